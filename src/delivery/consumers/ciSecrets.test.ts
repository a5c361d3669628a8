import { expect, test } from 'vitest';
import { targetOf, written } from '../../testing/targets.ts';
import { encodeFor } from './encodeFor.ts';

test.each([
  [
    'github-actions',
    `it's`,
    `gh secret set SERVICE_CONFIG_HJSON <<'END'\nit's\nEND\ngh secret set NO_PROXY <<'END'\na, b\nEND\n`,
  ],
  [
    'gitlab-ci',
    '$x234567',
    `glab variable set SERVICE_CONFIG_HJSON --raw --masked <<'END'\n$x234567\nEND\n# Not masked: it has a space.\nglab variable set NO_PROXY --raw <<'END'\na, b\nEND\n`,
  ],
  [
    'azure-devops',
    '{}',
    `az pipelines variable create --pipeline-name='deploy' --secret=true --name=SERVICE_CONFIG_HJSON --value=@- <<'END'\n{}\nEND\naz pipelines variable create --pipeline-name='deploy' --secret=true --name=NO_PROXY --value=@- <<'END'\na, b\nEND\n`,
  ],
  [
    'github-actions',
    'a\nEND\nEND_\n',
    `gh secret set SERVICE_CONFIG_HJSON <<'END__'\na\nEND\nEND_\nEND__\ngh secret set NO_PROXY <<'END'\na, b\nEND\n`,
  ],
])('%s stores %j', (id, value, expected) => expect(written(id, value)).toBe(expected));

test.each([
  ['github-actions', 'a ', 'a\n'],
  ['gitlab-ci', 'a\n b', ' a'],
  ['gitlab-ci', 'a\u0085b', 'a\u0085'],
  ['azure-devops', 'a\nb', 'a\r\nb'],
])('%s keeps %j, and refuses what its program would change', (id, kept, changed) => {
  const variable = (value: string) => encodeFor(targetOf(id), '{}', [{ name: 'NO_PROXY', value }]);
  expect(variable(kept).ok).toBe(true);
  expect(variable(changed)).toMatchObject({ ok: false, reason: expect.stringContaining('NO_PROXY') });
});

test.each(['1234567', 'with space', 'a\nbcdefghi'])('GitLab masks no %j, and the output says why', (value) => {
  const output = encodeFor(targetOf('gitlab-ci'), value, []);
  expect(output.ok && [output.text.includes('--masked'), output.text.includes('# Not masked: ')]).toEqual([
    false,
    true,
  ]);
  expect(output).toMatchObject({ warnings: [expect.stringContaining('GitLab cannot mask SERVICE_CONFIG_HJSON')] });
});
