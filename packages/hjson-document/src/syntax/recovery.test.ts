import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, test } from 'vitest';
import { toPortableJson } from '../values/json.ts';
import { nodeValue } from '../values/values.ts';
import type { HjsonErrorCode } from './errorCodes.ts';
import { parseHjson } from './parseHjson.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  /** What is still there, as JSON. */
  readonly value: string;
  /** Each error as its code and the text of its range. */
  readonly errors: readonly (readonly [code: HjsonErrorCode, source: string])[];
  readonly damage: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'a line of garbage',
    text: '{\n  a: 1\n  garbage, "here\n  b: 2\n}\n',
    value: '{"a":1,"b":2}',
    errors: [['missing-colon', 'garbage, "here']],
    damage: ['garbage, "here'],
  },
  {
    name: 'a word at the end',
    text: 'b: 2\nfoo',
    value: '{"b":2}',
    errors: [['missing-colon', 'foo']],
    damage: ['foo'],
  },
  {
    name: 'a missing colon on one line',
    text: '{a 1, b: 2}',
    value: '{"b":2}',
    errors: [['missing-colon', 'a 1']],
    damage: ['a 1'],
  },
  {
    name: 'a missing colon before an object',
    text: 'foo {\n a: 1\n}\nb: 2\n',
    value: '{"b":2}',
    errors: [['missing-colon', 'foo']],
    damage: ['foo {\n a: 1\n}'],
  },
  {
    name: 'a key with a space',
    text: 'shop Desk: {\n a: 1\n}\nb: 2\n',
    value: '{"b":2}',
    errors: [['space-in-key', 'shop Desk']],
    damage: ['shop Desk: {\n a: 1\n}'],
  },
  {
    name: 'a colon without a key',
    text: ': 5\nb: 1\n',
    value: '{"b":1}',
    errors: [['missing-key', ':']],
    damage: [': 5'],
  },
  {
    name: 'a value without a key',
    text: '{ {x:1} b: 2}',
    value: '{"b":2}',
    errors: [['stray-value', '{']],
    damage: ['{x:1}'],
  },
  { name: 'a key without a value', text: '{\n  a:\n}\n', value: '{}', errors: [['missing-value', 'a:']], damage: [] },
  {
    name: 'two colons',
    text: '{\n  a:: 5\n  b: 1\n}',
    value: '{"b":1}',
    errors: [['missing-value', 'a:']],
    damage: [': 5'],
  },
  {
    name: 'superfluous commas',
    text: '{,a:1,,b:2}',
    value: '{"a":1,"b":2}',
    errors: [
      ['stray-comma', ','],
      ['stray-comma', ','],
    ],
    damage: [',', ','],
  },
  {
    name: 'an unclosed quote',
    text: '{\n  a: "unclosed\n  b: 2\n}\n',
    value: '{"b":2}',
    errors: [['unclosed-string', '"unclosed']],
    damage: ['"unclosed'],
  },
  {
    name: 'an unclosed quote around a key',
    text: 'a: 1\n"b\nc: 2\n',
    value: '{"a":1,"c":2}',
    errors: [['unclosed-string', '"b']],
    damage: ['"b'],
  },
  {
    name: 'a bad escape',
    text: 'a: "C:\\dir"\nb: 1\n',
    value: '{"b":1}',
    errors: [['bad-escape', '\\d']],
    damage: ['"C:\\dir"'],
  },
  {
    name: "an unclosed '''",
    text: "{\n  a: '''unclosed\n    more\n  b: 2\n}\n",
    value: '{"b":2}',
    errors: [['unclosed-multiline', "'''"]],
    damage: ["'''unclosed\n    more"],
  },
  {
    name: 'an unclosed object in the middle',
    text: '{\n  a: 1\n  o: {\n    x: 1\n    y: {\n      z: 2\n    }\n  b: 2\n  c: 3\n}\n',
    value: '{"a":1,"o":{"x":1,"y":{"z":2}},"b":2,"c":3}',
    errors: [['unclosed-object', '{']],
    damage: [],
  },
  {
    name: 'an unclosed array in the middle',
    text: '{\n  a: [1, 2\n  b: 2\n}\n',
    value: '{"a":[1,2],"b":2}',
    errors: [['unclosed-array', '[']],
    damage: [],
  },
  {
    name: 'everything unclosed',
    text: '{\n  a: 1\n  o: {\n    x: 1\n',
    value: '{"a":1,"o":{"x":1}}',
    errors: [
      ['unclosed-object', '{'],
      ['unclosed-object', '{'],
    ],
    damage: [],
  },
  {
    name: 'a closer swallowed by text without quotes',
    text: '{\n  a: { t: plain }\n  b: 2\n}\n',
    value: '{"a":{},"b":2}',
    errors: [['closer-in-string', 'plain']],
    damage: ['plain'],
  },
  {
    name: 'all closers swallowed on one line',
    text: '{ a: x, b: { c: y } }',
    value: '{}',
    errors: [['closer-in-string', 'x, b: { c: y }']],
    damage: ['x, b: { c: y }'],
  },
  {
    name: 'a superfluous closer between members',
    text: '{\n  a: 1\n  }\n  b: 2\n}\n',
    value: '{"a":1,"b":2}',
    errors: [['stray-closer', '}']],
    damage: ['}'],
  },
  {
    name: 'a superfluous closer without braces',
    text: 'a: 1\n}\nb: 2\n',
    value: '{"a":1,"b":2}',
    errors: [['stray-closer', '}']],
    damage: ['}'],
  },
  {
    name: 'a superfluous closer at the end',
    text: '{a:1}}\n',
    value: '{"a":1}',
    errors: [['text-after-root', '}']],
    damage: ['}'],
  },
  {
    name: 'numbers that no server accepts',
    text: 'a: 1.\nb: 1e400\n',
    value: '{"a":1.,"b":1e400}',
    errors: [
      ['lax-number', '1.'],
      ['number-out-of-range', '1e400'],
    ],
    damage: [],
  },
];

describe('what is left of a broken text', () => {
  test.each(cases)('$name', ({ text, value, errors, damage }) => {
    const document = parseHjson(text);
    expect(document.verdict.ok).toBe(false);
    expect(toPortableJson(nodeValue(document.root)).replaceAll('\\u007b', '{')).toBe(value);
    expect(document.errors.map(({ code, range }) => [code, text.slice(range.start, range.end)])).toEqual(errors);
    expect(document.damage.map(({ start, end }) => text.slice(start, end))).toEqual(damage);
  });
});

test('a text that fails as an object and is one line is one string for the server, and still an object here', () => {
  const { root, goRoot, verdict, errors } = parseHjson('a: 1,,');
  expect(verdict).toEqual({ ok: true });
  expect(goRoot).toMatchObject({ kind: 'string', value: 'a: 1,,' });
  expect(root).toMatchObject({ kind: 'object', members: [{ key: { name: 'a' } }] });
  expect(errors.map(({ code }) => code)).toEqual(['stray-comma']);
});

describe('a megabyte of the same, or ten thousand brackets', () => {
  const megabyte = 1 << 20;
  const hard: readonly (readonly [name: string, text: string])[] = [
    ['opening brackets', '['.repeat(10_000)],
    ['balanced brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['nested objects', `${'{a:\n'.repeat(9_000)}1\n${'}\n'.repeat(9_000)}`],
    ['commas', ','.repeat(megabyte)],
    ['commas in text without quotes', `a: x${','.repeat(megabyte)}`],
    ['closers', '}'.repeat(megabyte)],
    ['closers in text without quotes', `{a: x${'}'.repeat(megabyte)}`],
    ['hashes in text without quotes', `a: 1x${'#'.repeat(megabyte)}`],
    ['members on one line', `{${'a: 1, '.repeat(megabyte / 8)}}`],
    ["''' texts on one line", `[${"'''a''' ".repeat(megabyte / 8)}]`],
    ['colons', `a${':'.repeat(megabyte)}`],
    ['unclosed quotes', 'a: "x\n'.repeat(megabyte / 8)],
    ['lines without colons', 'a a\n'.repeat(megabyte / 8)],
    ['NULs', '\0'.repeat(megabyte)],
    ['comment openers', '/*'.repeat(megabyte / 2)],
  ];

  test.each(hard)('%s', measured, (_name, text) => {
    const small = parseHjson(text.slice(0, text.length >> 3));
    expect(small.text.length).toBe(text.length >> 3);
    // Linear costs well under a second on any machine; quadratic would take minutes.
    expect(processorTime(() => parseHjson(text))).toBeLessThan(20_000);
    const document = parseHjson(text);
    expect(() => nodeValue(document.root)).not.toThrow();
    expect(document.verdict.ok || document.errors.length > 0).toBe(true);
  });
});
