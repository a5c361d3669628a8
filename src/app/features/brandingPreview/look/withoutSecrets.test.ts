import { expect, it } from 'vitest';
import { readBranding } from '../../../../branding/index.ts';
import { analyseConfig } from '../../../../config/index.ts';
import { parseHjson } from '../../../../hjson/index.ts';
import { withoutSecrets } from './withoutSecrets.ts';

it('draws dots in place of a text in which a secret has ended up, and any other text as it is', () => {
  const text =
    '{\n  organisationName: Example clientSecret: FAKE-torn-secret\n  loginPageBackgroundPath: /srv/a.png\n}';
  const branding = withoutSecrets(readBranding(analyseConfig(parseHjson(text), 'latest'), () => undefined));
  expect(branding).toMatchObject({ organisationName: '•••', backgroundPath: '/srv/a.png', logoPath: '' });
});
