import { parseHjson } from 'hjson-document';
import { describe, expect, test } from 'vitest';
import { programAt } from './programAt.ts';

/** The text with `|` for the cursor. */
function at(marked: string) {
  const offset = marked.indexOf('|');
  return programAt(parseHjson(marked.replace('|', '')), offset);
}

const inParams = (written: string) =>
  `{\n  gatewayOAuth2: {\n    endpointParams: {\n      host: ${written}\n    }\n  }\n}\n`;

describe('the program around the cursor', () => {
  test.each([
    ['in double quotes', '"upper(|sourceID)"', 'upper(sourceID)', 6],
    ['at its beginning', '"|sourceID"', 'sourceID', 0],
    ['at its end', '"sourceID|"', 'sourceID', 8],
    ['empty', '"|"', '', 0],
    ['behind escapes', '"\\"a\\u0062\\" + |x"', '"ab" + x', 7],
    ['in single quotes', "'upper(|sourceID)'", 'upper(sourceID)', 6],
    ['quoteless', 'upper(|sourceID)', 'upper(sourceID)', 6],
    ['multi-line', "\n        '''\n        upper(\n          |sourceID)\n        '''", 'upper(\n  sourceID)', 9],
  ])('%s', (_, marked, source, offset) => {
    expect(at(inParams(marked))).toMatchObject({ source, offset });
  });
});

test.each([
  ['a key', '{gatewayOAuth2: {endpointParams: {ho|st: "x"}}}'],
  ['before the quote', '{gatewayOAuth2: {endpointParams: {host: |"x"}}}'],
  ['another option', '{baseUrl: "x|"}'],
  ['a deeper value', '{gatewayOAuth2: {endpointParams: {host: {a: "x|"}}}}'],
  ['a number', '{gatewayOAuth2: {endpointParams: {host: 1|2}}}'],
])('none at %s', (_, marked) => expect(at(marked)).toBeUndefined());

test('ranges are mapped to the text, through escapes', () => {
  const text = inParams('"\\"a\\" + nope"');
  const program = programAt(parseHjson(text), text.indexOf('nope'));
  const range = program?.toDocument({ start: 6, end: 10 });
  expect(text.slice(range?.start, range?.end)).toBe('nope');
});
