import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { type MeasuredPage, serveAlternatives } from './alternatives/alternatives.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { medianOf } from './median.ts';
import { serveOwnPage } from './ownPage.ts';
import { type Opening, watchOpening } from './watchOpening.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
/** How long the page is left alone on its start screen, in milliseconds. */
const idle = 9000;
/** A visit is over when nothing was fetched for so long, in milliseconds. */
const quiet = 6000;

/** One way to open a document, on one machine. */
interface Trial {
  readonly title: string;
  readonly text: string;
  readonly slowdown: number;
  /** Who is left on its start screen before it gets the file, beside all that get it at once. */
  readonly idlePages: readonly MeasuredPage[];
}

/**
 * From the navigation, in a browser that has nothing of the page yet, until the form and the text are on the screen and the
 * page has run its next task. Each page gets its file as soon as it has the field for it. Pages take turns, round by round, and
 * ratios are taken within a round. Then what one visit fetches, the service worker included.
 */
export async function benchOpening(): Promise<void> {
  const page = await serveOwnPage();
  const alternatives = await serveAlternatives();
  const { bare, bareMonaco, rjsf, jsonForms, jsonEditor } = alternatives.pages;
  const pages = [page, bare, bareMonaco, rjsf, jsonForms, jsonEditor];
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const documents = { '2 KB': smallDocument(), '100 KB': documentWithPrograms(1500) };
  for (const [size, text] of Object.entries(documents)) {
    for (const slowdown of [1, 4]) {
      const idlePages = size === '2 KB' ? [page] : [];
      await compare(browser, pages, { title: `${size}, ${slowdown}x`, text, slowdown, idlePages });
    }
  }
  for (const each of pages) await printVisit(browser, each, documents['2 KB']);
  await browser.close();
  await Promise.all([page.host.close(), alternatives.close()]);
}

async function compare(browser: Browser, pages: readonly MeasuredPage[], trial: Trial): Promise<void> {
  const openings = new Map<string, Opening[]>();
  const note = (name: string, opening: Opening) => openings.set(name, [...(openings.get(name) ?? []), opening]);
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) note(page.name, await open(browser, page, trial, 0));
    for (const page of trial.idlePages) note(`${page.name}, after idle`, await open(browser, page, trial, idle));
  }
  console.log(`\nopening: ${trial.title}, median of ${rounds}, ms; in brackets this page's ratio to it`);
  console.log(`${''.padEnd(28)}${'form'.padStart(16)}${'text'.padStart(16)}${'blocked'.padStart(10)}`);
  const [first] = openings.values();
  for (const [name, list] of openings) {
    const cell = (part: 'form' | 'text') => {
      const times = list.map((opening) => opening[part]);
      if (times.includes(undefined)) return '–'.padStart(16);
      const ratios = times.map((time, round) => (first?.[round]?.[part] ?? 0) / (time ?? 0));
      return `${medianOf(times as number[]).toFixed(0)} (${medianOf(ratios).toFixed(2)})`.padStart(16);
    };
    const blocked = medianOf(list.map((opening) => opening.blocked)).toFixed(0);
    console.log(`${name.padEnd(28)}${cell('form')}${cell('text')}${blocked.padStart(10)}`);
  }
}

/** In a context of its own: nothing cached, nothing compiled. */
async function open(
  browser: Browser,
  { address, field, textLine }: MeasuredPage,
  { text, slowdown }: Pick<Trial, 'text' | 'slowdown'>,
  wait: number,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchOpening, { text, wait, field: field('organisationName'), textLine });
  await page.goto(address, { waitUntil: 'commit' });
  const opening = await readOpening(page);
  await context.close();
  return opening;
}

async function readOpening(page: Page): Promise<Opening> {
  const result = await page.waitForFunction(() => window.opening, undefined, { timeout: 120_000, polling: 250 });
  return (await result.jsonValue()) as Opening;
}

/** Bytes and requests of one visit that opens a document, until nothing more is fetched. */
async function printVisit(browser: Browser, page: MeasuredPage, text: string): Promise<void> {
  page.host.takeTransfers();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await tab.addInitScript(watchOpening, {
    text,
    wait: 0,
    field: page.field('organisationName'),
    textLine: page.textLine,
  });
  await tab.goto(page.address);
  await readOpening(tab);
  const transfers = [];
  for (let fresh = page.host.takeTransfers(); fresh.length > 0; fresh = page.host.takeTransfers()) {
    transfers.push(...fresh);
    await sleep(quiet);
  }
  await context.close();
  const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  const twice = transfers.length - new Set(transfers.map(({ path }) => path)).size;
  console.log(
    `first visit, ${page.name}: ${(bytes / 1e6).toFixed(2)} MB brotli in ${transfers.length} requests, ${twice} of them again`,
  );
}
