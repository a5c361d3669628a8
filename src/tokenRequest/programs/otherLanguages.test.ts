import { compile } from 'expr-script';
import { expect, test } from 'vitest';
import { fromOtherLanguage } from './otherLanguages.ts';
import { programEnvironment } from './program.ts';

const compiles = (program: string) => compile(program, programEnvironment).ok;

test.each([
  ["'it''s'", "'it\\'s'"],
  ["'a' & sourceID", "'a' + sourceID"],
  ["'a&b' & sourceID", "'a&b' + sourceID"],
  ["'a' || sourceID", "'a' + sourceID"],
  ['"a" . sourceID', '"a" + sourceID'],
  ["concat('a', sourceID)", "'a' + sourceID"],
  ['baseURL.length', 'string(len(baseURL))'],
  ['sourceID.toLowerCase()', 'lower(sourceID)'],
  ['sourceID.trim() & "x"', 'trim(sourceID) + "x"'],
  ["baseURL.replace('a', 'b')", "replace(baseURL, 'a', 'b')"],
  ['sourceID.substring(0, 3)', 'sourceID[0:3]'],
  ["'gateway", "'gateway'"],
  ["sourceID + 'gateway", "sourceID + 'gateway'"],
])('%s is %s', (program, expected) => {
  expect(compiles(program)).toBe(false);
  expect(fromOtherLanguage(program, compiles)?.program).toBe(expected);
});

test.each(['nonsense(', 'sourceID.unknown()', "'a' +", 'strings.Join(sourceID)'])('%s stays', (program) =>
  expect(fromOtherLanguage(program, compiles)).toBeUndefined(),
);
