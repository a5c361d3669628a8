import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { exportedApart, targetOf } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test('references that the text has already get its form, without a value', () => {
  const { committed, secrets, warnings } = exportedApart(
    'kubernetes-apart',
    `{
  encryptionKey: "\${ENCRYPTION_KEY}"
  pgConnStr: '''postgres://app:$(DB_PASSWORD)@db/review'''
  oidcClientSecret: '''op://ops/review/secret'''
  smtpPort: \${SMTP_PORT}
  organisationName: '''$5 {{ .x | quote }} {{'''
}
`,
  );
  expect(secrets.map(({ name, value }) => [name, value])).toEqual([
    ['ENCRYPTION_KEY', undefined],
    ['DB_PASSWORD', undefined],
    ['SMTP_PORT', undefined],
  ]);
  expect(committed).toContain("encryptionKey: '''$(ENCRYPTION_KEY)'''");
  expect(committed).toContain('smtpPort: $(SMTP_PORT)\n');
  expect(committed).toContain("'''op://ops/review/secret'''");
  expect(committed).toContain("'''$$5 {{ .x | quote }} {{'''");
  expect(warnings).toEqual(['2 references stay as they are: nothing here replaces them.']);
});

test('a name that the server reads does not become a variable of it', () =>
  expect(exportTo(parseHjson(`{ baseUrl: '''\${HTTPS_PROXY}''' }`), targetOf('kubernetes-apart'), [])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('HTTPS_PROXY already is one'),
  }));
