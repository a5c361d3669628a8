import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { createMaskedView } from '../../masking/index.ts';
import { secretRanges } from '../../secrets/index.ts';
import { plantedDocuments } from '../../testing/plantedSecrets.ts';
import { effectiveConfig } from '../effective/effectiveConfig.ts';
import { redact } from './redact.ts';

test('a planted secret is in no masked text, redacted copy or table, however it is written', longTest, () => {
  const { bytes } = new Random(82);
  const count = fuzzCount(3_000, 600);
  const shown: string[] = [];
  const spellings = new Set<string>();
  const reached = { masked: 0, copies: 0, tables: 0, refused: 0 };
  for (const { text, marker, spelling } of plantedDocuments(count, 81)) {
    expect(text.split(marker), text).toHaveLength(2);
    const document = parseHjson(text);
    const views = new Map([['masked text', createMaskedView(text, secretRanges(document), bytes).text]]);
    reached.masked++;
    for (const kept of ['none', 'unsuspicious', 'all'] as const) {
      const copy = redact(document, kept);
      if (copy.ok) views.set(`copy with ${kept}`, copy.text);
      reached[copy.ok ? 'copies' : 'refused']++;
    }
    const table = effectiveConfig(document, []);
    if (table.ok) views.set('table', JSON.stringify(table.rows));
    if (table.ok) reached.tables++;
    for (const [view, content] of views) if (content.includes(marker)) shown.push(`${view}: ${spelling}\n${text}`);
    spellings.add(spelling.replace(/^[^,]*, /, ''));
  }
  expect(shown.slice(0, 5)).toEqual([]);
  expect(spellings.size).toBeGreaterThan(90);
  expect(reached.copies).toBeGreaterThan(2 * count);
  expect(reached.tables).toBeGreaterThan(count / 3);
  expect(reached.refused).toBeGreaterThan(0);
});
