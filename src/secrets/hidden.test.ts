import { expect, test } from 'vitest';
import { parseHjson } from '../hjson/index.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import { secretRanges } from './secretRanges.ts';

test('a secret is hidden in whatever way it is written', () => {
  const count = Math.ceil(4_000 * Number(process.env.FUZZ_FACTOR ?? 1));
  const shownIn = new Map<string, string>();
  let masked = 0;
  for (const { text, marker, spelling } of plantedDocuments(count, 81)) {
    expect(text.split(marker), text).toHaveLength(2);
    let shown = text;
    const ranges = secretRanges(parseHjson(text));
    for (const { start, end } of [...ranges].reverse()) shown = shown.slice(0, start) + shown.slice(end);
    if (shown.includes(marker))
      shownIn.set(
        spelling.replace(/^[^,]*/, (place) => (process.env.ALL ? place : '')),
        text,
      );
    else masked++;
  }
  expect([...shownIn]).toEqual([]);
  expect(masked).toBe(count);
});
