import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyStep, Role, Session } from './engine.ts';
import { eventually } from './eventually.ts';

/** What a person does with the page, in any engine. Everything waits until the page is ready for it. */
export interface Tab {
  /** Opens the page, or what is at another address relative to it. */
  openPage(relative?: string): Promise<void>;
  /** Opens a text as `config.json`, through the file input. */
  openText(text: string): Promise<void>;
  reload(): Promise<void>;
  click(role: Role, name: string): Promise<void>;
  /** Presses keys one after the other; those of `Control+z` together. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Replaces the whole text of a field by typing. */
  fill(name: string, text: string): Promise<void>;
  focus(name: string): Promise<void>;
  expectValue(name: string, value: string): Promise<void>;
  /** What the lines of the editor show, from the first one in sight to the last. */
  expectEditorShows(text: string): Promise<void>;
  expectStatus(text: string): Promise<void>;
  /** Chooses a file in the file input with this label. */
  chooseFile(label: string, path: string): Promise<void>;
  /** The text of the clipboard, by pasting it into a field. */
  pastedInto(name: string): Promise<string>;
  /** The text of the document, as it is downloaded from the export. */
  expectDownload(text: string): Promise<void>;
  /** The text of the document, as the page downloads it when it is asked to. */
  expectDownloadBy(ask: () => Promise<void>, text: string): Promise<void>;
  evaluate: Session['evaluate'];
}

/** `readEditor` runs in the page: the text that the editor shows. */
export function createTab(session: Session, address: string, readEditor: () => string): Tab {
  const only = (role: Role, name: string) =>
    eventually(`${role} "${name}"`, async () => (await session.find(role, name))[0]);

  const tab: Tab = {
    evaluate: session.evaluate,
    openPage: (relative = '') => session.open(new URL(relative, address).href),
    async openText(text) {
      const folder = mkdtempSync(join(tmpdir(), 'opened-'));
      const path = join(folder, 'config.json');
      writeFileSync(path, text);
      await eventually('file input', () => session.setFile('#open-file', path).then(() => true));
      await eventually('the text', async () => {
        if ((await session.find('textbox', 'HJSON text'))[0]) return true;
        // The problems of a file with errors are in its place.
        if ((await session.find('button', 'Close Problems'))[0]) await tab.click('button', 'Close Problems');
        return false;
      });
      rmSync(folder, { recursive: true });
    },
    async reload() {
      // Firefox reports one whose download is interrupted.
      await eventually('the fonts', () => session.evaluate(() => document.fonts.status === 'loaded'));
      await session.reload();
    },
    async click(role, name) {
      const { x, y } = await eventually(`${role} "${name}" is in sight`, async () =>
        session.evaluate(centreOf, await only(role, name)),
      );
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ] as const;
      await session.perform([{ type: 'pointer', id: 'mouse', actions }]);
    },
    async press(...keys) {
      await session.perform([{ type: 'key', id: 'keyboard', actions: keys.flatMap(stepsOfChord) }]);
    },
    type: (text) => tab.press(...text),
    async focus(name) {
      // The editor that takes over replaces the field that was found.
      await eventually(`focus on ${name}`, async () => session.evaluate(focusOn, await only('textbox', name)));
    },
    async fill(name, text) {
      await session.evaluate(selectAll, await only('textbox', name));
      await tab.type(text);
      await tab.expectValue(name, text);
    },
    async expectValue(name, value) {
      await expectEqual(
        `value of ${name}`,
        async () => session.evaluate(readValue, await only('textbox', name)),
        value,
      );
    },
    expectEditorShows: (text) => expectEqual('lines of the editor', () => session.evaluate(readEditor), text),
    async expectStatus(text) {
      const status = () => session.evaluate(() => document.querySelector('footer')?.textContent ?? '');
      await eventually(`status line with "${text}"`, async () => (await status()).includes(text));
    },
    chooseFile: (label, path) => session.setFile(`input[type="file"][aria-label="${label}"]`, path),
    async pastedInto(name) {
      const field = await only('textbox', name);
      const before = await session.evaluate(readValue, field);
      await session.evaluate(selectAll, field);
      await tab.press('Control+v');
      return eventually(`something pasted into ${name}`, async () => {
        const value = await session.evaluate(readValue, field);
        return value !== before && value;
      });
    },
    async expectDownload(text) {
      await tab.click('button', 'Export…');
      await tab.expectDownloadBy(() => tab.click('button', 'Download config.json'), text);
    },
    async expectDownloadBy(ask, text) {
      const path = join(session.downloads, 'config.json');
      rmSync(path, { force: true });
      await ask();
      const read = () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
      await expectEqual('downloaded text', async () => read(), text);
    },
  };
  return tab;
}

async function expectEqual(what: string, read: () => Promise<string | undefined>, wanted: string): Promise<void> {
  let last: string | undefined;
  try {
    await eventually(what, async () => {
      last = await read();
      return last === wanted;
    });
  } catch (error) {
    throw new Error(`${error}\n  wanted ${JSON.stringify(wanted)}\n  found  ${JSON.stringify(last)}`);
  }
}

/** The private characters by which WebDriver names keys. */
const keyValues: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  Control: '\uE009',
  Shift: '\uE008',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Enter: '\uE007',
};

function stepsOfChord(chord: string): readonly KeyStep[] {
  const keys = chord.length === 1 ? [chord] : chord.split('+');
  const values = keys.map((key) => keyValues[key] ?? key);
  return [
    ...values.map((value): KeyStep => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value): KeyStep => ({ type: 'keyUp', value })),
  ];
}

// What follows runs in the page, and so refers to nothing outside itself.

function readValue(field: Element): string {
  return (field as HTMLInputElement).value;
}

function focusOn(field: Element): boolean {
  (field as HTMLElement).focus();
  return document.activeElement === field;
}

function selectAll(field: Element): void {
  field.scrollIntoView({ block: 'center' });
  (field as HTMLInputElement).focus();
  (field as HTMLInputElement).select();
}

/** Where to click on an element; undefined while something else is on top of it. */
function centreOf(element: Element): { readonly x: number; readonly y: number } | undefined {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

/** Monaco draws the lines in any order and spaces as spaces that do not break; nothing draws what tells the dots of two secrets apart. */
export function shownLines(): string {
  const margin = [...document.querySelectorAll<HTMLElement>('.margin-view-overlays > div')];
  const isNumbered = (row: HTMLElement) => (row.querySelector('.line-numbers')?.textContent ?? '').trim() !== '';
  const tops = new Set(margin.filter(isNumbered).map((row) => row.offsetTop));
  const rows = [...document.querySelectorAll<HTMLElement>('.view-lines .view-line')];
  rows.sort((left, right) => left.offsetTop - right.offsetTop);
  const lines: string[] = [];
  for (const row of rows) {
    const text = (row.textContent ?? '').replaceAll(/\s/g, ' ').replaceAll(/[\ufe00-\ufe0d]/g, '');
    // A row without a number continues the line above it, below its indentation.
    if (tops.has(row.offsetTop)) lines.push(text);
    else lines.push((lines.pop() ?? '') + text.trimStart());
  }
  return lines.join('\n');
}

/** The text of the plain editor, without what tells the dots of two secrets apart. */
export function plainText(): string {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="HJSON text"]');
  return (area?.value ?? '').replaceAll(/[\ufe00-\ufe0d]/g, '');
}
