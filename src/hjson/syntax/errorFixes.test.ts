import { expect, test } from 'vitest';
import { editsOf } from '../../testing/editsOf.ts';
import { applyEdits } from '../../text/index.ts';
import type { HjsonErrorCode } from './errorCodes.ts';
import { errorFixes } from './errorFixes.ts';
import { parseHjson } from './parseHjson.ts';

test.each<{ readonly code: HjsonErrorCode; readonly text: string; readonly fixed: readonly string[] }>([
  { code: 'bad-escape', text: 'a: "C:\\dir"\n', fixed: ['a: "C:\\\\dir"\n'] },
  { code: 'closer-in-string', text: '{ a: { t: plain } }\n', fixed: ['{ a: { t: "plain" } }\n'] },
  { code: 'lax-number', text: 'a: 1.e2\n', fixed: ['a: 1e2\n', 'a: "1.e2"\n'] },
  { code: 'lax-number', text: 'a: 5e+\n', fixed: ['a: 5\n', 'a: "5e+"\n'] },
  { code: 'missing-value', text: '{\n  a:\n}\n', fixed: ['{\n  a: ""\n}\n'] },
  { code: 'number-out-of-range', text: 'a: 1e400\n', fixed: ['a: "1e400"\n'] },
  { code: 'space-in-key', text: 'my key : 1\nb: 2\n', fixed: ['"my key" : 1\nb: 2\n'] },
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
  { code: 'missing-colon', text: 'a\nb: 1\n', fixed: [] },
])('$code in $text', ({ code, text, fixed }) => {
  const document = parseHjson(text);
  const error = document.errors.find((found) => found.code === code);
  const fixes = error ? errorFixes(document, error) : [];
  const texts = fixes.map((fix) => applyEdits(text, editsOf(fix)));
  expect(texts).toEqual(fixed);
  for (const after of texts) expect(parseHjson(after).errors).toEqual([]);
});

test.each(['my key://a\nb: 2\n', 'my key: # two\nb: 2\n', 'my key:\nb: 2\n'])(
  'quoting the key is not safe where the next line would become its value: %j',
  (text) => {
    const document = parseHjson(text);
    const fixes = document.errors.flatMap((error) => errorFixes(document, error));
    expect(fixes.find(({ title }) => title === 'Quote the key')?.isSafe).toBeFalsy();
  },
);
