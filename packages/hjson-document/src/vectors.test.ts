import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHjson } from './syntax/parseHjson.ts';
import { type Reading, structDifference } from './testing/structReading.ts';
import { tokens } from './tree/tokens.ts';
import { plainValueOf } from './values/values.ts';

interface Vector {
  readonly id: string;
  readonly text: string;
  readonly expect: Reading;
  readonly expectStruct: Reading;
  /** Of hjson-go before 4.6; only where it differs. */
  readonly expectEarlierStruct?: Reading;
}

const fixtures = new URL('./fixtures/', import.meta.url);

// Lines end at LF alone: U+2028 and U+0085 occur inside them.
const vectors = readFileSync(new URL('vectors.jsonl', fixtures), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Vector => JSON.parse(line));

function readingOf(text: string): Reading {
  const { verdict, serverRoot } = parseHjson(text);
  if (verdict.ok) return { ok: true, value: serverRoot && plainValueOf(serverRoot) };
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

const configs = readdirSync(new URL('configs/', fixtures)).filter((name) => name.endsWith('.hjson'));

describe.each(configs)('%s', (name) => {
  const text = readFileSync(new URL(`configs/${name}`, fixtures), 'utf8');

  test('is parsed without an error, and its tokens add up to it', () => {
    const document = parseHjson(text);
    expect(document.errors).toEqual([]);
    expect(
      tokens(document)
        .map(({ range }) => text.slice(range.start, range.end))
        .join(''),
    ).toBe(text);
  });
});

test.each(configs.filter((name) => !name.startsWith('00')))('%s is read as hjson-go reads it', (name) => {
  const text = readFileSync(new URL(`configs/${name}`, fixtures), 'utf8');
  const expected: { readonly any: Reading } = JSON.parse(
    readFileSync(new URL(`configs/${name.replace('.hjson', '.expect.json')}`, fixtures), 'utf8'),
  );
  expect(JSON.parse(JSON.stringify(readingOf(text)))).toEqual({ ok: true, value: expected.any.value });
});
