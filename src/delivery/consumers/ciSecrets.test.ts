import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test.each([
  [
    'github-actions',
    `it's`,
    `gh secret set SERVICE_CONFIG_HJSON --body='it'\\''s'\ngh secret set NO_PROXY --body='a, b'\n`,
  ],
  [
    'gitlab-ci',
    '$x',
    `glab variable set SERVICE_CONFIG_HJSON --raw --value='$x'\nglab variable set NO_PROXY --raw --value='a, b'\n`,
  ],
  [
    'azure-devops',
    '{}',
    `az pipelines variable create --pipeline-name='deploy' --secret=true --name=SERVICE_CONFIG_HJSON --value='{}'\naz pipelines variable create --pipeline-name='deploy' --secret=true --name=NO_PROXY --value='a, b'\n`,
  ],
  ['azure-devops', '@settings.json', 'refused: az reads a value that begins with @ from a file: SERVICE_CONFIG_HJSON.'],
])('%s stores %j', (id, value, expected) => expect(written(id, value)).toBe(expected));
