import type { Page } from '@playwright/test';
import {
  control,
  expect,
  focusText,
  hjsonText,
  openAsShown,
  openText,
  region,
  showPanel,
  showText,
  test,
} from './page.ts';

const text = `{
  baseUrl: review.example.com
  smtpPort: "587"
  readTimeOutMinutes: 0
  oidcClientSecrt: "fake"
}
`;

const list = (page: Page) => region(page, 'Problems');

test.describe('problems', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await openText(page, text);
    await showPanel(page, 'Problems');
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
  });

  test('are one list, the graver first, which is worked through by the keyboard alone', async ({ page }) => {
    await expect(async () => {
      const errors = await list(page).getByRole('img', { name: 'Error' }).count();
      expect(await list(page).getByRole('listitem').first().innerText()).toMatch(new RegExp(`^Errors\\s*${errors}$`));
    }).toPass();
    await list(page).getByRole('button', { name: 'Base URL' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(list(page).getByRole('button', { name: 'SMTP port' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(control(page, 'smtpPort')).toBeFocused();
    await expect(list(page)).toBeVisible();
    await list(page).getByRole('button', { name: 'SMTP port' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await expect(list(page).locator('li :focus')).toHaveCount(1);
  });

  test('have the same words at the field and in the list, and go at once when they are solved', {
    tag: '@slow',
  }, async ({ page }) => {
    const words = 'The URL has no scheme. Start it with https://.';
    await expect(list(page)).toContainText(words);
    await expect(page.locator('[data-option="baseUrl"]')).toContainText(words);
    await control(page, 'baseUrl').fill('https://review.example.com');
    await expect(list(page)).not.toContainText(words);
    await expect(page.locator('[data-option="baseUrl"]')).not.toContainText(words);
  });

  test('are fixed in one step and come back with one undo', { tag: '@slow' }, async ({ page }) => {
    await list(page)
      .getByRole('button', { name: /: baseUrl, line 2$/ })
      .first()
      .click();
    await expect(control(page, 'baseUrl')).toHaveValue('https://review.example.com');
    await expect(list(page).locator('li :focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(control(page, 'baseUrl')).toHaveValue('review.example.com');
    await expect(list(page)).toContainText('The URL has no scheme');
  });

  test('fixed at the field leave the focus in it', { tag: '@slow' }, async ({ page }) => {
    const row = page.locator('[data-option="smtpPort"]');
    await row.getByText('Must be a number').click();
    await row
      .getByRole('button', { name: /: smtpPort$/ })
      .first()
      .click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await expect(control(page, 'smtpPort')).toBeFocused();
    await expect(region(page, 'Notification').getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('lead to the field and to the text', { tag: '@slow' }, async ({ page }) => {
    await list(page).getByRole('button', { name: 'SMTP port', exact: true }).click();
    await expect(control(page, 'smtpPort')).toBeFocused();
    await list(page).getByRole('button', { name: 'Go to line 4' }).first().click();
    await expect(region(page, 'HJSON').getByRole('textbox').first()).toBeFocused();
  });
});

test('are shown beside the form when a file with errors is opened, and the text is ready behind them', async ({
  page,
}) => {
  await page.goto('/');
  await openAsShown(page, text);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await expect(list(page).locator(':focus')).toHaveCount(0);
  await expect(region(page, 'HJSON')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(hjsonText(page)).toBeFocused();
  await openAsShown(page, 'smtpPort: 25\n', 'right.json');
  await expect(region(page, 'HJSON')).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

/** Puts the cursor into a line of the text, by the keyboard. */
async function putCursorInLine(page: Page, line: number): Promise<void> {
  await focusText(page);
  await page.keyboard.press('Control+Home');
  for (let step = 1; step < line; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
}

test('problems are in sight and lead to their field at every width', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await openText(page, text.replace('\n}', '\n  accessReviewToolbarTextColor: "no colour"\n}'));
  const rail = page.getByRole('navigation', { name: 'Tools' });
  const problems = rail.getByRole('button', { name: /^Problems \d+$/ });
  const expectField = async (key: string) => {
    await expect(control(page, key)).toBeFocused();
    await expect(control(page, key)).toBeInViewport({ ratio: 1 });
  };
  for (const width of [900, 1440, 1366, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(problems.getByText(/^\d+$/)).toBeInViewport({ ratio: 1 });
  }
  await problems.click();
  await list(page).getByRole('button', { name: 'Toolbar text', exact: true }).click();
  await expectField('accessReviewToolbarTextColor');
  await expect(problems).toHaveAttribute('aria-pressed', 'true');
  await showText(page);
  await putCursorInLine(page, 3);
  await page.keyboard.press('F8');
  await expect(page.locator('[data-option] :focus')).toBeInViewport();

  for (const width of [1024, 900, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // A phone has no status line.
      const shown = width < 820 ? page.getByRole('tab', { name: /^Problems \d+$/ }) : problems;
      await (width < 820 ? shown : page.getByRole('button', { name: /^\d errors$/ })).click();
      await expect(shown.getByText(/^\d+$/)).toBeInViewport({ ratio: 1 });
      if (width >= 820) await expect(shown).toHaveAttribute('aria-pressed', 'true');
      await list(page).getByRole('button', { name: 'SMTP port', exact: true }).click();
      await expectField('smtpPort');
      await showText(page);
      await putCursorInLine(page, 4);
      await page.keyboard.press('Alt+Enter');
      await expectField('readTimeOutMinutes');
      await showText(page);
      await focusText(page);
      await page.keyboard.press('F8');
      await expect(page.locator('[data-option] :focus')).toBeInViewport({ ratio: 1 });
      await showText(page);
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('s');
      await expect(region(page, 'Form')).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('p');
      await page.keyboard.press('Enter');
      await expectField('smtpPort');
      await page.getByRole('searchbox').fill('');
    });
  }
});

test('options that are merely missing are not problems: nothing is underlined, and F8 visits the others', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  await openText(page, 'baseUrl: https://review.example.com\nsmtpPort: 0\n');
  const editor = region(page, 'HJSON');
  await expect(editor.locator('.squiggly-error, .squiggly-warning')).toHaveCount(1);
  await focusText(page);
  for (let visit = 0; visit < 2; visit++) {
    await page.keyboard.press('F8');
    await expect(control(page, 'smtpPort')).toBeFocused();
  }
});
