import { testLint } from '../../testing/testLint.ts';

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
  {
    name: 'quotes of a word processor',
    code: 'typographic-quotes',
    marked: 'name: «“Example”»\n',
    fixed: ['name: "Example"\n'],
  },
]);
