import { describe, expect, test } from 'vitest';
import { applyEdits, type OptionPath } from '../../text/index.ts';
import { parseAsStruct, parseHjson } from '../syntax/parseHjson.ts';
import { structReaders } from '../syntax/parserTypes.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { fromPlain, plainValueOf } from '../values/values.ts';
import { removeDuplicate, removeMember } from './removeMember.ts';
import { renameKey } from './renameKey.ts';
import { setValue } from './setValue.ts';

interface SetCase {
  readonly name: string;
  readonly text: string;
  readonly path: OptionPath;
  readonly value: unknown;
  readonly after: string;
  readonly order?: readonly string[];
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
  { name: 'a character beyond U+FFFF', text: 'a: "x"\n', path: ['a'], value: '😀\u0001', after: 'a: "😀\\u0001"\n' },
];

const order = ['first', 'second', 'third', 'fourth'];

const added: readonly SetCase[] = [
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

function setIn({ text, path, value, order: keys }: SetCase): string {
  const outcome = setValue(parseHjson(text), path, fromPlain(value), keys ? { order: () => [keys] } : {});
  return outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason;
}

describe('replacing', () => {
  test.each(replaced)('$name', (example) => expect(setIn(example)).toBe(example.after));
});

describe('adding', () => {
  test.each(added)('$name', (example) => expect(setIn(example)).toBe(example.after));
});

describe('removing', () => {
  test.each([
    { name: 'a line', text: 'a: 1\nb: x\nc: 3\n', path: ['b'], after: 'a: 1\nc: 3\n' },
    {
      name: 'the comments that it owns',
      text: 'a: 1\n# of b\n// and this\nb: 2 # and this\nc: 3\n',
      path: ['b'],
      after: 'a: 1\nc: 3\n',
    },
    {
      name: 'no comment behind a blank line',
      text: '# nobody owns me\n\n# of b\nb: 2\n',
      path: ['b'],
      after: '# nobody owns me\n\n',
    },
    {
      name: 'no member that is commented out above it, nor what belongs to that',
      text: 'a: 1\n# of c\n# c: "x"\n# of b\nb: 2\n',
      path: ['b'],
      after: 'a: 1\n# of c\n# c: "x"\n',
    },
    {
      name: 'no member that is commented out directly above it',
      text: '{\n  # c: {\n  #   d: 1\n  # }\n  b: 2\n}\n',
      path: ['b'],
      after: '{\n  # c: {\n  #   d: 1\n  # }\n}\n',
    },
    {
      name: 'no header, and no comment that holds another member',
      text: '{\n  # ===== look =====\n  # the old one: accessReviewToolbarLogoPath: /x.svg\n  colour: red\n}\n',
      path: ['colour'],
      after: '{\n  # ===== look =====\n  # the old one: accessReviewToolbarLogoPath: /x.svg\n}\n',
    },
    {
      name: 'the note below a header alone',
      text: '// ---- look ----\n// why red\ncolour: red\nb: 1\n',
      path: ['colour'],
      after: '// ---- look ----\nb: 1\n',
    },
    {
      name: 'one paragraph above it',
      text: '# about the file\n# and who wrote it\n\n# why\na: 1\nb: 2\n',
      path: ['a'],
      after: '# about the file\n# and who wrote it\n\nb: 2\n',
    },
    {
      name: 'no comment in another indentation',
      text: '{\n# of the file\n  # of a\n  a: 1\n}\n',
      path: ['a'],
      after: '{\n# of the file\n}\n',
    },
    {
      name: 'no member that is commented out and never closed, nor what is below it',
      text: '{\n  # auth: {\n  #   user: some one\n  a: 1\n}\n',
      path: ['a'],
      after: '{\n  # auth: {\n  #   user: some one\n}\n',
    },
    {
      name: 'no end of a member that is commented out',
      text: '{\n  # auth {\n  #   user: some one\n  # }\n  # of a\n  a: 1\n}\n',
      path: ['a'],
      after: '{\n  # auth {\n  #   user: some one\n  # }\n}\n',
    },
    {
      name: 'no members in a block comment',
      text: '/* smtpAuth: {\n     username: x\n   } */\na: 1\nb: 2\n',
      path: ['a'],
      after: '/* smtpAuth: {\n     username: x\n   } */\nb: 2\n',
    },
    {
      name: 'the note of several comments, with CR LF and tabs',
      text: '{\r\n\t// ----\r\n\t// one\r\n\t/* two\r\n\t   lines */\r\n\ta: 1 // behind\r\n\tb: 2\r\n}\r\n',
      path: ['a'],
      after: '{\r\n\t// ----\r\n\tb: 2\r\n}\r\n',
    },
    {
      name: 'the note of the first member, and none beside the bracket',
      text: '{ # the server\n  # of a\n  a: 1\n  b: 2\n}\n',
      path: ['a'],
      after: '{ # the server\n  b: 2\n}\n',
    },
    {
      name: 'a note behind the comma, and comments between key and value',
      text: '{\n  "a": /* x */ 1, # of a\n  "b": # y\n    2, // of b\n  "c": 3\n}\n',
      path: ['b'],
      after: '{\n  "a": /* x */ 1, # of a\n  "c": 3\n}\n',
    },
    {
      name: 'a comment right before its key',
      text: '{/* of a */a: 1, b: 2}',
      path: ['a'],
      after: '{b: 2}',
    },
    {
      name: 'of duplicates, the note of the one that counts and the lines of the others',
      text: '# head\na: 1 # one\n# of b\nb: 0\n# two\na: 2\n',
      path: ['a'],
      after: '# head\n# of b\nb: 0\n',
    },
    {
      name: 'no comment of a neighbour',
      text: 'a: 1 # of a\nb: 2\n# of c\nc: 3\n',
      path: ['b'],
      after: 'a: 1 # of a\n# of c\nc: 3\n',
    },
    { name: 'from one line, first', text: '{ a: 1, b: 2 }', path: ['a'], after: '{ b: 2 }' },
    { name: 'from one line, in between', text: '{ a: 1, b: 2, c: 3 }', path: ['b'], after: '{ a: 1, c: 3 }' },
    { name: 'from one line, last', text: '{ a: 1, b: 2 }', path: ['b'], after: '{ a: 1 }' },
    { name: 'from one line, alone', text: '{"a":1}', path: ['a'], after: '{}' },
    {
      name: 'from one line, beside comments',
      text: '{ a: 1 /* a */, /* b */ b: 2 }',
      path: ['b'],
      after: '{ a: 1 /* a */ }',
    },
    {
      name: 'the comma that would be left at the end',
      text: '{\n  "a": 1,\n  "b": 2\n}',
      path: ['b'],
      after: '{\n  "a": 1\n}',
    },
    {
      name: 'no comma where they are at every end',
      text: '{\n  "a": 1,\n  "b": 2,\n}',
      path: ['b'],
      after: '{\n  "a": 1,\n}',
    },
    { name: 'an object', text: 'a: 1\no: {\n  x: 1 # y\n}\nb: 2\n', path: ['o'], after: 'a: 1\nb: 2\n' },
    { name: 'the last line without a line break', text: 'a: 1\r\nb: 2', path: ['b'], after: 'a: 1' },
    { name: 'all duplicates', text: 'a: 1\nb: 2 # one\n# other\nb: 3\nc: 4\n', path: ['b'], after: 'a: 1\nc: 4\n' },
    { name: 'with CR LF', text: '{\r\n  a: 1\r\n  b: 2\r\n}\r\n', path: ['a'], after: '{\r\n  b: 2\r\n}\r\n' },
    {
      name: 'a nested member',
      text: '{\n  o: {\n    a: 1\n    b: 2\n  }\n}\n',
      path: ['o', 'a'],
      after: '{\n  o: {\n    b: 2\n  }\n}\n',
    },
  ])('$name', ({ text, path, after }) => {
    const outcome = removeMember(parseHjson(text), path);
    expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
  });
});

describe('removing a duplicate that does not count', () => {
  test.each([
    {
      name: 'takes its line, and nothing above it',
      text: '# one\n# ==== limits ====\n# why\na: 1 # own\nb: 2\na: 3\n',
      after: '# one\n# ==== limits ====\n# why\nb: 2\na: 3\n',
    },
    { name: 'on one line', text: '{ a: 1, /* b */ b: 2, a: 3 }', after: '{ /* b */ b: 2, a: 3 }' },
    {
      name: 'in an object that does not count either',
      text: 'o: {\n  # x\n  a: 1\n  a: 2\n}\no: {}\n',
      after: 'o: {\n  # x\n  a: 2\n}\no: {}\n',
    },
    {
      name: 'of several lines, with CR LF',
      text: '{\r\n  # of a\r\n  "a": {\r\n    x: 1 # y\r\n  },\r\n  "a": 2\r\n}\r\n',
      after: '{\r\n  # of a\r\n  "a": 2\r\n}\r\n',
    },
  ])('$name', ({ text, after }) => {
    const document = parseHjson(text);
    const first = nodeEntries(document).find(({ step }) => step === 'a')?.member;
    const outcome = removeDuplicate(document, first?.key.range ?? { start: 0, end: 0 });
    expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
  });
});

describe('renaming', () => {
  test.each([
    { name: 'a key', text: 'a: 1 # c\n', path: ['a'], to: 'b', after: 'b: 1 # c\n' },
    { name: 'to a name that needs quotes', text: 'a: 1\n', path: ['a'], to: 'b c', after: '"b c": 1\n' },
    { name: 'to the empty name', text: 'a: 1\n', path: ['a'], to: '', after: '"": 1\n' },
    { name: 'within its quotes', text: "'a': 1\n", path: ['a'], to: "it's", after: "'it\\'s': 1\n" },
    { name: 'to a name with a dot', text: '{o:{a:1}}', path: ['o', 'a'], to: 'x.y', after: '{o:{x.y:1}}' },
    {
      name: "a key whose ''' text counts its indentation from it",
      text: "a: '''\n     x\n   '''\n",
      path: ['a'],
      to: 'longer',
      after: "longer: '''\n          x\n        '''\n",
    },
  ])('$name', ({ text, path, to, after }) => {
    const outcome = renameKey(parseHjson(text), path, to);
    expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
  });
});

describe('an edit that cannot be placed safely says why', () => {
  test.each([
    { text: 'a: "x\nb: 1\n', path: ['a'], reason: /is broken/ },
    { text: '{\n  o: {\n    a: 1\n', path: ['o', 'b'], reason: /not closed/ },
    { text: 'a: 1\n', path: ['a', 'b'], reason: /needs an object/ },
    { text: 'a: 1\n', path: [], reason: /as a whole/ },
    { text: 'l: [1]\n', path: ['l', 1], reason: /List/ },
    { text: '/* a: 1\n', path: ['b'], reason: /never closed/ },
  ])('$path in $text', ({ text, path, reason }) => {
    const outcome = setValue(parseHjson(text), path, 'x');
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  test('a name that is taken', () => {
    expect(renameKey(parseHjson('a: 1\nb: 2\n'), ['a'], 'b')).toMatchObject({ ok: false });
  });

  test('nothing to remove', () => {
    expect(removeMember(parseHjson('a: 1\n'), ['b'])).toMatchObject({ ok: false });
  });
});

describe('with the typed reading', () => {
  const goStringFields = (path: OptionPath) => (path[0] === 'text' ? true : path[0] === 'number' ? false : undefined);

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
      expect(typed.serverRoot && plainValueOf(typed.serverRoot)).toMatchObject({ text: 'a', number: 5 });
    }
  });

  test('an added number is kept away from the line of an unquoted text option', () => {
    const text = '{ number: 1, text: 5 }\n';
    const outcome = setValue(parseHjson(text), ['text'], 'x', { goStringFields });
    expect(outcome.ok && applyEdits(text, outcome.edits)).toBe('{ number: 1, text: "x" }\n');
  });
});
