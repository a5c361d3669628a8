import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test('quotes and backslashes are escaped', () =>
  expect(written('fish', `it's \\`)).toBe(`set -gx SERVICE_CONFIG_HJSON 'it\\'s \\\\'\nset -gx NO_PROXY 'a, b'\n`));
