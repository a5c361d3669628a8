import { readFileSync } from 'node:fs';

/** How many texts of one target a real reader was given, and how many of them it read unchanged. */
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

/** What `docs/export.md` says about every row; a run that reads less, or differently, reports it. */
const fewestTried = 300;

/** The figures of this run, as Markdown. */
export function tableOfTried(): string {
  const figures = rows.map((row) => `${columns(row)} ${row.tried} | ${row.equal} |`);
  return ['| target | real reader | tried | equal |', '|---|---|---|---|', ...figures].join('\n');
}

/**
 * The readers of this run that the documentation does not name, or for which its claim is wrong. The page has no exact figures: they change
 * with each text that a target refuses.
 */
export function wrongInDocumentation(): readonly string[] {
  const page = readFileSync(new URL('../../docs/export.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const claims = [`at least ${fewestTried} texts`, `At least ${fewestTried} documents`].filter(
    (claim) => !page.includes(claim),
  );
  const named = new Set(
    [...page.matchAll(/\| ([^|]+) \| ([^|]+) (?=\|)/g)].flatMap(([, targets = '', readers = '']) =>
      targets.split(' · ').flatMap((target) => readers.split(' · ').map((reader) => columns({ target, reader }))),
    ),
  );
  const unnamed = rows.map(columns).filter((row) => !named.has(row));
  const broken = rows.filter(({ tried, equal }) => tried < fewestTried || equal !== tried).map(columns);
  return [...claims, ...unnamed, ...broken];
}

function columns({ target, reader }: Pick<Tried, 'target' | 'reader'>): string {
  return `| ${target} | ${reader} |`;
}
