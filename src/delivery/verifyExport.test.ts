import { nodeValue, parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { differenceToSecondReader, verifyExport } from './verifyExport.ts';

describe('verifyExport', () => {
  it.each([
    ['the same data', '{ a: 1, b: [true, null, "x"] }', '{"b":[true,null,"x"],"a":1}', false],
    ['the same data in the same order', '{ a: 1 # note\n }', '{"a":1}', true],
    ['a digit that a double does not have', '{ a: 12345678901234567890 }', '{"a":12345678901234567891}', false],
    ['a number for a text', '{ a: "1" }', '{"a":1}', false],
    ['a key less', '{ a: 1, b: 2 }', '{"a":1}', false],
    ['a text that cannot be read', '{ a: 1 }', '{"a":1', false],
    ['a key that the second reader loses', '{ "__proto__": { a: 1 }, b: 2 }', '{"__proto__":{"a":1},"b":2}', true],
    ['a pair of escapes', '{ a: "\\ud83d\\ude00" }', '{"a":"\ufffd\ufffd"}', true],
  ])('%s', (_name, original, exported, expected) => {
    expect(verifyExport(parseHjson(original), exported).ok).toBe(expected);
  });
});

describe('the second reader', () => {
  it.each([
    ['agrees', '{ a: { b: [1, { c: x\n }] } }', undefined],
    ['has no lax numbers', '{\n  a: 1e400\n}', ['a']],
    ['cuts what the server keeps', '{\n  a: x\ufeff\n}', ['a']],
    ['joins surrogate escapes, which is known', '{ a: "\\ud83d\\ude00" }', undefined],
    ['cannot read it', '{ a: ', []],
  ])('%s', (_name, text, path) => {
    expect(differenceToSecondReader(nodeValue(parseHjson(text).root), text)).toEqual(path);
  });
});
