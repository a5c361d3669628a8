import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test('a line is written as it is', () =>
  expect(written('env-raw', `{"a":"'#"}`)).toBe(`SERVICE_CONFIG_HJSON={"a":"'#"}\nNO_PROXY=a, b\n`));

test.each(['a\nb', 'a\rb'])('%j is refused', (value) =>
  expect(written('env-raw', value)).toMatch(/^refused: .*line end/),
);
