import { expect, type Page } from '@playwright/test';
import { options } from '../../src/config/index.ts';
import { parseHjson, tokens } from '../../src/hjson/index.ts';
import { createWorkspace } from '../../src/workspace/index.ts';

declare global {
  interface Window {
    /** What the page saved last, in a page that was told to keep it. */
    savedFile?: Blob | undefined;
  }
}

/** Has a page, before it is open, keep what it saves instead of handing it to the browser, which delays one download of many in a row. */
export async function keepSavedFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blobs = new Map<string, Blob>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      const address = createObjectURL(blob);
      blobs.set(address, blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = function () {
      window.savedFile = blobs.get(this.href);
    };
  });
}

/** What the page saves: the whole text, secrets and line ends included. */
export async function savedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.savedFile = undefined;
  });
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => window.savedFile);
  return page.evaluate(() => window.savedFile?.text() ?? '');
}

interface ShownField {
  readonly key: string;
  readonly value: string;
}

/** Each field of the form shows what the text says, unless what was typed cannot be written into it. */
export async function expectFormToShow(page: Page, text: string): Promise<void> {
  const config = configOf(text);
  const shown = await shownFields(page);
  const wrong = shown.filter(({ key, value }) => {
    const said = config.entries.get(key)?.value ?? '';
    return (typeof said === 'string' || typeof said === 'number') && String(said) !== value;
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
}

const scalarKinds = ['text', 'secret', 'url', 'path', 'colour', 'integer'];
/** The connection string has no field of its own: its parts have. */
const scalarKeys = options
  .filter(({ kind }) => scalarKinds.includes(kind))
  .map(({ path }) => path.join('.'))
  .filter((key) => key !== 'pgConnStr');

async function shownFields(page: Page): Promise<readonly ShownField[]> {
  const fields = await page
    .locator('[data-option] [data-in-document="true"]')
    .evaluateAll((found) =>
      found
        .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        .map(({ name, value }) => ({ key: name, value })),
    );
  return fields.filter(({ key }) => scalarKeys.includes(key));
}

/** An edit of one option in the form changes no other option, and removes no comment but the one that was its member. */
export function expectOnlyChangeOf(key: string, before: string, after: string): void {
  const [old, now] = [configOf(before), configOf(after)];
  const isBelow = (path: string) => path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`);
  const changed = options
    .map(({ path }) => path)
    .filter((path) => !isBelow(path.join('.')))
    .filter((path) => JSON.stringify(old.value(path)) !== JSON.stringify(now.value(path)));
  expect(changed.map((path) => path.join('.'))).toEqual([]);
  const kept = commentsOf(after);
  expect(commentsOf(before).filter((comment) => !kept.includes(comment)).length).toBeLessThanOrEqual(1);
}

function configOf(text: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, savedText: text });
  return workspace.snapshot.config;
}

const commentsOf = (text: string) =>
  [...tokens(parseHjson(text))]
    .filter(({ kind }) => kind === 'comment')
    .map(({ range }) => text.slice(range.start, range.end).trim());

/** Nothing that can be read holds a planted secret. */
export async function expectSecretsHidden(page: Page): Promise<void> {
  const leaks = await page.evaluate(() => {
    const shown = document.querySelectorAll<HTMLInputElement>('input:not([type="password"]), textarea');
    const places = [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      ...[...shown].map(({ value }) => value),
    ];
    for (const store of [localStorage, sessionStorage]) places.push(JSON.stringify({ ...store }));
    return places
      .filter((place) => place.includes('planted-'))
      .map((place) => place.slice(place.indexOf('planted-') - 60).slice(0, 90));
  });
  expect(leaks).toEqual([]);
}
