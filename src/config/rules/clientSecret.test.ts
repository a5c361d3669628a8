import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

const id = '3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f';
const other = '4f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f';
const fakeSecret = `Fk08Q~${'fake-fake_'.repeat(3)}1234`;

test.each<[string, string, readonly string[]]>([
  [id, fakeSecret, []],
  ['review', other, []],
  [id, other, ['hint']],
  [id, id, ['warning']],
  ['review', 'review', ['warning']],
  [fakeSecret, other, ['warning']],
])('client ID %s, secret %s', (clientId, secret, severities) => {
  const expected = (path: string) => severities.map((severity) => `${severity} client-secret-id ${path}`);
  const fields = `clientId: "${clientId}", clientSecret: "${secret}"`;
  expect(problemLines(`{ oidcClientId: "${clientId}", oidcClientSecret: "${secret}" }`)).toEqual(
    expected('oidcClientSecret'),
  );
  expect(problemLines(`{ gatewayOAuth2: { ${fields} } }`)).toEqual(expected('gatewayOAuth2.clientSecret'));
  expect(problemLines(`{ smtpAuth: { mechanism: { type: "xOAuth2", ${fields} } } }`)).toEqual(
    expected('smtpAuth.mechanism.clientSecret'),
  );
});
