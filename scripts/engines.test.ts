import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engines } from '../e2e/engines/engines.ts';
import { fileDifferences } from '../e2e/engines/fileDifferences.ts';
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

it('docs/single-file.md has a row for each difference that is tried, in its words', () => {
  const lines = readFileSync(new URL('../docs/single-file.md', import.meta.url), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| what |'));
  const rows = lines.slice(start, lines.indexOf('', start)).map(cells);
  expect(rows[0]).toEqual(['what', 'on a host', 'in the file', ...Object.keys(engines)]);
  expect(rows.slice(2).map(([title, hosted, file]) => ({ title, hosted, file }))).toEqual(
    fileDifferences.map(({ title, hosted, file }) => ({ title, hosted, file })),
  );
  for (const [, , , ...outcomes] of rows.slice(2)) for (const outcome of outcomes) expect(outcome).toMatch(/^✓/);
});
