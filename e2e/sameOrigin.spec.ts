import type { Page } from '@playwright/test';
import { deleteLocalData, kept, name, runCommand, sealedDrafts, small, status } from './draftsPage.ts';
import { control, expect, openText, test as pageTest, startScreen } from './page.ts';
import { type StaticHost, startStaticHost } from './staticHost.ts';

const test = pageTest.extend<{ host: StaticHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  host: async ({}, use) => {
    const host = await startStaticHost(['/stable/', '/next/']);
    await use(host);
    host.close();
  },
  baseURL: ({ host }, use) => use(host.address),
});

test.use({ serviceWorkers: 'allow' });

/** Opens a small configuration in a folder, and gives the organisation another name, which becomes the draft. */
async function startDraftIn(page: Page, folder: string, organisation: string): Promise<void> {
  await page.goto(folder);
  await openText(page, small);
  await name(page).fill(organisation);
  await expect(status(page)).toContainText(kept);
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('the page in two folders of an origin keeps two sets of drafts, preferences and offline copies', {
  tag: '@slow',
}, async ({ page, context }) => {
  await startDraftIn(page, '/stable/', 'Stable');
  await runCommand(page, 'Switch to dark theme');
  const next = await context.newPage();
  await next.goto('/next/');
  await expect(startScreen(next)).toBeVisible();
  expect(await theme(next)).toBeUndefined();
  await startDraftIn(next, '/next/', 'Next');
  await page.reload();
  await expect(name(page)).toHaveValue('Stable');
  // What another page of the origin has, and the offline copy of the first folder.
  const others = await page.evaluate(async () => {
    localStorage.setItem('theirs', '1');
    await caches.open('theirs');
    return Object.keys(localStorage);
  });
  await deleteLocalData(next);
  await expect(status(next)).toContainText('no draft kept');
  const stored = await next.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name: database }) => database),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  ]);
  expect(stored.filter((each) => each?.includes('/next/'))).toEqual([]);
  expect(stored).toEqual(expect.arrayContaining(['drafts /stable/', 'theirs', '/stable/']));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    others.filter((each) => !each.includes('/next/')),
  );
  await page.reload();
  await expect(name(page)).toHaveValue('Stable');
  expect(await theme(page)).toBe('dark');
});

test('a choice in one tab stays when another tab makes the next, and both show both', async ({ page, context }) => {
  await page.goto('/stable/');
  await openText(page, small);
  const other = await context.newPage();
  await other.goto('/stable/');
  await openText(other, small);
  await runCommand(page, 'Switch to dark theme');
  await expect.poll(() => theme(other)).toBe('dark');
  await runCommand(other, 'Wrap lines in HJSON');
  await page.reload();
  await expect.poll(() => theme(page)).toBe('dark');
});

/** Moves what a folder has stored to the names of version 2.0, which had no folder in them. */
async function storeAsBefore(page: Page, folder: string): Promise<void> {
  await page.evaluate(async (suffix) => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const key of Object.keys(localStorage).filter((each) => each.endsWith(suffix))) {
      localStorage.setItem(key.slice(0, -suffix.length), localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
    }
    for (const { name: database = '' } of await indexedDB.databases()) {
      const from = await settled(indexedDB.open(database));
      const stores = [...from.objectStoreNames].map((store) => from.transaction(store).objectStore(store));
      const contents: { store: string; keyPath: string | string[] | null; keys: IDBValidKey[]; values: unknown[] }[] =
        [];
      for (const { name: store, keyPath } of stores) {
        const reading = from.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(reading.getAllKeys()), settled(reading.getAll())]);
        contents.push({ store, keyPath, keys, values });
      }
      from.close();
      const opening = indexedDB.open(database.slice(0, -suffix.length), database.startsWith('drafts') ? 2 : 1);
      opening.onupgradeneeded = () => {
        for (const { store, keyPath, keys, values } of contents) {
          const into = opening.result.createObjectStore(store, { keyPath });
          for (const [at, value] of values.entries()) into.put(value, keyPath === null ? keys[at] : undefined);
        }
      };
      (await settled(opening)).close();
      await settled(indexedDB.deleteDatabase(database));
    }
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  }, ` ${folder}`);
}

test('what version 2.0 stored is taken over: preferences, names of recent files, and drafts with a passphrase', {
  tag: '@slow',
}, async ({ page, context }) => {
  const passphrase = 'planted words of a passphrase';
  await page.goto('/stable/');
  await page.getByRole('button', { name: 'Keep names of recent files', exact: true }).click();
  await openText(page, small);
  await runCommand(page, 'Switch to dark theme');
  await name(page).fill('Before the update');
  await status(page)
    .getByRole('button', { name: /^Unsaved/ })
    .click();
  const drafts = page.getByRole('dialog', { name: 'Drafts of unsaved work' });
  await drafts.getByLabel('New passphrase', { exact: true }).fill(passphrase);
  await drafts.getByLabel('Repeat passphrase', { exact: true }).fill(passphrase);
  await drafts.getByRole('button', { name: 'Protect drafts', exact: true }).click();
  await expect(drafts).toContainText('Drafts are protected.');
  await expect.poll(() => sealedDrafts(page)).toHaveLength(1);
  const bystander = await context.newPage();
  await bystander.goto('/licences.txt');
  await page.close();
  await storeAsBefore(bystander, '/stable/');

  await bystander.goto('/next/');
  const recent = bystander.getByRole('list', { name: 'Recent files' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  expect(await theme(bystander)).toBe('dark');
  await bystander.getByRole('main').getByRole('button', { name: 'Unlock…' }).click();
  const unlock = bystander.getByRole('dialog', { name: 'Drafts of unsaved work' });
  await unlock.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await unlock.getByLabel('Passphrase', { exact: true }).press('Enter');
  await expect(unlock).toHaveCount(0);
  await expect(control(bystander, 'organisationName')).toHaveValue('Before the update');
  await deleteLocalData(bystander);
  await expect(status(bystander)).toContainText('no draft kept');
  const left = await bystander.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name: database }) => database),
  ]);
  expect(left).toEqual([]);
});
