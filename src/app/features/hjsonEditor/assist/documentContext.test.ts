import { describe, expect, it } from 'vitest';
import { contextAt } from './documentContext.ts';

/** The context at the mark `|`, as text: key or value, path, and what is written there. */
function context(marked: string): string | undefined {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = contextAt(text, offset);
  if (!found) return undefined;
  const path = found.kind === 'key' ? found.parent : found.path;
  return `${found.kind} ${path.join('/')} «${text.slice(found.range.start, found.range.end)}»`;
}

describe('what is being written', () => {
  const cases: readonly [string, string, string | undefined][] = [
    ['an empty document', '|', 'key  «»'],
    ['a key without braces', 'smt|', 'key  «smt»'],
    ['a key in the root object', '{\n  smt|\n}', 'key  «smt»'],
    ['a key in a nested object', 'smtpAuth: {\n  mechanism: {\n    ty|\n', 'key smtpAuth/mechanism «ty»'],
    ['an empty line after a nested object', '{ a: {\n b: 1 }\n|\n}', 'key  «»'],
    ['a value not started', 'smtpPort: |', 'value smtpPort «»'],
    ['a value without quotes', 'smtpAuth: {\n  mechanism: {\n    type: xO|A', 'value smtpAuth/mechanism/type «xOA»'],
    ['a value in quotes', '{"a": "x|y" }', 'value a «"xy"»'],
    ['a value on the next line', 'smtpPort:\n  |', 'value smtpPort «»'],
    ['a quoted key', '{"ba|se": 1}', 'key  «"base"»'],
    ['a comment', 'a: 1\n# smt|', undefined],
    ['a block comment', '/* a\n b| */', undefined],
    ['a multi-line string', "a: '''\n b|\n'''", undefined],
    ['between a key and its colon', 'a | : 1', undefined],
    ['CRLF', 'a: 1\r\nb|\r\n', 'key  «b»'],
  ];
  it.each(cases)('%s', (_, text, expected) => {
    expect(context(text)).toBe(expected);
  });
});
