import { applyEdits } from 'source-text';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { formatDocument } from './format.ts';

describe('formatting', () => {
  test.each([
    {
      name: 'one line',
      text: '{"a":1,"b":{"c":"x"},"d":[1,2]}',
      after: '{\n  "a": 1,\n  "b": {\n    "c": "x"\n  },\n  "d": [1, 2]\n}\n',
    },
    { name: 'without braces', text: '  a:x\n\n\n\n b :  1 #  c', after: 'a: x\n\nb: 1 #  c\n' },
    {
      name: 'comments keep their places',
      text: '{ # open\n# above\na: 1 # tail\n\n  # alone\n}',
      after: '{ # open\n  # above\n  a: 1 # tail\n\n  # alone\n}\n',
    },
    { name: 'commas behind text without quotes go', text: '{a: x\n, b: 1}', after: '{\n  a: x\n  b: 1\n}\n' },
    { name: 'lists over several lines', text: 'l: [1,\n2]', after: 'l: [\n  1,\n  2\n]\n' },
    {
      name: "the indentation of '''",
      text: "{\na:\n '''\n x\n   y\n '''\n}",
      after: "{\n  a: '''\n     x\n       y\n     '''\n}\n",
    },
    {
      name: 'CR LF and tabs',
      text: '{\r\n\ta: {\r\n\t\tb: x\r\n}\r\n}',
      after: '{\r\n\ta: {\r\n\t\tb: x\r\n\t}\r\n}\r\n',
    },
    { name: 'a value on a later line', text: 'a:\n\n  {\n  b: 1\n}', after: 'a: {\n  b: 1\n}\n' },
  ])('$name', ({ text, after }) => {
    const outcome = formatDocument(parseHjson(text));
    expect(outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason).toBe(after);
  });

  test('a broken text is left alone', () => {
    expect(formatDocument(parseHjson('{a: 1'))).toMatchObject({ ok: false });
    expect(formatDocument(parseHjson('a: 1\n\0b: 2\n'))).toMatchObject({ ok: false });
  });
});
