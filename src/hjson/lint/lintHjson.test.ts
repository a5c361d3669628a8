import { describe, expect, test } from 'vitest';
import { editsOf } from '../../testing/editsOf.ts';
import { withRange } from '../../testing/marks.ts';
import { applyEdits } from '../../text/index.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import type { LintCode } from './codes.ts';
import { lintHjson } from './lintHjson.ts';

interface Case {
  readonly name: string;
  readonly code: LintCode;
  /** The text with the range of the problem marked. */
  readonly marked: string;
  /** The text after each fix, in their order. */
  readonly fixed: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'a comment behind text without quotes',
    code: 'comment-in-string',
    marked: 'name: Example «# the label»\nb: 1\n',
    fixed: ['name: "Example" # the label\nb: 1\n', 'name: "Example # the label"\nb: 1\n'],
  },
  {
    name: 'a slash comment behind text without quotes',
    code: 'comment-in-string',
    marked: 'name: x «// y»\n',
    fixed: ['name: "x" // y\n', 'name: "x // y"\n'],
  },
  {
    name: 'a comma behind text without quotes',
    code: 'comma-in-string',
    marked: '{\n  name: x y«,»\n  b: 1\n}',
    fixed: ['{\n  name: x y\n  b: 1\n}', '{\n  name: "x y,"\n  b: 1\n}'],
  },
  {
    name: 'a member behind text without quotes on one line',
    code: 'member-in-string',
    marked: 'a: x«, port: 1»\n',
    fixed: ['a: "x", port: 1\n', 'a: "x, port: 1"\n'],
  },
  {
    name: 'a line break of a word processor before a member',
    code: 'line-break-in-string',
    marked: 'a: x«\vport: 1\vb: 2»\n',
    fixed: ['a: x\nport: 1\nb: 2\n', 'a: "x\\u000bport: 1\\u000bb: 2"\n'],
  },
  {
    name: 'a closer behind text without quotes',
    code: 'closer-in-string',
    marked: '{\n  a: {b: x«}»\n  }\n}',
    fixed: ['{\n  a: {b: "x"}\n  }\n}', '{\n  a: {b: "x}"\n  }\n}'],
  },
  {
    name: 'a colour that became a comment',
    code: 'colour-as-comment',
    marked: '{\n  colour: «#0b3d91»\n  b: 1\n}',
    fixed: ['{\n  colour: "#0b3d91"\n  b: 1\n}'],
  },
  {
    name: 'a colour that became a comment and left no value',
    code: 'colour-as-comment',
    marked: '{\n  colour: «#fff»\n}',
    fixed: ['{\n  colour: "#fff"\n}'],
  },
  {
    name: 'a member that became a value',
    code: 'value-on-later-line',
    marked: 'mailFrom:\n«baseUrl: x»\n',
    fixed: ['mailFrom: ""\nbaseUrl: x\n', 'mailFrom:\n"baseUrl: x"\n'],
  },
  {
    name: 'text on the line below its key',
    code: 'value-on-later-line',
    marked: 'mailFrom:\n  «some text»\n',
    fixed: ['mailFrom:\n  "some text"\n'],
  },
  {
    name: 'a key at the end of the text',
    code: 'value-missing-at-end',
    marked: 'a: 1\n«host:»\n',
    fixed: ['a: 1\nhost: ""\n'],
  },
  { name: 'a byte order mark', code: 'byte-order-mark', marked: '«\ufeff»a: 1\n', fixed: ['a: 1\n'] },
  { name: 'a NUL between members', code: 'nul-character', marked: 'a: 1\n«\0»b: 2\n', fixed: ['a: 1\nb: 2\n'] },
  { name: 'a NUL in quotes', code: 'nul-character', marked: 'a: "x«\0»"\n', fixed: ['a: "x"\n'] },
  {
    name: 'carriage returns alone',
    code: 'carriage-return',
    marked: 'a: 1 # c«\r»b: 2\rc: 3',
    fixed: ['a: 1 # c\nb: 2\nc: 3'],
  },
  {
    name: 'a no-break space in a key',
    code: 'invisible-in-key',
    marked: 'a: 1\n«\u00a0smtpPort»: 25\n',
    fixed: ['a: 1\nsmtpPort: 25\n'],
  },
  {
    name: 'a no-break space behind a number',
    code: 'invisible-at-value',
    marked: 'port: «25\u00a0»\n',
    fixed: ['port: 25\n'],
  },
  {
    name: 'a zero-width space behind a keyword',
    code: 'invisible-at-value',
    marked: 'flag: «true\u200b»\n',
    fixed: ['flag: true\n'],
  },
  {
    name: 'quotes of a word processor',
    code: 'typographic-quotes',
    marked: 'name: «“Example”»\n',
    fixed: ['name: "Example"\n'],
  },
  {
    name: 'a pair of surrogate escapes',
    code: 'surrogate-escape',
    marked: 'name: "a «\\ud83d\\ude00» b"\n',
    fixed: ['name: "a 😀 b"\n'],
  },
  { name: 'half a surrogate pair', code: 'surrogate-escape', marked: 'name: "«\\ud83d» b"\n', fixed: [] },
  {
    name: 'a surrogate escape in a key',
    code: 'surrogate-escape',
    marked: '"«\\ud83d\\ude00»": 1\n',
    fixed: ['"😀": 1\n'],
  },
  {
    name: 'a block comment without an end',
    code: 'unclosed-comment',
    marked: 'a: 1\n«/* b: 2»\nc: 3\n',
    fixed: ['a: 1\n/* b: 2 */\nc: 3\n'],
  },
];

describe('valid text that is probably a mistake', () => {
  test.each(cases)('$name', ({ code, marked, fixed }) => {
    const { text, range } = withRange(marked);
    const problem = lintHjson(parseHjson(text)).find(
      (found) => found.code === code && found.range?.start === range?.start,
    );
    expect(problem?.range).toEqual(range);
    expect(problem?.fixes.map((fix) => applyEdits(text, editsOf(fix)))).toEqual(fixed);
  });

  test.each(cases.filter(({ fixed }) => fixed.length > 0))(
    '$name: each fix ends the problem',
    ({ code, marked, fixed }) => {
      const { range } = withRange(marked);
      for (const text of fixed) {
        const left = lintHjson(parseHjson(text)).filter((problem) => problem.code === code);
        expect(left.filter((problem) => problem.range?.start === range?.start)).toEqual([]);
      }
    },
  );
});

test.each([
  'baseUrl: https://review.example.com:8443/a?b=c#d\n',
  'expr: {{ .Values.x }}\n',
  'path: a/b#c\n',
  '"a": "x # y, }"\n',
  'key:\n  {\n    a: 1\n  }\n',
  'key:\n  587\n',
  "text:\n  '''\n  # no comment\n  '''\n",
  'a: "\\\\ud83d"\n',
  'a: 1 /* closed */\n',
  '{\r\n  a: b\r\n}\r\n',
])('says nothing of %j', (text) => {
  expect(lintHjson(parseHjson(text))).toEqual([]);
});

test('never quotes the text', () => {
  const problems = cases.flatMap(({ marked }) => lintHjson(parseHjson(withRange(marked).text)));
  expect(problems.length).toBeGreaterThanOrEqual(cases.length);
  for (const { message } of problems) expect(message).not.toMatch(/Example|0b3d91|smtpPort|baseUrl/);
});
