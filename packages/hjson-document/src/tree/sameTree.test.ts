import { applyEdits } from 'source-text';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { findNode } from './find.ts';
import { isSameTree } from './sameTree.ts';

describe('without an edit', () => {
  test.each([
    ['the same text', '{a: 1, b: [x, "y"]}', '{a: 1, b: [x, "y"]}', true],
    ['another comment of the same length', '# one\na: 1\n', '# two\na: 1\n', true],
    ['another value', 'a: 1\n', 'a: 2\n', false],
    ['another lexeme of the same number', 'a: 1.0\n', 'a: 1e0\n', false],
    ['another kind', 'a: 1x\n', 'a: 12\n', false],
    ['another key', 'a: 1\n', 'b: 1\n', false],
    ['another place', 'a: 1\n', ' a: 1\n', false],
    ['one element more', '[1, 2]', '[1  ,]', false],
    ['a member without a value', '{a: 1}', '{a:}', false],
  ])('%s', (_, before, after, expected) => {
    expect(isSameTree(parseHjson(before).root, parseHjson(after).root)).toBe(expected);
  });
});

describe('around one edit', () => {
  const text = '{\n  a: first # note\n  b: "second"\n  c: {d: 3, e: [4, 5]} // end\n}\n';

  function isSameAround(path: readonly (string | number)[], newText: string): boolean {
    const document = parseHjson(text);
    const replaced = findNode(document, path);
    if (!replaced) throw new Error('nothing there');
    const edit = { range: replaced.range, newText };
    return isSameTree(document.root, parseHjson(applyEdits(text, [edit])).root, { edit, replaced });
  }

  test.each([
    ['a longer string', ['b'], '"second and more"', true],
    ['a number for a string', ['b'], '2', true],
    ['a shorter number', ['c', 'e', 0], '0', true],
    ['an object is not a scalar', ['b'], '{}', false],
    ['quoteless text that swallows the rest of its line', ['c', 'd'], 'x', false],
    ['text that ends the object', ['c', 'd'], '3}, f: {g: 1', false],
  ])('%s', (_, path, newText, expected) => {
    expect(isSameAround(path, newText)).toBe(expected);
  });
});
