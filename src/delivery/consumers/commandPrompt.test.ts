import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test('quotes around all of an assignment are not a part of it', () =>
  expect(written('cmd', '{"a":1}')).toBe(`set "SERVICE_CONFIG_HJSON={"a":1}"\nset "NO_PROXY=a, b"\n`));

test.each([
  ['100%', 'command prompt'],
  ['x'.repeat(9_000), '9,000 bytes'],
])('%j is refused', (value, reason) => expect(written('cmd', value)).toMatch(new RegExp(`^refused: .*${reason}`)));
