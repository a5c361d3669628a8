import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { refusalOfNames, targetOf, written } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test('templates in a value are escaped', () =>
  expect(written('terraform', '\u0024{a} %{b} $c "')).toBe(
    `locals {\n  server_environment = {\n    SERVICE_CONFIG_HJSON = "$\u0024{a} %%{b} $c \\""\n    NO_PROXY = "a, b"\n  }\n}\n`,
  ));

test.each([
  ['terraform-docker', { service: '"' }, 'Container: '],
  ['terraform-azure', { service: 'x'.repeat(33) }, 'up to 32'],
])('%s refuses %o', (id, names, reason) => expect(refusalOfNames(id, names)).toContain(reason));

test.each([
  ['terraform', 'e\u0301', 'decomposed'],
  ['terraform-google', 'x'.repeat(65_537), 'secret over 64 KiB'],
])('%s refuses a value', (id, value, reason) =>
  expect(written(id, value)).toMatch(new RegExp(`^refused: .*${reason}`)),
);

test('a decomposed character is escaped', () => {
  const output = exportTo(parseHjson('{ organisationName: "e\u0301" }'), targetOf('terraform'), []);
  expect(output.ok && output.text).toContain('\\\\u0301');
});

test('one that has no escape is refused', () =>
  expect(exportTo(parseHjson('{ organisationName: "\u{1d15e}" }'), targetOf('terraform'), []).ok).toBe(false));
