import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import type { MeasuredPage } from './alternatives/alternatives.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { named, typeInTurns } from './keystroke.ts';
import { medianOf } from './median.ts';
import { afterIdle, openInTurns, rounds } from './opening.ts';
import { serveOwnBuild } from './ownPage.ts';

/** The figures of each build, round by round. */
type Row = readonly (readonly number[])[];

/**
 * Builds of the page in turns: opening, and a letter in the form. Their folders are in `BENCH_BUILDS`, with commas between them. Ratios are
 * to the first one, within a round; what its own rounds differ by is the spread, and a difference within that is none.
 */
export async function benchBuilds(): Promise<void> {
  const folders = (process.env.BENCH_BUILDS ?? '').split(',').filter((folder) => folder !== '');
  if (folders.length < 2) throw new Error('BENCH_BUILDS names no two builds, such as ../before/dist,dist');
  const pages: MeasuredPage[] = [];
  for (const folder of folders) pages.push(await serveOwnBuild(folder));
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const documents = { '2 KB': smallDocument(), '100 KB': documentWithPrograms(1500) };
  console.log(`builds: ${folders.join(', ')}; medians of ${rounds}, ms; in brackets the ratio to the first`);
  for (const [size, text] of Object.entries(documents)) {
    for (const slowdown of [1, 4]) {
      const trial = { title: size, text, slowdown, idlePages: pages, typedPages: [], rounds };
      const openings = await openInTurns(browser, pages, trial);
      const opened = (part: 'form' | 'text', nameOf = (name: string) => name): Row =>
        pages.map(({ name }) => (openings.get(nameOf(name)) ?? []).map((opening) => opening[part] ?? Number.NaN));
      const where = `${size}, ${slowdown}x: `;
      print(`${where}form`, opened('form'));
      print(`${where}text`, opened('text'));
      print(`${where}form after idle`, opened('form', afterIdle));
      print(`${where}letter`, await typed(browser, pages, text, slowdown));
    }
  }
  await browser.close();
  await Promise.all(pages.map(({ host }) => host.close()));
}

async function typed(browser: Browser, pages: readonly MeasuredPage[], text: string, slowdown: number): Promise<Row> {
  const row = pages.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const costs = await typeInTurns(browser, pages, { text: named(text), slowdown });
    for (const [index, list] of costs.entries()) row[index]?.push(medianOf(list.map(({ task }) => task)));
  }
  return row;
}

function print(title: string, row: Row): void {
  const [first = []] = row;
  const cells = row.map((list) => {
    const ratio = medianOf(list.map((figure, round) => figure / (first[round] ?? figure)));
    return `${medianOf(list).toFixed(1)} (${ratio.toFixed(2)})`.padStart(16);
  });
  console.log(`${title.padEnd(28)}${cells.join('')}  spread ${(Math.max(...first) / Math.min(...first)).toFixed(2)}`);
}
