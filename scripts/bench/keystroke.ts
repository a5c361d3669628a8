import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import {
  type AlternativeName,
  type MeasuredPage,
  type ServedAlternatives,
  serveAlternatives,
} from './alternatives/alternatives.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { medianOf } from './median.ts';
import { serveOwnPage } from './ownPage.ts';

/** What is typed into, and with which keys. */
interface TypedField {
  readonly name: string;
  /** Only an option of text shows in its editor all that was typed. */
  readonly kind: 'text' | 'integer' | 'switch';
  keyFor(round: number): { readonly key: string; readonly text?: string };
}

/** The label of the login button: the branding preview shows it, too. */
const textField: TypedField = {
  name: 'organisationName',
  kind: 'text',
  keyFor(round) {
    const letter = String.fromCharCode(97 + (round % 26));
    return { key: letter, text: letter };
  },
};

/** A digit that is typed and removed again: the number stays one that the option can have. */
const integerField: TypedField = {
  name: 'writeTimeOutMinutes',
  kind: 'integer',
  keyFor: (round) => (round % 2 === 0 ? { key: '1', text: '1' } : { key: 'Backspace' }),
};

const switchField: TypedField = {
  name: 'supportCustomMailServer',
  kind: 'switch',
  keyFor: () => ({ key: ' ', text: ' ' }),
};

const warmUp = 6;
const keystrokes = 24;
/** Between two keystrokes of one page, in milliseconds: what a keystroke puts off is done by then, and counts. */
const pause = 350;

/** What follows from one letter in the main thread of a page, in milliseconds of its thread's own time. */
export interface Cost {
  /** All of it. */
  readonly task: number;
  readonly script: number;
  /** Style and layout; paint is in the whole alone. */
  readonly layout: number;
}

/** Until the largest text is open, in milliseconds. */
const longestOpening = 120_000;

/** A page with a text field that is being typed into. */
interface TypedPage {
  readonly name: string;
  /** Presses the key of a round. */
  keystroke(round: number): Promise<Cost>;
  close(): Promise<void>;
}

/** A document that is typed into, and on which machine. */
export interface Typing {
  readonly text: string;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
  readonly field?: TypedField;
}

interface Measurement extends Typing {
  readonly title: string;
  readonly others: readonly AlternativeName[];
}

/**
 * A keystroke in a field of the form, Monaco beside it: everything that runs in the page's main thread until the next one, the late
 * work of timers and panels included. The pages are open side by side and take turns at each letter, so that what else the machine
 * does hits all of them; nothing of the measurement runs inside the pages.
 */
export async function benchKeystroke(): Promise<void> {
  const own = await serveOwnPage();
  const alternatives = await serveAlternatives();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  for (const each of measurements()) await measure(browser, own, alternatives, each);
  await browser.close();
  await Promise.all([own.host.close(), alternatives.close()]);
}

/** The alternatives that rewrite the text are left out where a letter takes them seconds. */
function measurements(): readonly Measurement[] {
  const small = named(smallDocument());
  const all = ['bareMonaco', 'bareMonacoWhole', 'rjsf', 'jsonForms'] as const;
  return [
    { title: '2 KB', text: small, slowdown: 1, others: all },
    { title: '2 KB', text: small, slowdown: 4, others: all },
    {
      title: '100 KB',
      text: named(documentWithPrograms(1500)),
      slowdown: 1,
      others: ['bareMonaco', 'bareMonacoWhole'],
    },
    { title: '1 MB', text: named(documentWithPrograms(15_000)), slowdown: 1, others: ['bareMonaco'] },
    ...[integerField, switchField].flatMap((field): readonly Measurement[] => [
      { title: '2 KB', text: small, slowdown: 1, field, others: all },
      { title: '100 KB', text: named(documentWithPrograms(1500)), slowdown: 1, field, others: ['bareMonaco'] },
      { title: '270 KB', text: named(documentWithPrograms(4000)), slowdown: 1, field, others: ['bareMonaco'] },
    ]),
  ];
}

/** The comment after the organisation's name is part of it, as hjson-go reads it: without the comment. */
export function named(text: string): string {
  return text.replace(/(organisationName: [^#]*?) +#.*/, '$1');
}

async function measure(
  browser: Browser,
  own: MeasuredPage,
  { pages: alternatives }: ServedAlternatives,
  { title, text, slowdown, others, field = textField }: Measurement,
): Promise<void> {
  const measured = [own, ...others.map((name) => alternatives[name])];
  const costs = await typeInTurns(browser, measured, { text, slowdown, field });
  console.log(
    `keystroke: ${field.kind}, ${title} (${text.length} characters), ${slowdown}x throttling, in ms; this page's ratio to each`,
  );
  console.log(`${''.padEnd(30)}${['whole', 'script', 'layout', 'ratio'].map((word) => word.padStart(9)).join('')}`);
  for (const [index, { name }] of measured.entries()) {
    const list = costs[index] ?? [];
    const middle = (part: keyof Cost) => medianOf(list.map((cost) => cost[part]));
    // Of each round by itself: the machine is slower for some rounds than for others.
    const ratios = list.map(({ task }, round) => (costs[0]?.[round]?.task ?? 0) / task);
    const figures = [middle('task'), middle('script'), middle('layout')].map((time) => time.toFixed(1).padStart(9));
    const ratio = index === 0 ? '' : `${medianOf(ratios).toFixed(2)}x`;
    console.log(`${name.padEnd(30)}${figures.join('')}${ratio.padStart(9)}`);
  }
}

/** What each letter costs each page, in the order of the pages. */
export async function typeInTurns(
  browser: Browser,
  measured: readonly MeasuredPage[],
  { text, slowdown, field = textField }: Typing,
): Promise<readonly (readonly Cost[])[]> {
  const pages: TypedPage[] = [];
  for (const page of measured) pages.push(await openPage(browser, page, { text, slowdown, field }));
  const costs = pages.map((): Cost[] => []);
  for (let round = -warmUp; round < keystrokes; round++) {
    for (const [index, each] of pages.entries()) {
      const cost = await each.keystroke(round + warmUp);
      if (round >= 0) costs[index]?.push(cost);
    }
  }
  for (const each of pages) await each.close();
  return costs;
}

/** In a separate window, so that it is as visible as the others. */
async function openPage(
  browser: Browser,
  { name, address, field: fieldOf, textLine, prepare }: MeasuredPage,
  { text, slowdown, field }: Required<Typing>,
): Promise<TypedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(longestOpening);
  await page.goto(address);
  await page
    .getByLabel('Open file')
    .setInputFiles({ name: 'config.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
  if (textLine) await page.locator(textLine).first().waitFor();
  await prepare?.(page);
  const input = page.locator(fieldOf(field.name));
  await input.focus();
  const value = field.kind === 'text' ? await input.inputValue() : '';
  if (field.kind !== 'switch') await input.press('End');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await sleep(1000);
  let typed = '';
  return {
    name,
    async keystroke(round) {
      const before = await timesOf(session);
      const { key, text: letter } = field.keyFor(round);
      typed += letter ?? '';
      const code = key === 'Backspace' ? { windowsVirtualKeyCode: 8 } : {};
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...(letter && { text: letter }), ...code });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...code });
      await sleep(pause);
      const after = await timesOf(session);
      return {
        task: after.task - before.task,
        script: after.script - before.script,
        layout: after.layout - before.layout,
      };
    },
    async close() {
      if (!textLine || field.kind !== 'text') return context.close();
      // In reading order: Monaco appends the new line of a wrapped value to its container.
      const shown = await page.locator(textLine).evaluateAll((lines) =>
        lines
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((line) => line.textContent)
          .join(''),
      );
      const after = (value + typed).replaceAll(' ', '');
      if (!shown.replaceAll(/\s/g, '').includes(after))
        throw new Error(`${name} does not show what was typed in its editor`);
      await context.close();
    },
  };
}

/** What the main thread has spent so far, in milliseconds. */
async function timesOf(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const time = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    task: time('TaskDuration'),
    script: time('ScriptDuration'),
    layout: time('RecalcStyleDuration') + time('LayoutDuration'),
  };
}
