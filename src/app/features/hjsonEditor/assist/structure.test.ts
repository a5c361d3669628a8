import { parseHjson } from 'hjson-document';
import { reparse } from 'hjson-document/incremental';
import { configTexts } from 'hjson-document/testing/hjsonTexts';
import { followEdits } from 'hjson-document/testing/scalarEdits';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it, test } from 'vitest';
import { foldLines, foldsOf, type OutlineEntry, outlineOf } from './structure.ts';

function names(entries: readonly OutlineEntry[]): string {
  return entries.map(({ name, children }) => (children.length ? `${name}(${names(children)})` : name)).join(' ');
}

function folded(text: string): readonly string[] {
  return foldsOf(parseHjson(text)).map(({ kind, range }) => `${kind}: ${text.slice(range.start, range.end)}`);
}

describe('outline', () => {
  it('has the nested keys, and no values', () => {
    const outline = outlineOf(parseHjson('a: 1\nb: { c: ["x", { d: 2 }] }\nsecret: fake'));
    expect(names(outline)).toContain('a b(c(');
    expect(JSON.stringify(outline)).not.toContain('fake');
  });
});

describe('folding', () => {
  it('folds objects, arrays and strings of several lines', () => {
    expect(folded("a: {\n b: 1\n}\nc: { d: 1 }\ne: '''\n f\n '''")).toEqual([
      'value: {\n b: 1\n}',
      "value: '''\n f\n '''",
    ]);
  });

  it('folds consecutive comments, and no single ones', () => {
    expect(folded('# a\n# b\nc: 1\n# d\ne: 2')).toEqual(['comment: # a\n# b']);
  });

  it('does not mistake a line of a string for a comment', () => {
    expect(folded("a: '''\n# b\n# c\n'''")).toEqual(["value: '''\n# b\n# c\n'''"]);
  });

  it('handles any nesting', () => {
    const deep = `${'['.repeat(100_000)}\n${']'.repeat(100_000)}`;
    expect(foldsOf(parseHjson(deep))).toHaveLength(100_000);
    expect(foldsOf(parseHjson(deep.replace('\n', '')))).toEqual([]);
  });

  it('does not fold the root of a document without braces', () => {
    expect(folded('a: 1\nb: 2')).toEqual([]);
  });
});

test('the folds of an edited text equal those of the text parsed from scratch', () => {
  const cases = fuzzCount(300);
  const { misled, followed } = followEdits(configTexts(cases, 51), new Random(52), foldsOf);
  expect(misled.slice(0, 3)).toEqual([]);
  expect(followed).toBeGreaterThan(cases / 4);
});

test('the lines of folds stay while one value is typed, and not when a member comes', () => {
  const before = parseHjson('{\n  a: 1\n  b: {\n    c: x\n  }\n}\n');
  const lines = foldLines(before);
  const insert = (document: typeof before, text: string, newText: string) => {
    const at = document.text.indexOf(text) + text.length;
    return reparse(document, [{ range: { start: at, end: at }, newText }]);
  };
  const typed = insert(before, 'c: x', 'y');
  expect(foldLines(typed)).toBe(lines);
  expect(foldLines(insert(typed, 'a: 1', '\n  d: 2'))).not.toBe(lines);
});
