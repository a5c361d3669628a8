import type { Page } from '@playwright/test';
import { expect, region } from '../page.ts';
import { pictureFile } from './pictures.ts';

/** Takes the picture when every part of the page is there, and everything temporary has gone. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading…')).toHaveCount(0);
  const dismiss = region(page, 'Notification').getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(page.locator('.monaco-editor .scrollbar.visible')).toHaveCount(0);
  await page.screenshot({ path: pictureFile(name), animations: 'disabled' });
}
