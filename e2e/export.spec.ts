import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import hjson from 'hjson';
import { expectAccessible } from './axe.ts';
import { clipboardText } from './clipboard.ts';
import { control, downloadedBy, expect, fixture, openFixture, openText, region, showPanel, test } from './page.ts';

test.use({ layout: 'formTools' });

const secrets = [
  'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  'fake%23password',
  'fake # not a comment',
  'fake-mail-secret',
];

const button = (page: Page, name: string) => region(page, 'Export').getByRole('button', { name, exact: true });

/** Chooses a target by the name of its tile. */
async function chooseTarget(page: Page, way: 'As a file' | 'As a variable', title: string): Promise<void> {
  await region(page, 'Export').getByRole('radio', { name: way }).click();
  await region(page, 'Export').getByRole('radio', { name: title, exact: true }).click();
}

test.describe('taking a configuration away', () => {
  for (const name of ['complete.hjson', 'quoteless.hjson', 'braceless.hjson', 'crlf.hjson', 'comments.hjson']) {
    test(`the environment variable of ${name} is the same data to a shell`, async ({ page }) => {
      await openFixture(page, name);
      await showPanel(page, 'Export');
      await chooseTarget(page, 'As a variable', 'bash, zsh, sh');
      await button(page, 'Copy environment variable').click();
      await expect(region(page, 'Export')).toContainText(/Copied with \d+ secrets/);
      const line = await clipboardText(page);
      const value = execFileSync('bash', ['-c', `${line}\nprintf %s "$SERVICE_CONFIG_HJSON"`]).toString();
      expect(hjson.parse(value)).toEqual(hjson.parse(fixture(name)));
      expect(value).not.toContain('\n');
    });
  }

  test('the env file for docker has one line without quotes', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a variable', 'Env file without quotes (docker, podman, kubectl)');
    await expect(region(page, 'Export')).toContainText('of 65,514 bytes');
    const bytes = await downloadedBy(page, () => button(page, 'Download server.env').click());
    const [line = '', ...rest] = bytes.toString().split('\n');
    expect(rest).toEqual(['']);
    expect(hjson.parse(line.replace('SERVICE_CONFIG_HJSON=', ''))).toEqual(hjson.parse(fixture('complete.hjson')));
  });

  test('strict JSON says the same without comments', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await region(page, 'Export').getByLabel('Format').selectOption('strictJson');
    const bytes = await downloadedBy(page, () => button(page, 'Download config.json').click());
    expect(JSON.parse(bytes.toString())).toEqual(hjson.parse(fixture('complete.hjson')));
  });

  test('what is shown and what is copied redacted holds no secret', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    for (const way of ['As a variable', 'As a file'] as const) {
      await region(page, 'Export').getByRole('radio', { name: way }).click();
      await expect(region(page, 'Export').getByRole('radio', { name: way })).toBeChecked();
      const tiles = region(page, 'Export').getByRole('radiogroup', { name: 'Target' }).getByRole('radio');
      for (const tile of await tiles.all()) {
        await tile.click();
        await expect(tile).toBeChecked();
        if ((await tile.getAttribute('aria-label')) === 'config.json') continue;
        const shown = await region(page, 'Export').getByLabel('Preview, secrets redacted').inputValue();
        // Some targets refer to the file and hold nothing of it.
        const isReference = /Refers to config\.json/.test(await region(page, 'Export').innerText());
        if (!isReference) expect(shown).toMatch(/redacted.{0,8}encryptionKey/);
        for (const secret of secrets) expect(shown).not.toContain(secret);
      }
    }
    await chooseTarget(page, 'As a file', 'config.json');
    await region(page, 'Export').getByText('Effective configuration').click();
    const values = region(page, 'Export').getByRole('region', { name: 'Effective values' });
    await expect(values.getByRole('row', { name: /^encryptionKey/ })).toHaveText('encryptionKey••••••file');
    await expect(values.getByRole('row', { name: /^GOGC/ })).toContainText('not set');
    await button(page, 'Copy as CSV').click();
    await expect(region(page, 'Export')).toContainText('Copied, secrets hidden');
    const table = await clipboardText(page);
    expect(table).toContain('"encryptionKey","••••••","file"');
    for (const secret of secrets) expect(table).not.toContain(secret);
    await button(page, 'Copy the text, redacted').click();
    await expect(region(page, 'Export')).toContainText('Copied, redacted');
    const copied = await clipboardText(page);
    expect(copied).toContain('# only the label of the login button');
    for (const secret of secrets) expect(copied).not.toContain(secret);
    for (const secret of secrets) expect(await region(page, 'Export').innerHTML()).not.toContain(secret);
  });

  test('the other variables are checked and go along', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a variable', 'bash, zsh, sh');
    await control(page, 'GOMEMLIMIT').fill('512MB');
    await expect(control(page, 'GOMEMLIMIT')).toHaveAttribute('aria-invalid', 'true');
    await control(page, 'GOMEMLIMIT').fill('512MiB');
    await expect(control(page, 'GOMEMLIMIT')).toHaveAttribute('aria-invalid', 'false');
    await control(page, 'HTTPS_PROXY').fill('http://user:fake-word@proxy.example.com:3128');
    await control(page, 'GOMEMLIMIT').focus();
    await expect(control(page, 'HTTPS_PROXY')).toHaveAttribute('type', 'password');
    await button(page, 'Copy environment variable').click();
    await expect(region(page, 'Export')).toContainText('Copied with 6 secrets');
    await expect
      .poll(() => clipboardText(page))
      .toMatch(/\nexport HTTPS_PROXY='http:\/\/user:fake-word@.*'\nexport GOMEMLIMIT='512MiB'\n$/);
    await expect(region(page, 'Export').getByLabel('Preview, secrets redacted')).not.toHaveValue(/fake-word/);
  });

  test('refuses with the figures what a consumer would cut', async ({ page }) => {
    test.slow();
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a variable', 'Env file without quotes (docker, podman, kubectl)');
    await openText(page, `{ organisationName: "${'x'.repeat(70_000)}" }`, 'long.json');
    await expect(region(page, 'Export')).toContainText('the limit is 65,514');
    await expect(button(page, 'Copy environment variable')).toBeDisabled();
    await chooseTarget(page, 'As a file', 'config.json');
    await expect(button(page, 'Download config.json anyway').or(button(page, 'Download config.json'))).toBeEnabled();
  });

  test('hands out a text that hjson-go refuses as it is, and nothing made from it', async ({ page }) => {
    await page.goto('/');
    await openText(page, '{ baseUrl: "https://x.example.com"\n smtpPort: 1.\n}');
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a variable', 'bash, zsh, sh');
    await expect(button(page, 'Copy environment variable')).toBeDisabled();
    await expect(region(page, 'Export')).toContainText('hjson-go refuses this text');
    await chooseTarget(page, 'As a file', 'config.json');
    await expect(region(page, 'Export').getByRole('status', { name: 'Preflight' })).toContainText('error');
    const bytes = await downloadedBy(page, () => button(page, 'Download config.json anyway').click());
    expect(bytes.toString()).toContain('smtpPort: 1.\n');
  });

  test('offers the text for copying by hand where the clipboard is denied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
    });
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a variable', 'bash, zsh, sh');
    await button(page, 'Copy environment variable').click();
    await expect(page.getByLabel('Copy environment variable: copy this by hand')).toHaveValue(
      /^export SERVICE_CONFIG_HJSON=/,
    );
  });

  test('can be used without a mouse and with assistive technology', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    const panel = region(page, 'Export');
    await expect(panel.getByRole('status', { name: 'Preflight' })).toContainText('bytes');
    await panel.getByLabel('Search targets').fill('kubernetes mount');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'Kubernetes, mounted Secret' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel.getByRole('radio', { name: 'Kubernetes, mounted Secret' })).toBeChecked();
    // One Tab stop for all the tiles: the next is what the target asks for.
    await page.keyboard.press('Tab');
    await expect(panel.getByLabel('Secret', { exact: true })).toBeFocused();
    await page.keyboard.type('Review_config');
    await expect(panel.getByLabel('Secret', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, 'Copy server-config.yaml')).toBeDisabled();
    await panel.getByLabel('Secret', { exact: true }).fill('review-config');
    await expect(panel.getByLabel('Preview, secrets redacted')).toHaveValue(/name: 'review-config'/);
    await expectAccessible(page);
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await expect(panel.getByRole('radio', { name: 'Kubernetes, mounted Secret' })).toBeChecked();
  });
});
