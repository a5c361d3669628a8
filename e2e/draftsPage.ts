import type { Page, Worker } from '@playwright/test';
import { Random } from 'source-text/testing/random';
import { control, expect, openText } from './page.ts';
import { storedRecords } from './storedRecords.ts';

export const small = '{\n  smtpPort: 587\n  organisationName: "Ours"\n}\n';
export const kept = 'Unsaved · draft lost if this tab crashes or the browser closes · Protect…';

export const status = (page: Page) => page.getByRole('contentinfo');
export const name = (page: Page) => control(page, 'organisationName');

/** Opens the small configuration and gives the organisation another name, which becomes the draft. */
export async function startDraft(page: Page, organisation: string, file = 'config.json'): Promise<void> {
  await page.goto('/');
  await openText(page, small, file);
  await name(page).fill(organisation);
  await expect(status(page)).toContainText(kept);
}

/** The contents of the drafts' database of the page's folder, which this does not create. */
export async function sealedDrafts(page: Page): Promise<readonly { id: string; vector: string }[]> {
  const records = await storedRecords<{ id: string; vector: Uint8Array }>(
    page,
    `drafts ${new URL('./', page.url()).pathname}`,
    'sealed',
  );
  return records.evaluate((all) => all.map(({ id, vector }) => ({ id, vector: vector.join() })));
}

/** Makes a change and waits until its draft is stored: a status that says "kept" may refer to an earlier change. */
export async function keepChange(page: Page, change: () => Promise<void>): Promise<void> {
  const before = (await sealedDrafts(page)).map(({ vector }) => vector);
  await change();
  await expect
    .poll(async () => (await sealedDrafts(page)).filter(({ vector }) => !before.includes(vector)).length)
    .toBeGreaterThan(0);
}

/** Waits until the page has noticed that its worker is another one, and the only draft is sealed, not as it was before. */
export async function expectSealedAnew(page: Page, before: { readonly vector: string } | undefined): Promise<void> {
  // The page looks every ten seconds, by the clock that the journey has installed.
  await page.clock.fastForward(10_000);
  const isAnew = async () => {
    const drafts = await sealedDrafts(page);
    return drafts.length === 1 && drafts[0]?.vector !== before?.vector;
  };
  await expect.poll(isAnew, { timeout: 20_000 }).toBe(true);
}

/** Closes a tab, and waits until the browser has released its drafts, which may be a little later. */
export async function closeTab(tab: Page): Promise<void> {
  const bystander = await tab.context().newPage();
  // A file of the same origin can query locks and, unlike the page, claims no draft itself.
  await bystander.goto('/licences.txt');
  await tab.close();
  await expect.poll(() => bystander.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  await bystander.close();
}

/** The service worker of the page. */
export async function workerOf(page: Page): Promise<Worker> {
  return page.context().serviceWorkers()[0] ?? page.context().waitForEvent('serviceworker');
}

export async function runCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command or option' }).fill(title);
  await page.getByRole('option', { name: title }).click();
}

export async function deleteLocalData(page: Page): Promise<void> {
  await runCommand(page, 'Delete all local data…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all local data' }).click();
}

/** Types random letters into the organisation's name, and returns how many of them a draft must restore. */
export async function typeLetters(page: Page, seed: number) {
  const random = new Random(seed);
  const typed: { readonly letter: string; readonly at: number }[] = [];
  // Before, the draft has another name, of which nothing may be restored.
  await keepChange(page, () => name(page).fill(''));
  for (let count = 20 + random.below(40); count > 0; count--) {
    const letter = String.fromCharCode(97 + random.below(26));
    await name(page).press(letter, { delay: random.below(60) });
    typed.push({ letter, at: Date.now() });
  }
  const death = Date.now();
  const all = typed.map(({ letter }) => letter).join('');
  return { all, settled: typed.filter(({ at }) => at < death - 1000).length };
}

/** What was restored is the beginning of what was typed, and nothing older than a second is missing. */
export async function expectLetters(page: Page, { all, settled }: { readonly all: string; readonly settled: number }) {
  await expect(name(page)).toBeVisible();
  const restored = await name(page).inputValue();
  expect(all.startsWith(restored)).toBe(true);
  expect(restored.length).toBeGreaterThanOrEqual(settled);
}
