import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { testLint } from '../testing/testLint.ts';
import { lintHjson } from './lintHjson.ts';

testLint([
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
  ...['\u00ad', '\u200e', '\u202c', '\u2060', '\ufe0f'].flatMap((sign) =>
    [`5${sign}87`, `587${sign}`].map((written) => ({
      name: `an invisible character in or behind a number: ${JSON.stringify(written)}`,
      code: 'invisible-at-value' as const,
      marked: `port: «${written}»\n`,
      fixed: ['port: 587\n'],
    })),
  ),
  ...[
    ['#fake', '"#fake"'],
    ['// Acme', '"// Acme"'],
    ['{x', '"{x"'],
    ['"x" y', '"\\"x\\" y"'],
    ['null', '"null"'],
    ['', '""'],
  ].map(([written, fixed]) => ({
    name: `an invisible character before what means something else without it: ${written}`,
    code: 'invisible-at-value' as const,
    marked: `name: «\u200b${written}»\nport: 25\n`,
    fixed: [`name: ${fixed}\nport: 25\n`],
  })),
  {
    name: 'an invisible character before the bracket of an object',
    code: 'invisible-at-value',
    marked: 'o: «\u200b{»\n  a: 1\n}\n',
    fixed: ['o: {\n  a: 1\n}\n'],
  },
  {
    name: 'a straight quote at the end of one of a word processor',
    code: 'typographic-quotes',
    marked: 'host: «“mail.example.com"»\n',
    fixed: ['host: "mail.example.com"\n'],
  },
  {
    name: 'quotes of a word processor',
    code: 'typographic-quotes',
    marked: 'name: «“Example”»\n',
    fixed: ['name: "Example"\n'],
  },
]);

test.each(['„Blauer Engel“ e.V.', '“A” and “B”', '’t Hof van Holland', '“Review” <noreply@example.com>'])(
  'quotes that belong to what they are in are no problem: %s',
  (value) => expect(lintHjson(parseHjson(`name: ${value}\n`)).map(({ code }) => code)).toEqual([]),
);
