import { readFileSync } from 'node:fs';

/** How many texts a real reader was given of one target, and how many of them it read as they were. */
export interface Tried {
  readonly target: string;
  readonly reader: string;
  readonly tried: number;
  readonly equal: number;
}

const rows: Tried[] = [];

export function recordTried(row: Tried): void {
  rows.push(row);
}

/** The table of this run, as Markdown. */
export function tableOfTried(): string {
  return ['| target | real reader | tried | equal |', '|---|---|---|---|', ...tableRows()].join('\n');
}

/** What this run has found and the page of the documentation does not say. */
export function missingInDocumentation(): readonly string[] {
  const page = readFileSync(new URL('../../docs/export.md', import.meta.url), 'utf8');
  return tableRows().filter((row) => !page.includes(row));
}

function tableRows(): readonly string[] {
  return rows.map(({ target, reader, tried, equal }) => `| ${target} | ${reader} | ${tried} | ${equal} |`);
}
