import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHjson } from './syntax/parseHjson.ts';
import { type Reading, structDifference } from './testing/structReading.ts';
import { plainValueOf } from './values/values.ts';

interface Vector {
  readonly id: string;
  readonly text: string;
  readonly expect: Reading;
  readonly expectStruct: Reading;
  /** Of hjson-go before 4.6; only where it differs. */
  readonly expectEarlierStruct?: Reading;
}

// Lines end at LF alone: U+2028 and U+0085 occur inside them.
const vectors = readFileSync(new URL('./fixtures/vectors.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Vector => JSON.parse(line));

function readingOf(text: string): Reading {
  const { verdict, goRoot } = parseHjson(text);
  if (verdict.ok) return { ok: true, value: goRoot && plainValueOf(goRoot) };
  const { message, line, column } = verdict;
  return { ok: false, message, ...(line !== undefined && { line }), ...(column !== undefined && { col: column }) };
}

describe('recorded from hjson-go', () => {
  test('there are as many vectors as were recorded', () => {
    expect(vectors).toHaveLength(634);
  });

  test.each(vectors)('$id', ({ text, expect: recorded }) => {
    const reading = readingOf(text);
    // JSON has no objects without a prototype and no -0.
    expect(JSON.parse(JSON.stringify(reading))).toEqual(JSON.parse(JSON.stringify(recorded)));
  });

  // Two spellings of one key: which of them counts is a matter of Go's field lookup, and config warns of it.
  const alike = vectors.filter(({ id }) => id !== 't-spelling-beside');

  test.each(alike)('$id, into a struct', ({ text, expectStruct, expectEarlierStruct = expectStruct }) => {
    expect(structDifference(text, 'since 4.6', expectStruct)).toBeUndefined();
    expect(structDifference(text, 'before 4.6', expectEarlierStruct)).toBeUndefined();
  });

  test('hjson-go before 4.6 and since differ', () => {
    const differing = vectors.filter(({ expectEarlierStruct }) => expectEarlierStruct);
    expect(differing.length).toBeGreaterThan(10);
    const found = differing.map(({ text, expectEarlierStruct }) => {
      return expectEarlierStruct && structDifference(text, 'since 4.6', expectEarlierStruct);
    });
    expect(found).not.toContain(undefined);
  });
});
