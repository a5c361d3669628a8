import type { Locator, Page } from '@playwright/test';
import { fixturePath, openText, region, showPanel } from './page.ts';

export type PageId = 'wizard' | 'login' | 'toolbar';

/** The picture of one page, in its shadow tree. */
export const stage = (page: Page, id: PageId, version: 'now' | 'opened' = 'now'): Locator =>
  region(page, 'Branding preview').locator(`[data-stage="${id}-${version}"]`);

/** A part of a page by the mark that the preview gives it. */
export const part = (page: Page, name: string, version: 'now' | 'opened' = 'now'): Locator =>
  region(page, 'Branding preview').locator(`[data-stage$="-${version}"] [data-part="${name}"]`);

/** A line of the list of checks, by its rule. */
export const check = (page: Page, id: string): Locator => page.locator(`[data-check="${id}"]`);

export const imagePath = (name: string): string => fixturePath(`images/${name}`);

/** Opens a configuration made of some options and shows the preview. */
export async function openBranding(page: Page, options: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/');
  await openText(page, JSON.stringify(options, null, 2));
  await showPanel(page, 'Branding');
  await stage(page, 'login').waitFor();
}

/** An entry of the menu of the preview. */
export async function inPreviewMenu(page: Page, name: string): Promise<Locator> {
  await region(page, 'Branding preview').getByRole('button', { name: 'Preview', exact: true }).click();
  const menu = page.getByRole('menu', { name: 'Preview' });
  return menu.locator('[role^="menuitem"]').filter({ hasText: name });
}

/** Opens one group of tools; the others close. */
export async function openTools(page: Page, name: 'Pick colours' | 'Preview images' | 'Share'): Promise<void> {
  const button = region(page, 'Branding preview').getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** The colour on the screen at a share of an element's width and height, as red, green and blue. */
export async function pixelAt(page: Page, element: Locator, across: number, down: number): Promise<readonly number[]> {
  await element.scrollIntoViewIfNeeded();
  return pixelOf(page, await element.screenshot({ animations: 'disabled' }), across, down);
}

/** The colour in a PNG at a share of its width and height. */
export async function pixelOf(page: Page, png: Buffer, across: number, down: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ base64, x, y }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(Math.floor(image.width * x), Math.floor(image.height * y), 1, 1).data;
      return [...(data ?? [])].slice(0, 3);
    },
    { base64: png.toString('base64'), x: across, y: down },
  );
}

export function cssValue(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}
