import { applyEdits } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import type { HjsonDocument } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { configTexts, hjsonTexts } from '../testing/hjsonTexts.ts';
import { scalarEdit } from '../testing/scalarEdits.ts';
import { entryAt } from '../tree/nodeEntries.ts';
import { isSameTree } from '../tree/sameTree.ts';
import { tokens } from '../tree/tokens.ts';
import { replaceScalar, type ScalarChange } from './replaceScalar.ts';

const cases = fuzzCount(2000);

function change(text: string, search: string, newText: string, document = parseHjson(text)): ScalarChange | undefined {
  const start = text.indexOf(search);
  expect(start).toBeGreaterThanOrEqual(0);
  const edit = { range: { start, end: start + search.length }, newText };
  return replaceScalar(document, edit, applyEdits(text, [edit]));
}

/** The same where there must be one. */
function changed(...given: Parameters<typeof change>): ScalarChange {
  const found = change(...given);
  if (!found) throw new Error('the change of one scalar was not followed');
  return found;
}

/** Undefined when the document is what the whole text reads as. */
function difference(document: HjsonDocument): string | undefined {
  const whole = parseHjson(document.text);
  if (!whole.verdict.ok || whole.errors.length > 0 || whole.goRoot !== whole.root) return 'the text has faults';
  if (!isSameTree(whole.root, document.root) || !isSameTree(document.root, whole.root)) return 'another tree';
  if (JSON.stringify(tokens(whole)) !== JSON.stringify(tokens(document))) return 'other tokens';
  return document.goRoot === document.root && document.damage.length === 0 ? undefined : 'other faults';
}

describe('one scalar', () => {
  const text = '{\n  a: first # note\n  b: "second", c: {d: 3, e: [true, null]}\n} // end\n';

  test.each([
    ['more text', 'first', 'first and more'],
    ['one letter', 'cond', 'con'],
    ['another kind', 'true', '"x"'],
    ['a number', '3', '-0.5e3'],
    ['null', 'null', 'false'],
  ])('%s', (_, search, newText) => {
    const { before, after, route, replaced, written } = changed(text, search, newText);
    expect(difference(after)).toBeUndefined();
    expect(written).toBe(entryAt(after, route)?.node);
    expect(replaced).toBe(entryAt(before, route)?.node);
  });

  test('of a text without braces', () => {
    expect(difference(changed('a: b\nc: d\n', 'b', 'bb').after)).toBeUndefined();
  });

  test('one after the other, at any place', () => {
    const first = changed(text, '3', '33').after;
    const second = changed(first.text, 'first', 'f', first).after;
    const third = changed(second.text, 'true', 'false', second).after;
    const fourth = changed(third.text, '33', '333', third).after;
    expect(difference(fourth)).toBeUndefined();
    expect(fourth.text).toContain('a: f # note');
  });
});

describe('what changes more than one scalar', () => {
  test.each([
    ['a key', '{a: 1}', 'a', 'b'],
    ['an object', '{a: 1}', '1', '{}'],
    ['a value and what follows it', '{a: 1, b: 2}', '1', 'x'],
    ['a comment behind the value', '{a: "x" }', '"x"', '"x" # password: fake'],
    ['a comment in its place', 'a: x\nb: y', 'x', '# x'],
    ['nothing in its place', 'a: x\nb: y', 'x', ''],
    ['a string that is no longer closed', '{a: "x"}', '"x"', '"x'],
    ['a string of several lines', 'a: x\nb: y', 'x', "'''x'''"],
    ['the indentation of a text behind it', "{a: 1, b: '''\n         x\n'''}", '1', '11'],
    ['a number that the server refuses', '{a: 1}', '1', '1e999'],
    ['a text with faults', '{a: 1, b}', '1', '2'],
    ['a value that is missing at the end', 'a: # note', '# note', '# note b'],
    ['the end of the input', '{a: [\nx\n]}', 'x', '\0'],
    ['a text that is one scalar', 'abc', 'b', 'd'],
  ])('%s', (_, text, search, newText) => {
    expect(change(text, search, newText)).toBeUndefined();
  });
});

const texts = [...configTexts(cases, 21), ...hjsonTexts(cases, 22), ...nastyTexts(cases, 23)];
test(`after random edits of ${texts.length} texts the document is what the text reads as`, () => {
  const random = new Random(24);
  const faults: string[] = [];
  let changes = 0;
  for (const text of texts) {
    let document = parseHjson(text);
    for (let round = 0; round < 4; round++) {
      const edit = scalarEdit(document, random);
      const found = edit && replaceScalar(document, edit, applyEdits(document.text, [edit]));
      if (!found) continue;
      changes++;
      const fault = difference(found.after);
      if (fault) faults.push(`${fault}: ${JSON.stringify(document.text)} ${JSON.stringify(edit)}`);
      document = found.after;
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(changes).toBeGreaterThan(texts.length / 5);
});
