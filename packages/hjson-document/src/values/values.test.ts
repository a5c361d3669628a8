import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { toPortableJson, toStrictJson } from './json.ts';
import { equalValues, fromPlain, nodeValue, plainValueOf } from './values.ts';

const valueIn = (text: string) => nodeValue(parseHjson(text).root);

test('numbers keep their lexemes, and duplicates their first place', () => {
  const value = valueIn('n: 1.50\nm: 9007199254740993\nn: 1e3\n');
  expect(toPortableJson(value)).toBe('{"n":1e3,"m":9007199254740993}');
});

test('plain values have no prototype', () => {
  const plain = plainValueOf(parseHjson('__proto__: {a: 1}\nconstructor: x\n').root);
  expect(Object.getPrototypeOf(plain)).toBeNull();
  expect(Object.keys(Object(plain))).toEqual(['__proto__', 'constructor']);
});

describe('fromPlain', () => {
  test.each([
    [1e21, '1e+21'],
    [-0, '-0'],
    [0.1, '0.1'],
    [Number.NaN, 'null'],
    [undefined, 'null'],
    [{ a: undefined, b: [1, 'x', null] }, '{"b":[1,"x",null]}'],
    [new Map([['__proto__', 1]]), '{"__proto__":1}'],
  ])('%j', (plain, json) => {
    expect(toPortableJson(fromPlain(plain))).toBe(json);
  });
});

test('a value that contains itself is null, at whatever depth', () => {
  const plain: { self?: object } = {};
  plain.self = plain;
  expect(fromPlain(plain)).toBeNull();
});

test('equal values', () => {
  expect(equalValues(valueIn('a: 1\nb: [x\n]'), valueIn('b: ["x"]\na: 1'))).toBe(true);
  expect(equalValues(valueIn('a: 1'), valueIn('a: 1.0'))).toBe(false);
  expect(equalValues(valueIn('a: null'), valueIn('b: null'))).toBe(false);
  expect(equalValues(valueIn('a: {}'), valueIn('a: []'))).toBe(false);
});

test('portable JSON escapes whatever a shell, YAML or systemd would touch, and nothing else', () => {
  const touched = '\'"\\$`!%#&|<>^{}\n\t\u0000\u007f\u0085\u2028\ufeff';
  const portable = toPortableJson(touched);
  expect(portable).toMatch(/^"(?:\\u[0-9a-f]{4})+"$/);
  expect(JSON.parse(portable)).toBe(touched);
  expect(toPortableJson('é😀/:;,=~[]()*?@ \u00a0')).toBe('"é😀/:;,=~[]()*?@ \u00a0"');
  expect(toPortableJson('\ud800x')).toBe('"\ufffdx"');
});

test('strict JSON is indented, and empty brackets stay together', () => {
  expect(toStrictJson(valueIn('a: {}\nb: [1, "x"]\nc: []\n'))).toBe(
    '{\n  "a": {},\n  "b": [\n    1,\n    "x"\n  ],\n  "c": []\n}',
  );
});
