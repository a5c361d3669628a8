import { expect, it } from 'vitest';
import { questionMail } from './AskSomebody.tsx';

it('asks for options by name and help, and for a safe way where one of them is a secret', () => {
  const mail = questionMail([['oidcClientId'], ['oidcClientSecret']]);
  expect(mail).toMatch(/^Hello,\n\nI am setting up/);
  expect(mail).toContain('1. OIDC client ID (oidcClientId)\n   ');
  expect(mail).toContain('2. OIDC client secret (oidcClientSecret)\n   ');
  expect(mail).toContain('do not send a secret by mail');
  expect(questionMail([['baseUrl']])).not.toContain('secret by mail');
});
