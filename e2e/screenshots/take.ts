import type { Page } from '@playwright/test';
import { expect, region, test } from '../page.ts';
import { pictureFile } from './pictures.ts';

/** On a first visit that takes longer than the browser waits for it, the page has the typeface of the system. */
export function visitBefore(): void {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
  });
}

/** Takes the picture when every part of the page is there, and everything temporary has gone. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading…')).toHaveCount(0);
  // A part that has just come may wait for another one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByText('Loading…')).toHaveCount(0);
  const dismiss = region(page, 'Notification').getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(page.locator('.monaco-editor .scrollbar.visible')).toHaveCount(0);
  await page.screenshot({ path: pictureFile(name) });
}
