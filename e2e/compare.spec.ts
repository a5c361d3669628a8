import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe.ts';
import { clipboardText } from './clipboard.ts';
import { deleteLocalData } from './draftsPage.ts';
import { drop } from './drop.ts';
import { control, downloadedBy, expect, fixture, goToOption, openFixture, region, showPanel, test } from './page.ts';

const production = fixture('compare-production.hjson');
const staging = fixture('compare-staging.hjson');
/** Production with the mail server of staging and its note, and all else as it was. */
const taken = production
  .replace('  smtpHostname: smtp.example.com\n', '  # moved in May\n  smtpHostname: smtp.new.example.com\n')
  .replace('smtpPort: 25', 'smtpPort: 587');
const texts = (page: Page) => page.getByRole('list', { name: 'Compared texts' });
const list = (page: Page) => page.getByRole('list', { name: 'Comparison' });
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });
const take = (page: Page, name: string) => row(page, name).getByRole('button', { name: `Take over ${name}` });

/** From the start screen: the first file is opened, the other one a column beside it. */
async function compare(page: Page): Promise<void> {
  await page.goto('/');
  const files = { 'config.json': production, 'compare-staging.hjson': staging };
  await page
    .getByLabel('Compare two files')
    .setInputFiles(
      Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
  await expect(texts(page).getByRole('listitem')).toHaveText([/^config.json/, /^compare-staging.hjson/]);
}

test('what differs is shown option by option, taken over as one step, and the two change places', async ({ page }) => {
  const saved = async () => (await downloadedBy(page, () => page.keyboard.press('Control+s'))).toString();
  await openFixture(page, 'compare-production.hjson');
  await drop(page, 'body', { name: 'staging.hjson', text: staging });
  await page.getByRole('alert').getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(list(page)).toBeVisible();
  await expect(row(page, 'Organisation name')).toHaveCount(0);
  await expect(row(page, 'SMTP port')).toContainText('25');
  await expect(row(page, 'SMTP port')).toContainText('587');
  await expect(row(page, 'Query timeout')).toContainText('default');
  // One key in both: one letter, and a problem, since the databases differ.
  await expect(page.getByText('One key encrypts the databases of')).toBeVisible();
  await region(page, 'Compare')
    .getByRole('radio', { name: /^Secrets/ })
    .click();
  await expect(row(page, 'Encryption key').getByRole('img', { name: 'Secret A' })).toHaveCount(2);
  await region(page, 'Compare')
    .getByRole('radio', { name: /^Differences/ })
    .click();

  await take(page, 'SMTP port').click();
  await expect(row(page, 'SMTP port')).toHaveCount(0);
  await take(page, 'SMTP host').click();
  await expect(row(page, 'SMTP host')).toHaveCount(0);
  await take(page, 'OIDC client secret').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Write a reference', 'Copy the secret']);
  await page.keyboard.press('Escape');
  await expectAccessibleEverywhere(page, list(page));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.content()).not.toContain('planted');
  await page.getByRole('button', { name: /^Undo: Take over SMTP host from staging/ }).click();
  await expect(row(page, 'SMTP host')).toHaveCount(1);
  await page.getByRole('button', { name: /^Redo: Take over SMTP host from staging/ }).click();
  await expect(row(page, 'SMTP host')).toHaveCount(0);
  expect(await saved()).toBe(taken);

  await region(page, 'Compare')
    .getByRole('radio', { name: /^Changed/ })
    .click();
  await texts(page)
    .getByRole('button', { name: /^Take over \d+ rows? from staging.hjson/ })
    .click();
  await expect(page.getByText(/^Took over \d+ rows?\./)).toBeVisible();
  const secrets = (text: string) => text.match(/planted[-\w]*/g);
  const all = await saved();
  expect(all).toContain('https://staging.example.com');
  expect(secrets(all)).toEqual(secrets(production));
  await page.getByRole('button', { name: /^Undo: Take over \d+ row/ }).click();
  expect(await saved()).toBe(taken);

  await texts(page).getByRole('button', { name: 'Make staging.hjson the open document' }).click();
  await expect(texts(page).getByRole('listitem')).toHaveText([/^staging.hjson/, /^config.json/]);
  expect(await saved()).toBe(staging);
  await page.getByRole('button', { name: 'Undo: Open staging.hjson' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('config.json');
  await expect(control(page, 'smtpHostname')).toHaveValue('smtp.new.example.com');
  expect(await saved()).toBe(taken);
  await showPanel(page, 'Compare');
  await expect(texts(page).getByRole('listitem')).toHaveText([/^config.json/, /^staging.hjson/]);
});

test('everything is there by keyboard alone, and nothing copied holds a secret', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await compare(page);
  const more = row(page, 'Query timeout').getByRole('button', { name: 'Actions of Query timeout' });
  await take(page, 'Query timeout').focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await take(page, 'Query timeout').press('Enter');
  await expect(row(page, 'Query timeout')).toHaveCount(0);
  await expect(list(page).locator(':focus')).toHaveCount(1);
  await region(page, 'Compare').getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).press('Enter');
  await expect.poll(() => clipboardText(page)).toContain('| smtpPort | 25 | 587 |');
  const copied = await clipboardText(page);
  expect(copied).not.toContain('planted');
  expect(production).toContain('planted');
});

test('a paste of what is running is a column, and defaults are one', { tag: '@slow' }, async ({ page }) => {
  await openFixture(page, 'compare-production.hjson');
  await showPanel(page, 'Compare');
  const add = region(page, 'Compare with');
  await add.getByLabel(/^Or paste it/).fill('no configuration at all, just words');
  await add.getByRole('button', { name: 'Compare with the paste' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no configuration was found' })).toBeVisible();
  await add
    .getByLabel(/^Or paste it/)
    .fill(`export SERVICE_CONFIG_HJSON='{smtpPort: 465, baseUrl: "https://x.example.com"}'`);
  await add.getByRole('button', { name: 'Compare with the paste' }).click();
  await expect(row(page, 'SMTP port')).toContainText('465');
  await region(page, 'Compare').getByRole('button', { name: 'Add a text…' }).click();
  await add.getByRole('button', { name: 'Defaults' }).click();
  await expect(texts(page).getByRole('listitem')).toHaveText([/^config.json/, /^Pasted/, /^Defaults/]);
  await region(page, 'Compare').getByRole('searchbox', { name: 'Search rows' }).fill('mail 465');
  await expect(row(page, 'Base URL')).toHaveCount(0);
  await expect(row(page, 'SMTP port')).toHaveCount(1);
  await region(page, 'Compare').getByRole('searchbox', { name: 'Search rows' }).fill('');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(row(page, 'SMTP port')).toHaveText(/config.json.*25.*Pasted.*465.*Defaults/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await texts(page).getByRole('button', { name: 'Remove Pasted' }).click();
  await texts(page).getByRole('button', { name: 'Remove Defaults' }).click();
  await expect(add).toBeVisible();
  await add.getByRole('button', { name: 'Defaults' }).click();
  await deleteLocalData(page);
  await expect(list(page)).toHaveCount(0);
});

test('what was changed since opening is reviewed from before to after, reverted, copied and saved, by keyboard alone', {
  tag: '@slow',
}, async ({ page }) => {
  await openFixture(page, 'compare-production.hjson');
  const open = page.getByRole('banner').getByRole('button', { name: 'Review' });
  await expect(open).toBeDisabled();
  await control(page, 'smtpPort').fill('2525');
  await control(page, 'organisationName').fill('Reviewed');
  await open.press('Enter');
  const review = region(page, 'Review');
  const changes = review.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(page).toHaveURL(/#review$/);
  await expect(changes).toHaveText([/^Organisation name/, /^SMTP port.*25.*2525/]);
  await expect(review).toContainText('Since opening: 2 changed.');
  await expectAccessibleEverywhere(page, review);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(review.getByRole('button', { name: 'Revert SMTP port' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  await review.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).press('Enter');
  await expect.poll(() => clipboardText(page)).toContain('| smtpPort | 25 | 2525 |');
  await review.getByRole('button', { name: 'Revert SMTP port' }).press('Enter');
  await expect(changes).toHaveText([/^Organisation name/]);
  await expect(review.getByRole('button', { name: 'Revert Organisation name' })).toBeFocused();
  const bytes = await downloadedBy(page, () => review.getByRole('button', { name: 'Save' }).press('Enter'));
  expect(bytes.toString()).toBe(production.replace(/organisationName: .*/, 'organisationName: Reviewed'));
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
});

test('what was changed since opening is reviewed by mouse on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFixture(page, 'compare-production.hjson');
  await goToOption(page, 'smtpPort');
  await control(page, 'smtpPort').fill('2525');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Review changes' }).click();
  const review = region(page, 'Review');
  await expect(review.getByRole('listitem')).toHaveText([/^SMTP port/]);
  await review.getByRole('button', { name: 'Revert SMTP port' }).click();
  await expect(review).toContainText('Nothing was changed since opening.');
});
