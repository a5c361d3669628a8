import type { Page } from '@playwright/test';
import { control, expect, openText } from './page.ts';

export const small = '{\n  smtpPort: 587\n  organisationName: "Ours"\n}\n';
export const kept = 'Draft kept in this browser';

export const status = (page: Page) => page.getByRole('contentinfo');
export const name = (page: Page) => control(page, 'organisationName');
export const startScreen = (page: Page) => page.getByRole('heading', { name: 'Edit a server configuration' });

/** Opens the small configuration and gives the organisation another name, which becomes the draft. */
export async function startDraft(page: Page, organisation: string, file = 'config.json'): Promise<void> {
  await page.goto('/');
  await openText(page, small, file);
  await name(page).fill(organisation);
  await expect(status(page)).toContainText(kept);
}

/** What the drafts' database holds; the database is not made by looking. */
export function sealedDrafts(page: Page): Promise<readonly { id: string; vector: string }[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'drafts')) return [];
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('drafts'));
    const all = await settled(database.transaction('sealed').objectStore('sealed').getAll());
    database.close();
    return all.map(({ id, vector }: { id: string; vector: Uint8Array }) => ({ id, vector: vector.join() }));
  });
}

export async function runCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command or option' }).fill(title);
  await page.getByRole('option', { name: title }).click();
}
