import { applyEdits, type ValuePath } from 'source-text';
import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { fromPlain } from '../values/values.ts';
import { setValue } from './setValue.ts';

interface AddCase {
  readonly name: string;
  readonly text: string;
  readonly path: ValuePath;
  readonly value: unknown;
  readonly after: string;
  readonly order?: readonly string[];
}

const order = ['first', 'second', 'third', 'fourth'];

const added: readonly AddCase[] = [
  { name: 'to an empty text', text: '', path: ['a'], value: 'x', after: 'a: "x"\n' },
  { name: 'to a text of comments', text: '# head\n', path: ['a'], value: 1, after: '# head\n\na: 1\n' },
  { name: 'to empty braces on one line', text: '{}', path: ['a'], value: 1, after: '{ a: 1 }' },
  { name: 'to empty braces', text: '{\n}\n', path: ['a'], value: 1, after: '{\n  a: 1\n}\n' },
  {
    name: 'to a nested empty object',
    text: '{\n\to: {}\n}\n',
    path: ['o', 'a'],
    value: 1,
    after: '{\n\to: {\n\t\ta: 1\n\t}\n}\n',
  },
  {
    name: 'to braces with comments alone',
    text: '{\n  # nobody owns me\n}\n',
    path: ['a'],
    value: 1,
    after: '{\n  a: 1\n  # nobody owns me\n}\n',
  },
  {
    name: 'apart from comments below those that hold it twice',
    text: '{\n  a: 1\n  // b: 2\n  // b: 3\n  // of nothing\n\n  c: 4\n}\n',
    path: ['b'],
    value: 5,
    after: '{\n  a: 1\n  // b: 2\n  // b: 3\n  // of nothing\n\n  b: 5\n\n  c: 4\n}\n',
  },
  { name: 'without braces', text: 'a: x\n', path: ['b'], value: 'y', after: 'a: x\nb: y\n' },
  { name: 'without a line break at the end', text: 'a: x', path: ['b'], value: 1, after: 'a: x\nb: 1' },
  { name: 'to one line', text: '{"a":1,"b":"x"}', path: ['c'], value: 'y', after: '{"a":1,"b":"x","c":"y"}' },
  { name: 'to one line with spaces', text: '{ a: 1 }', path: ['b'], value: 'y', after: '{ a: 1, b: "y" }' },
  {
    name: 'in the style of JSON',
    text: '{\n  "a": "x",\n  "b": 1\n}\n',
    path: ['c'],
    value: 'y',
    after: '{\n  "a": "x",\n  "b": 1,\n  "c": "y"\n}\n',
  },
  {
    name: 'in the style of JSON with commas at the end',
    text: '{\n  "a": 1,\n  "b": 2,\n}\n',
    path: ['c'],
    value: 3,
    after: '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n}\n',
  },
  {
    name: 'with CR LF',
    text: '{\r\n  a: x\r\n}\r\n',
    path: ['b'],
    value: 'y',
    after: '{\r\n  a: x\r\n  b: y\r\n}\r\n',
  },
  {
    name: 'with tabs',
    text: '{\n\ta: x\n}\n',
    path: ['b'],
    value: { c: 1 },
    after: '{\n\ta: x\n\tb: {\n\t\tc: 1\n\t}\n}\n',
  },
  {
    name: 'behind a comment on the line, before the comments of the next',
    text: '{\n  first: 1 # its own\n  # of the third\n  third: 3\n}\n',
    path: ['second'],
    value: 2,
    order,
    after: '{\n  first: 1 # its own\n  second: 2\n  # of the third\n  third: 3\n}\n',
  },
  {
    name: 'before the first that follows, with what that owns',
    text: '{\n  # of the third\n  third: 3\n}\n',
    path: ['second'],
    value: 2,
    order,
    after: '{\n  second: 2\n  # of the third\n  third: 3\n}\n',
  },
  {
    name: 'below the head of a text without braces',
    text: '# head of the file\nthird: 3\n',
    path: ['second'],
    value: 2,
    order,
    after: '# head of the file\nthird: 3\nsecond: 2\n',
  },
  {
    name: 'before comments at the end of a block',
    text: '{\n  a: 1\n  # c: 3\n}\n',
    path: ['b'],
    value: 2,
    after: '{\n  a: 1\n  b: 2\n  # c: 3\n}\n',
  },
  {
    name: 'with the objects above it',
    text: '{\n  a: "x"\n}\n',
    path: ['o', 'p', 'q'],
    value: 'y',
    after: '{\n  a: "x"\n  o: {\n    p: {\n      q: "y"\n    }\n  }\n}\n',
  },
  {
    name: 'below trailing spaces, which stay on their line',
    text: '{\r\n  first: x   \r\n  third: 3 \t\r\n  fifth: 5 /* of it */  \r\n}\r\n',
    path: ['second'],
    value: 2,
    order,
    after: '{\r\n  first: x   \r\n  second: 2\r\n  third: 3 \t\r\n  fifth: 5 /* of it */  \r\n}\r\n',
  },
  {
    name: 'below trailing spaces, with the comma before them',
    text: '{\n  "a": 1,\n  "b": "x"  \n}\n',
    path: ['c'],
    value: 3,
    after: '{\n  "a": 1,\n  "b": "x",  \n  "c": 3\n}\n',
  },
  { name: 'below trailing spaces of the last line', text: 'a: x  ', path: ['b'], value: 1, after: 'a: x  \nb: 1' },
  {
    name: 'without a comma where one member of several has one, and without touching that or its neighbours',
    text: 'a: "x",\nb: y\nc: 1\nd: true\n',
    path: ['e'],
    value: 'z w',
    after: 'a: "x",\nb: y\nc: 1\nd: true\ne: z w\n',
  },
  {
    name: 'without quotes where most texts have none, although most members have commas',
    text: '{\n  first: x\n  third: 3,\n  fourth: true,\n  fifth: y\n}\n',
    path: ['second'],
    value: 'z',
    order,
    after: '{\n  first: x\n  second: z\n  third: 3,\n  fourth: true,\n  fifth: y\n}\n',
  },
  {
    name: 'with a comma where most members have one, and none for the last, which has none',
    text: '{\n  a: 1,\n  b: 2\n  c: 3,\n  d: 4,\n  e: 5\n}\n',
    path: ['f'],
    value: 6,
    after: '{\n  a: 1,\n  b: 2\n  c: 3,\n  d: 4,\n  e: 5\n  f: 6\n}\n',
  },
  { name: 'under a name that needs quotes', text: 'a: 1\n', path: ['b c'], value: 2, after: 'a: 1\n"b c": 2\n' },
];

test.each(added)('adds $name', ({ text, path, value, order: keys, after }) => {
  const outcome = setValue(parseHjson(text), path, fromPlain(value), keys ? { order: () => [keys] } : {});
  expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
});
