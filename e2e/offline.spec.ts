import { test as bareTest, type Page } from '@playwright/test';
import { backToEditing, control, expect, openText, test as pageTest, region, showPanel } from './page.ts';
import { type StaticHost, startStaticHost } from './staticHost.ts';

const small = '{\n  smtpPort: 587\n  organisationName: "Ours"\n}\n';
const failure = 'This part of the page could not be loaded.';

const test = pageTest.extend<{ host: StaticHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  host: async ({}, use) => {
    const host = await startStaticHost();
    await use(host);
    host.close();
  },
  baseURL: ({ host }, use) => use(host.address),
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the whole page works after the first visit, which asks the host for each file once', async ({
    page,
    context,
    host,
  }) => {
    await page.goto('/');
    await openText(page, small);
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText('Ours');
    await expect.poll(() => page.evaluate(async () => (await caches.match('./')) !== undefined)).toBe(true);
    const askedAgain = [...host.requests].filter(([, count]) => count > 1);
    expect(askedAgain).toEqual([]);
    await context.setOffline(true);
    await page.goto('/?any=address');
    await openText(page, small);
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText('Ours');
    await control(page, 'organisationName').fill('Edited offline');
    await expect(region(page, 'HJSON')).toContainText('Edited offline');
    await showPanel(page, 'Token request');
    await expect(region(page, 'Token request')).toContainText('No token request: gateway OAuth2 is off.');
    await showPanel(page, 'Problems');
    await expect(region(page, 'Problems')).toContainText('to fill in');
    await showPanel(page, 'Export');
    await expect(region(page, 'Export').getByRole('button', { name: 'Download config.json' })).toBeVisible();
    await expect(page.getByText(failure)).toHaveCount(0);
  });
});

/** Without the service worker's copy, and with the errors that a browser logs for files that are gone. */
bareTest.describe('when a part of the page is gone from the host', () => {
  bareTest.use({ serviceWorkers: 'block' });

  const takeAway = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());

  bareTest('its panel says so, the form works, and Try again brings it', { tag: '@slow' }, async ({ page }) => {
    const exportFiles = /assets\/tools-/;
    await takeAway(page, exportFiles);
    await page.goto('/');
    await openText(page, small);
    await showPanel(page, 'Export');
    await expect(region(page, 'Export')).toContainText(failure);
    await backToEditing(page);
    await control(page, 'smtpPort').fill('25');
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText(/:\s25(?!\d)/);
    await showPanel(page, 'Export');
    await expect(region(page, 'Export')).toContainText(failure);
    // What failed before is on the screen until the next attempt has failed as well.
    const failedAgain = page.waitForEvent('requestfailed', (request) => exportFiles.test(request.url()));
    await region(page, 'Export').getByRole('button', { name: 'Try again' }).click();
    await failedAgain;
    await expect(region(page, 'Export')).toContainText(failure);
    await page.unroute(exportFiles);
    await region(page, 'Export').getByRole('button', { name: 'Try again' }).click();
    await expect(region(page, 'Export').getByRole('button', { name: 'Download config.json' })).toBeVisible();
  });

  bareTest('the editor falls back to a plain text area that edits the same text', async ({ page }) => {
    await takeAway(page, /assets\/editor-.*js$/);
    await page.goto('/');
    await openText(page, small);
    const area = region(page, 'HJSON').getByRole('textbox', { name: 'HJSON text' });
    await expect(area).toHaveValue(small);
    await area.fill(small.replace('587', '2525'));
    await expect(control(page, 'smtpPort')).toHaveValue('2525');
  });

  bareTest(
    'menus and dialogs leave the page as it is, and open once they can be loaded',
    { tag: '@slow' },
    async ({ page }) => {
      const dialogFiles = /assets\/tools-/;
      await takeAway(page, dialogFiles);
      await page.goto('/');
      await openText(page, small);
      await page.keyboard.press('Control+k');
      // The panel beside the form is missing as well.
      const alert = page.getByRole('alert').filter({ hasText: failure }).last();
      await expect(alert.getByRole('button', { name: 'Close' })).toBeVisible();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await control(page, 'smtpPort').fill('25');
      await expect(control(page, 'smtpPort')).toHaveValue('25');
      await page.unroute(dialogFiles);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Paste a configuration…' })).toBeVisible();
    },
  );

  bareTest('a file is opened as soon as the part that reads it can be loaded', { tag: '@slow' }, async ({ page }) => {
    const readerFiles = /assets\/delivery-/;
    await takeAway(page, readerFiles);
    await page.goto('/');
    // Without a known option: whether something else wraps a configuration takes that part.
    const other = Buffer.from('{ ours: 1 }');
    await page.getByLabel('Open file').setInputFiles({ name: 'config.json', mimeType: '', buffer: other });
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeVisible();
    await page.unroute(readerFiles);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('config.json');
    await expect(region(page, 'Form')).toBeVisible();
    await page.route(/assets\//, (route) => route.abort());
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    expect(download.suggestedFilename()).toBe('config.json');
  });
});
