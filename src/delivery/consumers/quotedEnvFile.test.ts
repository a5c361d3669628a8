import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test('values are in single quotes', () =>
  expect(written('env-quoted', '{"a":"#"}')).toBe(`SERVICE_CONFIG_HJSON='{"a":"#"}'\nNO_PROXY='a, b'\n`));

test.each([
  ["it's", 'apostrophe'],
  ['a\\', 'backslash'],
])('%j is refused', (value, reason) =>
  expect(written('env-quoted', value)).toMatch(new RegExp(`^refused: .*${reason}`)),
);
