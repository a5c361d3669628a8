import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { type ServedAlternatives, serveAlternatives } from './alternatives/alternatives.ts';
import { medianOf } from './median.ts';
import { type ServedBuild, servePage } from './servedBuild.ts';

const example = 'src/hjson/fixtures/configs/00-complete.hjson';
/** The label of the login button: the branding preview shows it, too. */
const field = 'organisationName';
const slowdown = 4;
const warmUp = 8;
const keystrokes = 48;
/** Between two keystrokes of one page, in milliseconds: what a keystroke puts off is done by then, and counts. */
const pause = 350;

/** A page with a text field that is being typed into. */
interface TypedPage {
  readonly name: string;
  /** Types one letter; the script time that followed from it, in milliseconds. */
  keystroke(letter: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * A keystroke in a field of the form, Monaco beside it: all script that runs in the page's main thread until the next one
 * (`ScriptDuration` of the browser's performance metrics, timers and the panels' late work included, style and layout not),
 * with the processor slowed down four times. The three pages are open side by side and take turns at each letter, so that
 * what else the machine does hits all of them; nothing of the measurement runs inside the pages.
 */
export async function benchKeystroke(): Promise<void> {
  const page = await servePage();
  const alternatives = await serveAlternatives();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  for (const [title, text] of Object.entries(texts())) await measure(browser, page, alternatives, title, text);
  await browser.close();
  await Promise.all([page.close(), alternatives.close()]);
}

/** The complete example, and the same with copies of itself as unknown members behind it. */
function texts(): Readonly<Record<string, string>> {
  // The comment behind the organisation's name is part of it.
  const small = readFileSync(example, 'utf8').replace(/(organisationName: [^#]*?) +#.*/, '$1');
  const open = small.indexOf('{') + 1;
  const close = small.lastIndexOf('}');
  let copies = '';
  for (let copy = 0; copies.length < 100_000; copy++) copies += `\n  copy${copy}: {${small.slice(open, close)}}\n`;
  return { '2 KB': small, '100 KB': small.slice(0, close) + copies + small.slice(close) };
}

async function measure(
  browser: Browser,
  page: ServedBuild,
  { pages: others }: ServedAlternatives,
  title: string,
  text: string,
): Promise<void> {
  const pages = [
    await openPage(browser, 'this page', `${page.address}/`, `[name="${field}"]`, text),
    await openPage(browser, others.bareMonaco.name, others.bareMonaco.address, others.bareMonaco.field(field), text),
    await openPage(browser, others.rjsf.name, others.rjsf.address, others.rjsf.field(field), text),
  ];
  const times = pages.map((): number[] => []);
  for (let round = -warmUp; round < keystrokes; round++) {
    const letter = String.fromCharCode(97 + ((round + warmUp) % 26));
    for (const [index, each] of pages.entries()) {
      const time = await each.keystroke(letter);
      if (round >= 0) times[index]?.push(time);
    }
  }
  for (const each of pages) await each.close();
  console.log(
    `keystroke: ${title} (${text.length} characters), script at ${slowdown}x throttling, and this page's ratio to each`,
  );
  for (const [index, { name }] of pages.entries()) {
    const list = times[index] ?? [];
    // Of each round by itself: the machine is slower for some rounds than for others.
    const ratios = list.map((time, round) => (times[0]?.[round] ?? 0) / time);
    const ratio = index === 0 ? '' : `${medianOf(ratios).toFixed(2)}x`;
    console.log(`${name.padEnd(26)}${medianOf(list).toFixed(1).padStart(10)} ms${ratio.padStart(9)}`);
  }
}

/** In a window of its own, so that it is as visible as the others. */
async function openPage(
  browser: Browser,
  name: string,
  address: string,
  selector: string,
  text: string,
): Promise<TypedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page
    .getByLabel('Open file')
    .setInputFiles({ name: 'config.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.monaco-editor .view-line').first().waitFor();
  const input = page.locator(selector);
  await input.focus();
  await input.press('End');
  const before = await input.inputValue();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await sleep(1000);
  let typed = '';
  return {
    name,
    async keystroke(letter) {
      const start = await scriptTime(session);
      typed += letter;
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      await sleep(pause);
      return (await scriptTime(session)) - start;
    },
    async close() {
      // In reading order: Monaco appends the new line of a wrapped value to its container.
      const shown = await page.locator('.monaco-editor .view-line').evaluateAll((lines) =>
        lines
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((line) => line.textContent)
          .join(''),
      );
      const after = (before + typed).replaceAll(' ', '');
      if (!shown.replaceAll(/\s/g, '').includes(after))
        throw new Error(`${name} does not show what was typed in its editor`);
      await context.close();
    },
  };
}

/** All script of the page so far, in milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}
