import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

/** Types into a box and goes back and forth in it. */
export async function expectOwnUndo(page: Page, box: Locator): Promise<void> {
  const before = await box.inputValue();
  const seen: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    seen.push(await box.inputValue());
  };
  await box.focus();
  await page.keyboard.press('End');
  // Sent together: a pause between them would make them two steps.
  await Promise.all([page.keyboard.press('9'), page.keyboard.press('7')]);
  // Once more than there are steps: the second one must not reach for what was typed elsewhere.
  for (const key of ['Control+z', 'Control+z', 'Control+y', 'Control+z', 'Control+Shift+Z', 'Control+z'])
    await press(key);
  expect(seen).toEqual([before, before, `${before}97`, before, `${before}97`, before]);
  await expect(box).toBeFocused();
}
