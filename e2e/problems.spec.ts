import type { Page } from '@playwright/test';
import { control, expect, openText, region, showPanel, test } from './page.ts';

const text = `{
  baseUrl: review.example.com
  smtpPort: "587"
  readTimeOutMinutes: 0
  oidcClientSecrt: "fake"
}
`;

const list = (page: Page) => region(page, 'Problems');
const chip = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Show problems' }).getByRole('button', { name: new RegExp(`^${name} \\d+$`) });

test.describe('problems', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await openText(page, text);
    await showPanel(page, 'Problems');
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
  });

  test('are one list with counts by kind; a chip hides its kind', async ({ page }) => {
    const all = await list(page).getByRole('listitem').count();
    const errors = await list(page).getByRole('img', { name: 'Error' }).count();
    await expect(chip(page, 'Errors')).toHaveText(`Errors ${errors}`);
    await chip(page, 'Errors').click();
    await expect(chip(page, 'Errors')).toHaveAttribute('aria-pressed', 'false');
    await expect(list(page).getByRole('listitem')).toHaveCount(all - errors);
    await expect(list(page).getByRole('img', { name: 'Error' })).toHaveCount(0);
  });

  test('have the same words at the field and in the list, and go at once when they are solved', async ({ page }) => {
    const words = 'The URL has no scheme. Start it with https://.';
    await expect(list(page)).toContainText(words);
    await expect(page.locator('[data-option="baseUrl"]')).toContainText(words);
    await control(page, 'baseUrl').fill('https://review.example.com');
    await expect(list(page)).not.toContainText(words);
    await expect(page.locator('[data-option="baseUrl"]')).not.toContainText(words);
  });

  test('are fixed in one step and come back with one undo', async ({ page }) => {
    await list(page)
      .getByRole('button', { name: /: baseUrl$/ })
      .first()
      .click();
    await expect(control(page, 'baseUrl')).toHaveValue('https://review.example.com');
    await page.keyboard.press('Control+z');
    await expect(control(page, 'baseUrl')).toHaveValue('review.example.com');
    await expect(list(page)).toContainText('The URL has no scheme');
  });

  test('lead to the field and to the text', async ({ page }) => {
    await list(page).getByRole('button', { name: 'Go to field smtpPort' }).click();
    await expect(control(page, 'smtpPort')).toBeFocused();
    await list(page).getByRole('button', { name: 'Line 4' }).first().click();
    await expect(region(page, 'HJSON').getByRole('textbox').first()).toBeFocused();
  });

  test('are visited in turn with F8 and Shift+F8', async ({ page }) => {
    const visited = page.locator('output[aria-live]');
    await page.keyboard.press('F8');
    await expect(visited).not.toBeEmpty();
    const first = await visited.textContent();
    await page.keyboard.press('F8');
    await expect(visited).not.toHaveText(first ?? '');
    await page.keyboard.press('Shift+F8');
    await expect(visited).toHaveText(first ?? '');
  });

  test('of a missing option offer to add it', async ({ page }) => {
    await list(page).getByRole('button', { name: 'Add with 587: smtpPort' }).waitFor({ state: 'detached' });
    await list(page).getByRole('button', { name: 'Add: smtpHostname' }).click();
    await expect(region(page, 'HJSON')).toContainText('smtpHostname: ""');
    await expect(page.getByRole('button', { name: /^Undo: Add/ })).toBeVisible();
  });
});
