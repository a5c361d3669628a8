import { expect, type Page } from '@playwright/test';

/** What is on the clipboard: pasted elsewhere, because the policy of our page lets nobody read it there. */
export async function clipboardText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  await other.locator('textarea').focus();
  await other.keyboard.press('Control+v');
  await expect(other.locator('textarea')).not.toHaveValue('');
  const text = await other.locator('textarea').inputValue();
  await other.close();
  return text;
}

/** Puts a text on the clipboard, copied from another page. */
export async function copyElsewhere(page: Page, text: string): Promise<void> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  await other.locator('textarea').fill(text);
  await other.keyboard.press('Control+a');
  await other.keyboard.press('Control+c');
  await other.close();
  await page.bringToFront();
}
