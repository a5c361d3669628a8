import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checks, hosts } from './hosts.ts';

const lines = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8').split('\n');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('docs/hosting.md has a row for each check and a column for each host', () => {
  const start = lines.findIndex((line) => line.startsWith('| check |'));
  expect(cells(lines[start] ?? '')).toEqual(['check', ...hosts.map(({ name }) => name)]);
  const rows = lines.slice(start + 2, lines.indexOf('', start)).map(cells);
  expect(rows.map(([title]) => title)).toEqual(checks);
  for (const [, ...outcomes] of rows) for (const outcome of outcomes) expect(outcome).toMatch(/^✓/);
});
