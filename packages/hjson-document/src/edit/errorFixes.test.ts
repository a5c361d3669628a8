import { applyEdits } from 'source-text';
import { expect, test } from 'vitest';
import type { HjsonErrorCode } from '../syntax/errorCodes.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import { editsOf } from '../testing/editsOf.ts';
import { errorFixes } from './errorFixes.ts';

test.each<{ readonly code: HjsonErrorCode; readonly text: string; readonly fixed: readonly string[] }>([
  { code: 'bad-escape', text: 'a: "C:\\dir"\n', fixed: ['a: "C:\\\\dir"\n'] },
  { code: 'closer-in-string', text: '{ a: { t: plain } }\n', fixed: ['{ a: { t: "plain" } }\n'] },
  { code: 'lax-number', text: 'a: 1.e2\n', fixed: ['a: 1e2\n', 'a: "1.e2"\n'] },
  { code: 'lax-number', text: 'a: 5e+\n', fixed: ['a: 5\n', 'a: "5e+"\n'] },
  { code: 'missing-value', text: '{\n  a:\n}\n', fixed: ['{\n  a: ""\n}\n'] },
  { code: 'missing-value', text: '{\n  a: #word b\n}\n', fixed: ['{\n  a: "#word b"\n}\n'] },
  { code: 'missing-value', text: '{\n  a: # to do\n}\n', fixed: ['{\n  a: "" # to do\n}\n'] },
  { code: 'number-out-of-range', text: 'a: 1e400\n', fixed: ['a: "1e400"\n'] },
  { code: 'space-in-key', text: 'my key : 1\nb: 2\n', fixed: ['"my key" : 1\nb: 2\n'] },
  { code: 'space-in-key', text: '- a: 1\nb: 2\n', fixed: ['a: 1\nb: 2\n', '"- a": 1\nb: 2\n'] },
  {
    code: 'space-in-key',
    text: '{\n  baseUrl https://a.example.com\n  b: 2\n}\n',
    fixed: ['{\n  baseUrl: https://a.example.com\n  b: 2\n}\n', '{\n  "baseUrl https"://a.example.com\n  b: 2\n}\n'],
  },
  { code: 'stray-closer', text: 'a: 1\n}}\nb: 2\n', fixed: ['a: 1\n\nb: 2\n'] },
  { code: 'stray-comma', text: '{a: 1,,b: 2}', fixed: ['{a: 1,b: 2}'] },
  { code: 'text-after-root', text: '{a: 1}}', fixed: ['{a: 1}'] },
  { code: 'unclosed-array', text: '{\n  a: [1, 2\n  b: 2\n}\n', fixed: ['{\n  a: [1, 2]\n  b: 2\n}\n'] },
  {
    code: 'unclosed-object',
    text: '{\n  o: {\n    a: 1\n  b: 2\n}\n',
    fixed: ['{\n  o: {\n    a: 1\n  }\n  b: 2\n}\n'],
  },
  { code: 'unclosed-object', text: '{\n  a: 1\n', fixed: ['{\n  a: 1\n}\n'] },
  { code: 'unclosed-multiline', text: "a: '''x\n  y\nb: 1\n", fixed: ["a: '''x\n  y'''\nb: 1\n"] },
  { code: 'unclosed-string', text: 'a: "x\nb: 1\n', fixed: ['a: "x"\nb: 1\n'] },
  { code: 'unclosed-string', text: 'a: "x\u201d\nb: 1\n', fixed: ['a: "x"\nb: 1\n'] },
  { code: 'unclosed-string', text: 'a: "x # note\nb: 1\n', fixed: ['a: "x" # note\nb: 1\n'] },
  { code: 'unclosed-string', text: '{\n"a": "x,\n"b": 1\n}', fixed: ['{\n"a": "x",\n"b": 1\n}'] },
  { code: 'unclosed-string', text: 'a: "x\'\nb: 1\n', fixed: ['a: "x"\nb: 1\n'] },
  { code: 'unclosed-string', text: 'a: "C:\\\\dir\\"\nb: 1\n', fixed: ['a: "C:\\\\dir\\\\"\nb: 1\n'] },
  { code: 'unclosed-string', text: "{\n  a: 'x\u2019,\n  b: 1\n}", fixed: ["{\n  a: 'x',\n  b: 1\n}"] },
  {
    code: 'text-after-quote',
    text: 'a: "The ""Best"" Company"\nb: 1\n',
    fixed: ['a: "The \\"Best\\" Company"\nb: 1\n'],
  },
  { code: 'text-after-quote', text: 'a: "x "y" z" # n\nb: 1\n', fixed: ['a: "x \\"y\\" z" # n\nb: 1\n'] },
  { code: 'text-after-quote', text: `a: 'It''s ours'\nb: 1\n`, fixed: [`a: 'It\\'s ours'\nb: 1\n`] },
  { code: 'text-after-quote', text: 'a: """text"""\nb: 1\n', fixed: ['a: "text"\nb: 1\n'] },
  { code: 'text-after-quote', text: '{"a": "x"y",\n"b": 1}', fixed: ['{"a": "x\\"y",\n"b": 1}'] },
  { code: 'text-after-quote', text: '{ a: "x" "y", b: "z" }', fixed: [] },
  { code: 'text-after-quote', text: 'a: "x" y\nb: 1\n', fixed: [] },
  { code: 'missing-colon', text: 'a = 25\nb: 1\n', fixed: ['a: 25\nb: 1\n'] },
  { code: 'missing-colon', text: '{ "a" => "x", b: 1 }', fixed: ['{ "a": "x", b: 1 }'] },
  { code: 'missing-colon', text: 'a 587 # b\nb: 1\n', fixed: ['a: 587 # b\nb: 1\n'] },
  { code: 'missing-colon', text: '{\r\n  a x y\r\n}\r\n', fixed: ['{\r\n  a: x y\r\n}\r\n'] },
  { code: 'missing-colon', text: '{\n  "a\\" b"  "x",\n  b: 1\n}', fixed: ['{\n  "a\\" b":  "x",\n  b: 1\n}'] },
  { code: 'missing-colon', text: '{ a 5, b: 1 }', fixed: ['{ a: 5, b: 1 }'] },
  { code: 'missing-colon', text: '{ b: 1, a true }', fixed: ['{ b: 1, a: true }'] },
  { code: 'missing-colon', text: '{ "a" "x", b: 1 }', fixed: ['{ "a": "x", b: 1 }'] },
  { code: 'missing-colon', text: 'o {\n  a: 1\n}\nb: 1\n', fixed: ['o: {\n  a: 1\n}\nb: 1\n'] },
  { code: 'missing-colon', text: 'l [1, 2]\nb: 1\n', fixed: ['l: [1, 2]\nb: 1\n'] },
  { code: 'missing-colon', text: 'a 587, // [b]\nb: 1\n', fixed: ['a: 587, // [b]\nb: 1\n'] },
])('$code in $text', ({ code, text, fixed }) => {
  const document = parseHjson(text);
  const error = document.errors.find((found) => found.code === code);
  const fixes = error ? errorFixes(document, error) : [];
  const texts = fixes.map((fix) => applyEdits(text, editsOf(fix)));
  expect(texts).toEqual(fixed);
  for (const after of texts) expect(parseHjson(after).errors).toEqual([]);
});

test.each([
  { name: 'without a value', text: 'a\nb: 1\n' },
  { name: 'before a comment', text: 'a # none\nb: 1\n' },
  { name: 'before what starts no value', text: '{ a , b: 1 }' },
  { name: 'where the value would take the comma', text: '{ a x, b: 1 }' },
  { name: 'where the value would take the closer', text: '{ b: 1, a x }' },
  { name: 'where what looks like a number would take the closer', text: '{ b: 1, a 1.2.3 }' },
  { name: 'where the value would take the bracket', text: 'a b {\n  c: 1\n}\n' },
])('a missing colon is not added $name', ({ text }) => {
  const document = parseHjson(text);
  expect(document.errors.map(({ code }) => code)).toContain('missing-colon');
  expect(document.errors.flatMap((error) => errorFixes(document, error)).map(({ title }) => title)).not.toContain(
    'Add the colon',
  );
});

test.each([
  { text: 'smtpPort 587\nb: 1\n', isSafe: true },
  { text: 'see the wiki\nb: 1\n', isSafe: false },
])('adding the colon is safe before what is a value, and not in prose: $text', ({ text, isSafe }) => {
  const document = parseHjson(text);
  const fixes = document.errors.flatMap((error) => errorFixes(document, error));
  expect(fixes.map((fix) => [fix.title, fix.isSafe ?? false])).toEqual([['Add the colon', isSafe]]);
});

// A colon may be missing, or the key be in a list: in quotes, the server would not see it.
test.each(['my key: 1\nb: 2\n', 'oidcClientSecret secret-1:x\n', '- smtpPort: 25\n', 'my key:\nb: 2\n'])(
  'quoting a key is not safe: %j',
  (text) => {
    const document = parseHjson(text);
    const fixes = document.errors.flatMap((error) => errorFixes(document, error));
    expect(fixes.filter(({ isSafe }) => isSafe)).toEqual([]);
    expect(fixes.map(({ title }) => title)).toContain('Quote the key');
  },
);

test.each(['Key /* note */: "x"\n', 'my #key: 1\n', 'my //key: 1\n'])(
  'a key is not quoted together with what looks like a comment in it: %j',
  (text) => {
    const document = parseHjson(text);
    expect(document.errors.map(({ code }) => code)).toContain('space-in-key');
    expect(document.errors.flatMap((error) => errorFixes(document, error)).map(({ title }) => title)).not.toContain(
      'Quote the key',
    );
  },
);

test.each([
  { text: 'a: "x\n  y"\nb: 1\n', isSafe: false },
  { text: "a: 'x\n  y\n  z: 1',\nb: 1\n", isSafe: false },
  { text: 'a: "x\n  y: 1" # note\nb: 1\n', isSafe: false },
  { text: 'a: "x\nb: 1\n', isSafe: true },
  { text: 'a: "x\nb: "y"\n', isSafe: true },
  { text: 'a: "x\nb: "y\nc: "z\n', isSafe: true },
  { text: 'a: "x # note\nb: 1\n', isSafe: false },
  { text: 'a: "x // note\nb: 1\n', isSafe: false },
  { text: '{\n"a": "x,\n"b": 1\n}', isSafe: false },
  { text: '{ a: { b: "x }\n}', isSafe: false },
  { text: 'a: "x\'\nb: 1\n', isSafe: false },
  { text: 'a: "x\\"\nb: 1\n', isSafe: false },
  { text: 'a: "\nb: 1\n', isSafe: false },
])('closing a text is safe where no later line closes it: $text', ({ text, isSafe }) => {
  const document = parseHjson(text);
  const error = document.errors.find(({ code }) => code === 'unclosed-string');
  expect(error && errorFixes(document, error).map((fix) => fix.isSafe ?? false)).toEqual([isSafe]);
});

// A colon would make the secret a key, which is not hidden, and end the text of a name.
test.each([
  'oidcClientSecret: """secret-one-5521"""\n',
  `oidcClientSecret: "" secret-1 ""\n`,
  `oidcClientSecret: '' 'secret-1' ''\n`,
  'oidcClientSecret: "a""b""c"\n',
  'organisationName: "The ""Best"" Company"\n',
])('no fix makes a key of what follows a text that its quote has ended: %s', (text) => {
  const document = parseHjson(text);
  const fixes = document.errors.flatMap((error) => errorFixes(document, error));
  expect(document.errors.length).toBeGreaterThan(0);
  expect(fixes.map(({ title }) => title)).not.toContain('Add the colon');
});

test.each([
  ['a: {b: 1\nc: 2', true],
  ['a: { # b\n  b: 1\nc: 2', true],
  ['a: [1, 2\nc: 2', true],
  ['a: ["x"\nc: 2', true],
  ['{ "a":#word, "b": 1 }\n', false],
  ['{ a: #word,\n b: 2 }\n', false],
  ['{ "a":{word,"b":1}\n', false],
  ['a: {word\nc: 2', false],
  ['a: {two words\nc: 2', false],
  ['a: [word\nc: 2', false],
])('the missing bracket of %j is added by itself only where an object or a list begins', (text, isSafe) => {
  const document = parseHjson(text);
  const fixes = document.errors.flatMap((error) => errorFixes(document, error));
  expect(fixes.filter(({ title }) => title.startsWith('Add the missing')).map((fix) => fix.isSafe)).toEqual([isSafe]);
});

test.each(['a: ,,word\nb: 1\n', '{ a: , word\n}', '{ a: } word\n}'])(
  'nothing is removed from what a value may begin with, and no empty text comes before it: %j',
  (text) => {
    const document = parseHjson(text);
    const titles = document.errors.flatMap((error) => errorFixes(document, error)).map(({ title }) => title);
    expect(titles).not.toContain('Give the key an empty text');
    expect(document.errors.flatMap((error) => errorFixes(document, error)).filter(({ isSafe }) => isSafe)).toEqual([]);
  },
);
