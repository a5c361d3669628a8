import { expect, test } from 'vitest';
import { exportedApart, targetOf } from '../../testing/targets.ts';

test('a reference that is written for Vault stays unchanged', () => {
  const { committed, secrets } = exportedApart('vault-agent', "{ oidcClientSecret: '''{{ .Data.data.key }}''' }");
  expect(committed).toContain("'''{{ .Data.data.key }}'''");
  expect(secrets.map(({ name }) => name)).toEqual(['key']);
});

test.each([
  ['my_role', true],
  ['my role', false],
])('the role %j is one of Vault: %s', (name, isRight) =>
  expect(targetOf('vault-agent').names?.store?.fault(name) === undefined).toBe(isRight),
);
