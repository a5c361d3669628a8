import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { exportedApart, nestedReference, targetOf } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test.each([
  ['external-secrets', '{{ .dbPassword | urlquery }}'],
  ['vault-agent', '{{ .Data.data.dbPassword | urlquery }}'],
])('%s fills in the names in a reference that says more', (id, written) => {
  const text = "{ pgConnStr: '''postgres://u:{{ .dbPassword | urlquery }}@db/d''' }";
  const { committed, secrets } = exportedApart(id, text);
  expect(committed).toContain(written);
  expect(secrets).toEqual([{ name: 'dbPassword', usedBy: ['pgConnStr'], value: undefined }]);
});

test.each(['external-secrets', 'vault-agent'])('%s refuses a field of a field', (id) =>
  expect(exportTo(parseHjson(nestedReference), targetOf(id), [])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('OIDC_CLIENT_SECRET instead of .oidc.clientSecret'),
  }),
);
