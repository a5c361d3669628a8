import { expect, test } from 'vitest';
import { exportedApart, targetOf } from '../../testing/targets.ts';

test('a reference that is written for its engine stays', () => {
  const text = `{
  oidcClientSecret: '''op://ops/review/secret'''
  organisationName: '''$5 {{ .x | quote }} {{'''
}`;
  const { committed, warnings } = exportedApart('external-secrets', text);
  expect(committed).toContain(`'''$5 {{ .x | quote }} {{ "{{" }}'''`);
  expect(warnings).toEqual(['1 reference stays as it is: nothing here replaces it.']);
});

test.each([
  ['prod/server', true],
  ['Server_Config', true],
  ['two words', false],
])('the entry %j is one of a store: %s', (name, isRight) =>
  expect(targetOf('external-secrets').names?.item?.fault(name) === undefined).toBe(isRight),
);
