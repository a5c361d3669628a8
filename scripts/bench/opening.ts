import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { type MeasuredPage, serveAlternatives } from './alternatives/alternatives.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { medianOf } from './median.ts';
import { serveOwnPage } from './ownPage.ts';
import { type Opening, type Shown, typedKey, watchOpening } from './watchOpening.ts';

/** How often each page is opened, unless a measurement asks for less. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
/** How long the page is left alone on its start screen, in milliseconds. */
const idle = 9000;
/** How long a new window is left alone before it navigates, in milliseconds: the browser still draws its own toolbar meanwhile. */
const settling = 1500;
/** How long a page may take, in milliseconds. */
const patience = 120_000;
/** A visit is over when nothing was fetched for so long, in milliseconds. */
const quiet = 6000;

/** One way to open a document, on one machine. */
export interface Trial {
  readonly title: string;
  readonly text: string;
  readonly slowdown: number;
  /** The pages that are left on their start screen before they get the file, besides all those that get it at once. */
  readonly idlePages: readonly MeasuredPage[];
  /** The pages in whose text a key is pressed, in separate openings, at once and after idle. */
  readonly typedPages: readonly MeasuredPage[];
  readonly rounds: number;
}

/** The openings of each page, round by round; those after idle have a separate name. */
export type Openings = ReadonlyMap<string, readonly Opening[]>;

/** The name of a page that was left on its start screen. */
export const afterIdle = (name: string) => `${name}, after idle`;
/** The name of a page in whose text a key was pressed. */
export const typedInto = (name: string) => `${name}, typed into`;

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
      const few = size === '2 KB' ? [page] : [];
      const title = `${size}, ${slowdown}x`;
      const trial = { title, text, slowdown, idlePages: few, typedPages: few, rounds };
      printOpenings(trial, await openInTurns(browser, pages, trial));
    }
  }
  for (const each of pages) {
    const { bytes, requests, twice } = await visit(browser, each, documents['2 KB']);
    console.log(
      `first visit, ${each.name}: ${(bytes / 1e6).toFixed(2)} MB brotli in ${requests} requests, ${twice} of them again`,
    );
  }
  await browser.close();
  await Promise.all([page.host.close(), alternatives.close()]);
}

/** Opens the document on each page in turn, in each round; a page that takes too long once is left out from then on. */
export async function openInTurns(browser: Browser, pages: readonly MeasuredPage[], trial: Trial): Promise<Openings> {
  const openings = new Map<string, Opening[]>();
  const note = (name: string, opening: Opening) => openings.set(name, [...(openings.get(name) ?? []), opening]);
  const tooSlow = new Set<MeasuredPage>();
  const tryToOpen = async (page: MeasuredPage, name: string, wait: number, isTyped = false) => {
    if (tooSlow.has(page)) return;
    const opening = await open(browser, page, trial, wait, isTyped);
    if (opening) note(name, opening);
    else tooSlow.add(page);
  };
  for (let round = 0; round < trial.rounds; round++) {
    for (const page of pages) await tryToOpen(page, page.name, 0);
    for (const page of trial.idlePages) await tryToOpen(page, afterIdle(page.name), idle);
    for (const page of trial.typedPages) {
      await tryToOpen(page, typedInto(page.name), 0, true);
      await tryToOpen(page, typedInto(afterIdle(page.name)), idle, true);
    }
  }
  return openings;
}

function printOpenings({ title, rounds }: Trial, openings: Openings): void {
  console.log(`\nopening: ${title}, median of ${rounds}, ms; in brackets this page's ratio to it`);
  console.log(
    `${''.padEnd(36)}${'form'.padStart(16)}${'text to read'.padStart(16)}${'typed into'.padStart(16)}${'text'.padStart(16)}${'blocked'.padStart(10)}`,
  );
  const [first] = openings.values();
  for (const [name, list] of openings) {
    const cell = (part: Shown) => {
      const times = list.map((opening) => opening[part]);
      if (times.includes(undefined)) return '–'.padStart(16);
      const ratios = times.map((time, round) => (first?.[round]?.[part] ?? 0) / (time ?? 0));
      return `${medianOf(times as number[]).toFixed(0)} (${medianOf(ratios).toFixed(2)})`.padStart(16);
    };
    const blocked = medianOf(list.map((opening) => opening.blocked)).toFixed(0);
    console.log(
      `${name.padEnd(36)}${cell('form')}${cell('read')}${cell('typed')}${cell('text')}${blocked.padStart(10)}`,
    );
  }
}

/** In a fresh context: nothing cached, nothing compiled. Undefined when it takes too long. */
async function open(
  browser: Browser,
  { address, field, textLine, readableLine }: MeasuredPage,
  { text, slowdown }: Pick<Trial, 'text' | 'slowdown'>,
  wait: number,
  isTyped: boolean,
): Promise<Opening | undefined> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isTyped) await page.exposeFunction('pressKey', () => page.keyboard.press(typedKey));
  const watched = { text, wait, field: field('organisationName'), textLine, readableLine };
  await page.addInitScript(watchOpening, { ...watched, ...(isTyped && { typedKey }) });
  await sleep(settling);
  await page.goto(address, { waitUntil: 'commit' });
  try {
    return await readOpening(page);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined;
    throw error;
  } finally {
    await context.close();
  }
}

async function readOpening(page: Page): Promise<Opening> {
  const result = await page.waitForFunction(() => window.opening, undefined, { timeout: patience, polling: 250 });
  return (await result.jsonValue()) as Opening;
}

/** What one visit fetched. */
export interface Visit {
  readonly bytes: number;
  readonly requests: number;
  /** How many of the requests asked for a file again. */
  readonly twice: number;
}

/** One visit that opens a document, until nothing more is fetched. */
export async function visit(browser: Browser, page: MeasuredPage, text: string): Promise<Visit> {
  page.host.takeTransfers();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await tab.addInitScript(watchOpening, {
    text,
    wait: 0,
    field: page.field('organisationName'),
    textLine: page.textLine,
    readableLine: page.readableLine,
  });
  await tab.goto(page.address);
  await readOpening(tab);
  const transfers = [];
  for (let fresh = page.host.takeTransfers(); fresh.length > 0; fresh = page.host.takeTransfers()) {
    transfers.push(...fresh);
    await sleep(quiet);
  }
  await context.close();
  return {
    bytes: transfers.reduce((sum, transfer) => sum + transfer.bytes, 0),
    requests: transfers.length,
    twice: transfers.length - new Set(transfers.map(({ path }) => path)).size,
  };
}
