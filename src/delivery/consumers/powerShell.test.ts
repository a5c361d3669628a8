import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { targetOf, written } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test('quotes of any kind are doubled', () =>
  expect(written('powershell', "it’s 'x'")).toBe(
    `$env:SERVICE_CONFIG_HJSON = 'it’’s ''x'''\n$env:NO_PROXY = 'a, b'\n`,
  ));

test.each([
  ['', 'empty'],
  ['x'.repeat(32_768), '32,768 bytes'],
])('%j is refused', (value, reason) =>
  expect(written('powershell', value)).toMatch(new RegExp(`^refused: .*${reason}`)),
);

test('letters beyond ASCII are escaped', () => {
  const output = exportTo(parseHjson('{ organisationName: "é" }'), targetOf('powershell'), []);
  expect(output.ok && output.text).toContain('\\u00e9');
});
