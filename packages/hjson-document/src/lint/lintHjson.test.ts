import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { lintHjson } from './lintHjson.ts';

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
