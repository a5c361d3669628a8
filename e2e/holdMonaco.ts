import type { Page } from '@playwright/test';

/** Holds Monaco's code back until the returned function is called. */
export async function holdMonaco(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/editor-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
