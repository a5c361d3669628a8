import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';
import { recognisePaste } from '../import/recognisePaste.ts';
import { noYaml } from '../import/yamlReader.ts';

test('quotes and backslashes are escaped', () =>
  expect(written('fish', `it's \\`)).toBe(`set -gx SERVICE_CONFIG_HJSON 'it\\'s \\\\'\nset -gx NO_PROXY 'a, b'\n`));

test('texts in quotes beside each other are read as one word', () => {
  const recognition = recognisePaste(`set -gx SERVICE_CONFIG_HJSON "{ smtpPort:"' 25 }'`, noYaml);
  expect(recognition.kind === 'found' && recognition.choices.map(({ text }) => text)).toEqual(['{ smtpPort: 25 }']);
});
