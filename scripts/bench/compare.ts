import { chromium, type Page } from '@playwright/test';
import { parseHjson } from 'hjson-document';
import { compareColumns, readColumn } from '../../src/compare/index.ts';
import { findBrowser } from '../findBrowser.mjs';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { named, typeInTurns } from './keystroke.ts';
import { medianOf } from './median.ts';
import { serveOwnPage } from './ownPage.ts';

const rounds = 60;

/** What it costs to put texts side by side, beyond reading each of them once, and what a letter costs with texts beside it. */
export async function benchCompare(): Promise<void> {
  const cases = [
    { title: '12 columns of 2 KB', texts: Array.from({ length: 12 }, (_, index) => numbered(smallDocument(), index)) },
    { title: '3 columns of 100 KB', texts: [0, 1, 2].map((index) => numbered(documentWithPrograms(1_500), index)) },
  ];
  for (const { title, texts } of cases) {
    const parse = () => texts.map((text) => parseHjson(text));
    const columns = () =>
      parse().map((document, index) => readColumn({ label: `${index}`, document, serverVersion: 'latest' }));
    const read = columns();
    const parsing = median(parse);
    const reading = median(columns) - parsing;
    const first = median(() => compareColumns(columns())) - reading - parsing;
    const again = median(() => compareColumns(read));
    const said = [
      `parse ${parsing.toFixed(1)} ms`,
      `readColumn ${reading.toFixed(1)} ms`,
      `compareColumns ${first.toFixed(1)} ms at first, then ${again.toFixed(1)} ms, ${(again / parsing).toFixed(2)}x of parse`,
    ];
    console.log(`compare: ${title}: ${said.join('; ')}`);
  }
  await benchLetter();
}

/** A letter in the form, with texts to compare and without: the comparison covers the form, so it is not on the screen then. */
async function benchLetter(): Promise<void> {
  const own = await serveOwnPage();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const text = named(smallDocument());
  const pages = [own, { ...own, name: 'with a comparison', prepare: compareWithThree }];
  const [without = [], beside = []] = await typeInTurns(browser, pages, { text, slowdown: 1 });
  // Of each round by itself: the machine is slower for some rounds than for others.
  const ratio = medianOf(beside.map(({ task }, round) => task / (without[round]?.task ?? task)));
  const [plain, compared] = [without, beside].map((costs) => medianOf(costs.map(({ task }) => task)).toFixed(1));
  console.log(
    `compare: a letter in the form: ${plain} ms; with 3 texts beside it ${compared} ms, ${ratio.toFixed(2)}x`,
  );
  await browser.close();
  await own.host.close();
}

async function compareWithThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const files = [0, 1, 2].map((index) => ({
    name: `${index}.hjson`,
    mimeType: 'text/plain',
    buffer: Buffer.from(numbered(smallDocument(), index)),
  }));
  await page.getByLabel('Files…').setInputFiles(files);
  await page.getByRole('list', { name: 'Compared texts' }).getByText('2.hjson').waitFor();
  await page.getByRole('button', { name: /^Back to editing/ }).click();
}

function numbered(text: string, index: number): string {
  return text.replace('review.example.com', `review-${index}.example.com`);
}

function median(action: () => unknown): number {
  const times: number[] = [];
  for (let round = -rounds / 4; round < rounds; round++) {
    const start = performance.now();
    action();
    if (round >= 0) times.push(performance.now() - start);
  }
  return medianOf(times);
}
