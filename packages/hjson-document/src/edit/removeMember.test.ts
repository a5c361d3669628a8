import { applyEdits } from 'source-text';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { removeDuplicate, removeMember } from './removeMember.ts';

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

test('refuses to remove what is not there', () => {
  expect(removeMember(parseHjson('a: 1\n'), ['b'])).toMatchObject({ ok: false });
});
