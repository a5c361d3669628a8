import { applyEdits, type ValuePath } from 'source-text';
import { describe, expect, test } from 'vitest';
import { parseAsStruct, parseHjson } from '../syntax/parseHjson.ts';
import { structReaders } from '../syntax/parserTypes.ts';
import { fromPlain, plainValueOf } from '../values/values.ts';
import { setValue } from './setValue.ts';

interface SetCase {
  readonly name: string;
  readonly text: string;
  readonly path: ValuePath;
  readonly value: unknown;
  readonly after: string;
}

const replaced: readonly SetCase[] = [
  { name: 'a number', text: 'port: 587 # c\n', path: ['port'], value: 25, after: 'port: 25 # c\n' },
  { name: 'text without quotes', text: 'a: x y\n', path: ['a'], value: 'z', after: 'a: z\n' },
  { name: 'text that cannot go without quotes', text: 'a: x y\n', path: ['a'], value: '#fff', after: 'a: "#fff"\n' },
  { name: 'text that looks like a number', text: 'a: x\n', path: ['a'], value: '587', after: 'a: "587"\n' },
  { name: 'text that is empty', text: 'a: x\nb: 1\n', path: ['a'], value: '', after: 'a: ""\nb: 1\n' },
  { name: 'double quotes', text: '{"a":"x"}', path: ['a'], value: 'y"z', after: '{"a":"y\\"z"}' },
  { name: 'single quotes', text: "a: 'x' # c\n", path: ['a'], value: "it's", after: "a: 'it\\'s' # c\n" },
  { name: 'a number by text', text: 'a: 5, b: 1\n', path: ['a'], value: 'x', after: 'a: "x", b: 1\n' },
  {
    name: 'text by a number before another member',
    text: '{"a":"x""b":1}',
    path: ['a'],
    value: 5,
    after: '{"a":5,"b":1}',
  },
  {
    name: "a ''' block",
    text: "{\n  a:\n    '''\n    one\n    two\n    '''\n}\n",
    path: ['a'],
    value: 'three\n\n  four',
    after: "{\n  a:\n    '''\n    three\n\n      four\n    '''\n}\n",
  },
  {
    name: "a ''' block by text that it cannot hold",
    text: "a: '''x'''\n",
    path: ['a'],
    value: "'''",
    after: `a: "'''"\n`,
  },
  {
    name: 'an object',
    text: '{\n  o: {\n    a: x\n  }\n}\n',
    path: ['o'],
    value: { b: 'y', c: { d: 1 } },
    after: '{\n  o: {\n    b: y\n    c: {\n      d: 1\n    }\n  }\n}\n',
  },
  { name: 'the last of duplicates', text: 'a: 1\na: 2\n', path: ['a'], value: 3, after: 'a: 1\na: 3\n' },
  { name: 'an element of a list', text: 'l: [1, 2]\n', path: ['l', 1], value: 3, after: 'l: [1, 3]\n' },
  { name: 'a missing value', text: '{\n  a:\n}\n', path: ['a'], value: 'x', after: '{\n  a: "x"\n}\n' },
  { name: 'a number that the server refuses', text: 'a: 587.\n', path: ['a'], value: 587, after: 'a: 587\n' },
  {
    name: 'beside a broken line',
    text: 'garbage\nport: 25\n',
    path: ['port'],
    value: 26,
    after: 'garbage\nport: 26\n',
  },
  {
    name: 'null in place of an object',
    text: 'o: null # c\n',
    path: ['o', 'a'],
    value: 1,
    after: 'o: {\n  a: 1\n} # c\n',
  },
  {
    name: 'null in place of the root',
    text: '# c\nnull\n',
    path: ['o', 'a'],
    value: 1,
    after: '# c\n{\n  o: {\n    a: 1\n  }\n}\n',
  },
  { name: 'a character beyond U+FFFF', text: 'a: "x"\n', path: ['a'], value: '😀\u0001', after: 'a: "😀\\u0001"\n' },
];

test.each(replaced)('replaces $name', ({ text, path, value, after }) => {
  const outcome = setValue(parseHjson(text), path, fromPlain(value));
  expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
});

describe('an edit that cannot be placed safely says why', () => {
  test.each([
    { text: 'a: "x\nb: 1\n', path: ['a'], reason: /is broken/ },
    { text: '{\n  o: {\n    a: 1\n', path: ['o', 'b'], reason: /not closed/ },
    { text: 'a: 1\n', path: ['a', 'b'], reason: /an object is needed/ },
    { text: 'a: 1\n', path: [], reason: /as a whole/ },
    { text: 'l: [1]\n', path: ['l', 1], reason: /List/ },
    { text: '/* a: 1\n', path: ['b'], reason: /never closed/ },
  ])('$path in $text', ({ text, path, reason }) => {
    const outcome = setValue(parseHjson(text), path, 'x');
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe('with the typed reading', () => {
  const goStringFields = (path: ValuePath) => (path[0] === 'text' ? true : path[0] === 'number' ? false : undefined);

  test('a string beside an unquoted number in a text option reads the same in both', () => {
    const text = '{text: 5\nnumber: 1}\n';
    const outcome = setValue(parseHjson(text), ['number'], fromPlain(2), { goStringFields });
    expect(outcome.ok && applyEdits(text, outcome.edits)).toBe('{text: 5\nnumber: 2}\n');
  });

  test('a bare word under an unknown key after a text keeps what follows readable for hjson-go before 4.6, too', () => {
    const text = '{ text: "a", list: [1], number: 5 }\n';
    const outcome = setValue(parseHjson(text), ['list'], false, { goStringFields });
    const edited = outcome.ok ? applyEdits(text, outcome.edits) : '';
    expect(edited).toBe('{ text: "a", list: false\n, number: 5 }\n');
    for (const reader of structReaders) {
      const typed = parseAsStruct(edited, goStringFields, reader);
      expect(typed.goRoot && plainValueOf(typed.goRoot)).toMatchObject({ text: 'a', number: 5 });
    }
  });

  test('an added number is kept away from the line of an unquoted text option', () => {
    const text = '{ number: 1, text: 5 }\n';
    const outcome = setValue(parseHjson(text), ['text'], 'x', { goStringFields });
    expect(outcome.ok && applyEdits(text, outcome.edits)).toBe('{ number: 1, text: "x" }\n');
  });
});
