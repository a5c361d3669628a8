import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { type MeasuredPage, serveAlternatives } from './alternatives/alternatives.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { serveOwnPage } from './ownPage.ts';

/** How long a page may take until it shows a document, and until it has nothing more to do, in milliseconds. */
const patience = 90_000;

/**
 * What a page keeps on JavaScript's heap with a document open, after a collection of garbage, when it has nothing more to do: all
 * that is compiled or drawn late is in it. Of workers nothing is counted, on any page.
 */
export async function benchHeap(): Promise<void> {
  const page = await serveOwnPage();
  const alternatives = await serveAlternatives();
  const { bare, bareMonaco, rjsf, jsonForms, jsonEditor } = alternatives.pages;
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const documents = {
    '2 KB': smallDocument(),
    '100 KB': documentWithPrograms(1_500),
    '1 MB': documentWithPrograms(15_000),
  };
  console.log('\nheap: MB after garbage collection; in brackets the ratio to 2 KB');
  console.log(
    `${''.padEnd(28)}${Object.keys(documents)
      .map((size) => size.padStart(16))
      .join('')}`,
  );
  for (const each of [page, bare, bareMonaco, rjsf, jsonForms, jsonEditor]) {
    const sizes: (number | undefined)[] = [];
    for (const text of Object.values(documents)) sizes.push(await heapOf(browser, each, text));
    const cells = sizes.map((size) => (size === undefined ? '–' : cellOf(size, sizes[0])).padStart(16));
    console.log(`${each.name.padEnd(28)}${cells.join('')}`);
  }
  await browser.close();
  await Promise.all([page.host.close(), alternatives.close()]);
}

function cellOf(size: number, smallest: number | undefined): string {
  return `${size.toFixed(1)} (${(size / (smallest ?? size)).toFixed(2)})`;
}

/** In megabytes; undefined if the page does not show the document in time. */
export async function heapOf(browser: Browser, page: MeasuredPage, text: string): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(patience);
    await openIn(tab, page, text);
    const session = await context.newCDPSession(tab);
    await session.send('Performance.enable');
    await untilIdle(session);
    await session.send('HeapProfiler.enable');
    // What one collection frees may hold what the next one frees.
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    return (await metric(session, 'JSHeapUsedSize')) / 1e6;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    return undefined;
  } finally {
    await context.close();
  }
}

async function openIn(tab: Page, { address, field, textLine }: MeasuredPage, text: string): Promise<void> {
  await tab.goto(address);
  const file = { name: 'config.json', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await tab.locator('input[type="file"]').first().setInputFiles(file);
  await tab.locator(field('organisationName')).first().waitFor();
  if (textLine) await tab.locator(textLine).first().waitFor();
}

/** Until the main thread worked for less than a twentieth of two seconds. */
async function untilIdle(session: CDPSession): Promise<void> {
  const end = Date.now() + patience;
  for (let before = Number.NaN; Date.now() < end; ) {
    const now = await metric(session, 'TaskDuration');
    if (now - before < 0.1) return;
    before = now;
    await sleep(2000);
  }
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}
