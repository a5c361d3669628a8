import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { type MeasuredPage, serveAlternatives } from './alternatives/alternatives.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { heapOf } from './heap.ts';
import { named, typeInTurns } from './keystroke.ts';
import { medianOf } from './median.ts';
import { afterIdle, type Openings, openInTurns, rounds, typedInto, visit } from './opening.ts';
import { serveOwnPage } from './ownPage.ts';
import type { Opening, Shown } from './watchOpening.ts';

const file = 'docs/performance.md';
/** Its section holds the table and nothing else. */
const heading = '## Figures';

/** What was measured of each page, in the order of the columns; nothing of a page that has no such thing, or took too long. */
type Row = readonly (readonly number[] | undefined)[];

/** One line of the table: a row for each throttling, or size, of which a cell has the medians side by side. */
interface Line {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly digits: number;
}

/** Measures every row of the table in docs/performance.md in one run, and writes it there. */
export async function benchTable(): Promise<void> {
  const own = await serveOwnPage();
  const alternatives = await serveAlternatives();
  const { bare, bareMonaco, rjsf, jsonForms, jsonEditor } = alternatives.pages;
  const pages = [own, bare, bareMonaco, rjsf, jsonForms, jsonEditor];
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const parts = [
    () => openingLines(browser, pages),
    () => keystrokeLines(browser, pages, [own, bare, bareMonaco, rjsf, jsonForms]),
    async () => [await visitLine(browser, pages)],
    async () => [await heapLine(browser, pages)],
  ];
  const lines = [introduction(browser), '', headOf(pages)];
  console.log(lines.join('\n'));
  for (const part of parts) {
    const measured = (await part()).map(printed);
    console.log(measured.join('\n'));
    lines.push(...measured);
    // After each part: even a run that is ended early has results.
    writeFileSync(file, withSection(readFileSync(file, 'utf8'), lines.join('\n')));
  }
  await browser.close();
  await Promise.all([own.host.close(), alternatives.close()]);
}

function introduction(browser: Browser): string {
  const [processor, ...others] = cpus();
  return [
    `\`BENCH_ROUNDS=${rounds} npm run bench -- table\`, ${new Date().toISOString().slice(0, 10)}, on ${others.length + 1} × ${processor?.model.trim()}, Chromium ${browser.version()}:`,
    'medians; in brackets this page’s ratio to the other within a round; – where a page lacks this, or took longer than',
    'two minutes.',
  ].join('\n');
}

async function openingLines(browser: Browser, pages: readonly MeasuredPage[]): Promise<readonly Line[]> {
  const opened = (text: string, slowdown: number, few: readonly MeasuredPage[], most: number) =>
    openInTurns(browser, pages, {
      title: '',
      text,
      slowdown,
      idlePages: few,
      typedPages: few,
      rounds: Math.min(rounds, most),
    });
  const [small, large] = [smallDocument(), documentWithPrograms(1_500)];
  const few = pages.slice(0, 1);
  const own = pages[0]?.name ?? '';
  const at2KB = [await opened(small, 1, few, rounds), await opened(small, 4, few, rounds)];
  // A third of the rounds: some of the alternatives take half a minute.
  const third = Math.ceil(rounds / 3);
  const at100KB = [await opened(large, 1, [], third), await opened(large, 4, [], third)];
  const line = (title: string, part: Shown, openings: readonly Openings[], ownName = own): Line => ({
    title,
    digits: 2,
    rows: openings.map((each) =>
      pages.map(({ name }, index) => secondsOf(each.get(index === 0 ? ownName : name), part)),
    ),
  });
  /** The others are not typed into: what they take until their editor shows the text is the least that it would take. */
  const typedLine = (title: string, ownName: string): Line => ({
    title,
    digits: 2,
    rows: at2KB.map((each) =>
      pages.map(({ name }, index) =>
        index === 0 ? secondsOf(each.get(ownName), 'typed') : secondsOf(each.get(name), 'text'),
      ),
    ),
  });
  return [
    line('navigation → form, 2 KB, 1x / 4x, s', 'form', at2KB),
    typedLine(
      'navigation → a key pressed in the text is in the form, 2 KB, 1x / 4x, s; the others → text',
      typedInto(own),
    ),
    line('navigation → text, 2 KB, 1x / 4x, s', 'text', at2KB),
    line(
      'after 9 s on the start screen → form, 1x / 4x, s; the others from the navigation',
      'form',
      at2KB,
      afterIdle(own),
    ),
    typedLine(
      'after 9 s on the start screen → a key pressed in the text is in the form, 1x / 4x, s; the others from the navigation → text',
      typedInto(afterIdle(own)),
    ),
    line(
      'after 9 s on the start screen → text, 1x / 4x, s; the others from the navigation',
      'text',
      at2KB,
      afterIdle(own),
    ),
    line('navigation → form, 100 KB, 1x / 4x, s', 'form', at100KB),
    line('navigation → text, 100 KB, 1x / 4x, s', 'text', at100KB),
  ];
}

function secondsOf(openings: readonly Opening[] | undefined, part: Shown): readonly number[] | undefined {
  const times = openings?.map((opening) => opening[part]).filter((time) => time !== undefined);
  return times?.length ? times.map((time) => time / 1000) : undefined;
}

async function keystrokeLines(
  browser: Browser,
  pages: readonly MeasuredPage[],
  typed: readonly MeasuredPage[],
): Promise<readonly Line[]> {
  const row = async (text: string, slowdown: number, measured: readonly MeasuredPage[]): Promise<Row> => {
    const costs = await typeInTurns(browser, measured, { text: named(text), slowdown });
    return pages.map((page) => costs[measured.indexOf(page)]?.map(({ task }) => task));
  };
  const [small, large] = [smallDocument(), documentWithPrograms(1_500)];
  // Of the larger text, without the pages that rewrite all of it at each letter.
  const few = typed.slice(0, 3);
  return [
    {
      title: 'keystroke in the form, whole task, 2 KB, 1x / 4x, ms',
      digits: 1,
      rows: [await row(small, 1, typed), await row(small, 4, typed)],
    },
    {
      title: 'keystroke in the form, whole task, 100 KB, 1x / 4x, ms',
      digits: 1,
      rows: [await row(large, 1, few), await row(large, 4, few)],
    },
  ];
}

async function heapLine(browser: Browser, pages: readonly MeasuredPage[]): Promise<Line> {
  const texts = [smallDocument(), documentWithPrograms(1_500), documentWithPrograms(15_000)];
  const rows: Row[] = [];
  for (const text of texts) {
    const row: (readonly number[] | undefined)[] = [];
    for (const page of pages) {
      // A page that failed with a smaller text is not tried with a larger one.
      const isHopeless = rows.length > 0 && rows.at(-1)?.[row.length] === undefined;
      const size = isHopeless ? undefined : await heapOf(browser, page, text);
      row.push(size === undefined ? undefined : [size]);
    }
    rows.push(row);
  }
  return { title: 'heap, 2 KB / 100 KB / 1 MB, MB', rows, digits: 1 };
}

async function visitLine(browser: Browser, pages: readonly MeasuredPage[]): Promise<Line> {
  const visits = [];
  for (const page of pages) visits.push(await visit(browser, page, smallDocument()));
  return {
    title: 'first visit, MB (brotli) / requests',
    rows: [visits.map(({ bytes }) => [bytes / 1e6]), visits.map(({ requests }) => [requests])],
    digits: 2,
  };
}

function headOf(pages: readonly MeasuredPage[]): string {
  const names = pages.map(({ name }) => name.replace(', minimal edit', ''));
  return `| | ${names.join(' | ')} |\n|---|${names.map(() => '---').join('|')}|`;
}

/** A cell has its medians, followed by the ratios of this page, which is the first one. */
function printed({ title, rows, digits }: Line): string {
  const [columns = []] = rows;
  const cells = columns.map((_, column) => {
    const figures = rows.map((row) => row[column] && trimmed(medianOf(row[column]), digits));
    const ratios = rows.map(([own = [], ...others]) => ratioOf(own, others[column - 1]));
    const inBrackets = column > 0 && ratios.some((ratio) => ratio !== '–') ? ` (${ratios.join(' / ')})` : '';
    return figures.every((figure) => figure === undefined)
      ? '–'
      : figures.map((figure) => figure ?? '–').join(' / ') + inBrackets;
  });
  return `| ${title} | ${cells.join(' | ')} |`;
}

const trimmed = (figure: number, digits: number) => (Number.isInteger(figure) ? `${figure}` : figure.toFixed(digits));

/** Within each round, since the machine is slower for some rounds than for others. */
function ratioOf(own: readonly number[], other: readonly number[] | undefined): string {
  if (!other || own.length === 0) return '–';
  return medianOf(own.slice(0, other.length).map((figure, round) => figure / (other[round] ?? figure))).toFixed(2);
}

/** The text with this as its section of figures. */
function withSection(text: string, table: string): string {
  const start = text.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`${file} has no section ${heading}`);
  const next = text.indexOf('\n## ', start);
  return `${text.slice(0, start)}${heading}\n\n${table}\n${next < 0 ? '' : text.slice(next)}`;
}
