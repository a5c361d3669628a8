import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engines } from '../e2e/engines/engines.ts';
import { journeys } from '../e2e/engines/journeys.ts';

const page = readFileSync(new URL('../docs/engines.md', import.meta.url), 'utf8');
const lines = page.split('\n');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const titles = journeys.map(({ title }) => title);

it('docs/engines.md has a row for each journey and a column for each engine', () => {
  const start = lines.findIndex((line) => line.startsWith('| journey |'));
  expect(cells(lines[start] ?? '')).toEqual(['journey', ...Object.keys(engines)]);
  const rows = lines.slice(start + 2, lines.indexOf('', start)).map(cells);
  expect(rows.map(([title]) => title)).toEqual(titles);
  for (const [, ...outcomes] of rows) for (const outcome of outcomes) expect(outcome).toMatch(/^✓/);
});

it('names journeys that exist for what an engine lacks', () => {
  const named = [...page.matchAll(/"([^"]+)"/g)].map(([, title]) => title);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((title) => !titles.includes(title ?? ''))).toEqual([]);
});
