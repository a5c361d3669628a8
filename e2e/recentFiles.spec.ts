import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { deleteLocalData } from './draftsPage.ts';
import { control, expect, openStart, startScreen, test } from './page.ts';
import { storedRecords } from './storedRecords.ts';

test.use({ serviceWorkers: 'allow', layout: 'form' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const files = (page: Page) => page.getByRole('list', { name: 'Recent files' }).getByRole('listitem');

/** A start screen whose picker chooses a real file, of the origin's own file system. */
async function openWithFile(page: Page, name: string, text: string): Promise<void> {
  await page.addInitScript((chosen) => {
    Object.assign(window, {
      async showOpenFilePicker() {
        const folder = await navigator.storage.getDirectory();
        return [await folder.getFileHandle(chosen)];
      },
    });
  }, name);
  await openStart(page);
  await page.evaluate(
    async ([fileName = '', content = '']) => {
      const folder = await navigator.storage.getDirectory();
      const stream = await (await folder.getFileHandle(fileName, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text],
  );
}

async function openAndReturn(page: Page, keptNames: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Open config.json/ }).click();
  await expect(control(page, 'smtpPort')).toHaveValue('587');
  // A page that is left at once would not have kept the name yet.
  const stored = async () => {
    const records = await storedRecords<{ name: string }>(page, 'recent-files /', 'files');
    return records.evaluate((all) => all.map(({ name }) => name));
  };
  await expect.poll(stored).toEqual(keptNames);
  await page.goto('/');
  await expect(startScreen(page)).toBeVisible();
}

test.describe('recent files', () => {
  test('are kept only once the user has agreed, opened again, and gone when that is withdrawn', {
    tag: '@slow',
  }, async ({ page }) => {
    await openWithFile(page, 'server.hjson', 'smtpPort: 587\n');
    await openAndReturn(page, []);
    await expect(button(page, 'Keep names of recent files')).toBeVisible();
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
      'recent-files /',
    );
    await button(page, 'Keep names of recent files').click();
    await openAndReturn(page, ['server.hjson']);
    await expect(files(page)).toContainText(['server.hjson']);
    await expectAccessibleInBothThemes(page);
    await button(page, 'Open server.hjson').click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await page.goto('/');
    await expect(files(page)).toHaveCount(1);
    await button(page, 'Clear').click();
    await expect(page.getByText('listed here')).toBeVisible();
    await button(page, 'Stop keeping names').click();
    await expect(button(page, 'Keep names of recent files')).toBeVisible();
    await openAndReturn(page, []);
    await expect(files(page)).toHaveCount(0);
  });

  test('are gone with all local data', async ({ page }) => {
    await openWithFile(page, 'server.hjson', 'smtpPort: 587\n');
    await button(page, 'Keep names of recent files').click();
    await openAndReturn(page, ['server.hjson']);
    await expect(files(page)).toHaveCount(1);
    await deleteLocalData(page);
    await expect(button(page, 'Keep names of recent files')).toBeVisible();
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });
});
