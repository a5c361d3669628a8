import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHjson } from './parseHjson.ts';
import { tokens } from './tokens.ts';
import { plainValueOf } from './values.ts';

interface Reading {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly message?: string;
  readonly line?: number;
  readonly col?: number;
}

interface Vector {
  readonly id: string;
  readonly text: string;
  readonly expect: Reading;
}

const fixtures = new URL('./fixtures/', import.meta.url);

// Lines end at LF alone: U+2028 and U+0085 occur inside of them.
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
    expect(vectors).toHaveLength(598);
  });

  test.each(vectors)('$id', ({ text, expect: recorded }) => {
    const reading = readingOf(text);
    // JSON has no objects without a prototype and no -0.
    expect(JSON.parse(JSON.stringify(reading))).toEqual(JSON.parse(JSON.stringify(recorded)));
  });
});

const configs = readdirSync(new URL('configs/', fixtures)).filter((name) => name.endsWith('.hjson'));

describe.each(configs)('%s', (name) => {
  const text = readFileSync(new URL(`configs/${name}`, fixtures), 'utf8');

  test('is read without an error, and its tokens give it back', () => {
    const document = parseHjson(text);
    expect(document.errors).toEqual([]);
    expect(
      tokens(document)
        .map(({ range }) => text.slice(range.start, range.end))
        .join(''),
    ).toBe(text);
  });
});

test.each(configs.filter((name) => !name.startsWith('00')))('%s is read as the server reads it', (name) => {
  const text = readFileSync(new URL(`configs/${name}`, fixtures), 'utf8');
  const expected: { readonly any: Reading } = JSON.parse(
    readFileSync(new URL(`configs/${name.replace('.hjson', '.expect.json')}`, fixtures), 'utf8'),
  );
  expect(JSON.parse(JSON.stringify(readingOf(text)))).toEqual({ ok: true, value: expected.any.value });
});
