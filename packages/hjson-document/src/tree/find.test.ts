import { withCursor } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { findMember, findNode, pathAt } from './find.ts';

describe('pathAt', () => {
  test.each([
    { marked: 'a|a: 1\n', path: ['aa'] },
    { marked: 'aa: 1|\n', path: ['aa'] },
    { marked: 'aa: 1\n|\nb: 2', path: [] },
    { marked: '{ o: { in|ner: x } }\n', path: ['o', 'inner'] },
    { marked: '{ o: {| inner: "x" } }', path: ['o'] },
    { marked: 'l: [1, {a: |2}]', path: ['l', 1, 'a'] },
    { marked: '|', path: [] },
    { marked: 'garbage|\na: 1\n', path: [] },
    { marked: 'a: "unclosed|\nb: 1\n', path: ['a'] },
  ])('$marked', ({ marked, path }) => {
    const { text, offset } = withCursor(marked);
    expect(pathAt(parseHjson(text), offset)).toEqual(path);
  });
});

describe('findNode and findMember', () => {
  const document = parseHjson('a: 1\na: 2\no: {__proto__: {x: 3}, toString: 4}\nl: [5]\nbroken: "x\n');

  test('of duplicates the last one', () => {
    expect(findNode(document, ['a'])).toMatchObject({ value: 2 });
    expect(findMember(document, ['a'])?.range.start).toBe(5);
  });

  test('keys of prototypes are ordinary keys', () => {
    expect(findNode(document, ['o', '__proto__', 'x'])).toMatchObject({ value: 3 });
    expect(findNode(document, ['o', 'toString'])).toMatchObject({ value: 4 });
    expect(findNode(document, ['o', 'constructor'])).toBeUndefined();
  });

  test('elements, the root, and what is not there', () => {
    expect(findNode(document, ['l', 0])).toMatchObject({ value: 5 });
    expect(findNode(document, ['l', '0'])).toBeUndefined();
    expect(findNode(document, [])).toBe(document.root);
    expect(findNode(document, ['a', 'b'])).toBeUndefined();
    expect(findMember(document, [])).toBeUndefined();
  });

  test('a damaged value has a member and no node', () => {
    expect(findNode(document, ['broken'])).toBeUndefined();
    expect(findMember(document, ['broken'])).toHaveProperty('value', undefined);
  });
});
