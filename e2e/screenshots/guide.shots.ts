import type { Page } from '@playwright/test';
import { serverReportFor } from '../../src/testing/serverReport.ts';
import {
  control,
  expect,
  fixture,
  fixturePath,
  goToOption,
  openFixture,
  openText,
  region,
  showPanel,
  test,
} from '../page.ts';
import { guidePictures, themes } from './pictures.ts';
import { take, visitBefore } from './take.ts';

visitBefore();

/** The pictures of docs/guide.md. */
const prepared: Readonly<Record<(typeof guidePictures)[number], (page: Page) => Promise<void>>> = {
  async 'guided-set-up'(page) {
    await page.goto('/');
    await page.getByRole('link', { name: /^Guided set-up/ }).click();
    await page.getByRole('button', { name: /^Next/ }).click();
  },
  async 'guided-summary'(page) {
    await openFixture(page, 'complete.hjson');
    await run(page, 'Guided set-up');
    const save = page.getByRole('button', { name: 'Save config.json' });
    while (!(await save.isVisible())) await page.getByRole('button', { name: /^Next/ }).click();
    await expect(page.getByRole('button', { name: 'Save config.json' })).toBeVisible();
  },
  async checklist(page) {
    await page.goto('/');
    await openText(page, '{\n  baseUrl: https://review.example.com\n  organisationName: Example Hospital\n}\n');
    await run(page, "Show what's left to fill in");
    await expect(page.getByRole('dialog', { name: /to fill in$/ })).toBeVisible();
  },
  async 'connection-string'(page) {
    await openFixture(page, 'complete.hjson');
    await goToOption(page, 'pgConnStr');
    await control(page, 'pgConnStr').press('Enter');
    await page.getByRole('textbox', { name: 'Database host' }).focus();
  },
  async presets(page) {
    await openFixture(page, 'complete.hjson');
    await goToOption(page, 'mailFrom');
    await page.getByRole('button', { name: 'Preset for E-mail' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
  async changes(page) {
    await openFixture(page, 'complete.hjson');
    await control(page, 'organisationName').fill('Example Clinic');
    await region(page, 'HJSON')
      .getByRole('radio', { name: /^Changes/ })
      .click();
    await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
  },
  async compare(page) {
    await openFixture(page, 'compare-production.hjson');
    await showPanel(page, 'Compare');
    await region(page, 'Compare').getByLabel('Files…').setInputFiles(fixturePath('compare-staging.hjson'));
    await expect(page.getByRole('list', { name: 'Comparison' })).toBeVisible();
  },
  async 'server-check'(page) {
    const text = fixture('compare-production.hjson');
    await page.goto('/');
    await openText(page, text);
    await showPanel(page, 'Check from the server');
    const lines = ['ok oidc.discovery', 'fail oidc.issuer slash', 'ok smtp.connect', 'fail smtp.starttls none-offered'];
    await region(page, 'Check from the server')
      .getByLabel('Report of check.sh')
      .fill(serverReportFor(text, ...lines));
    await expect(page.getByRole('heading', { name: /^From the server/ })).toBeVisible();
  },
  async paste(page) {
    await page.goto('/');
    await page.getByRole('button', { name: /^Paste$/ }).click();
    await page
      .getByLabel('Pasted text')
      .fill(`services:\n  review:\n    environment:\n      SERVICE_CONFIG_HJSON: '{"smtpPort": 587}'\n`);
    await expect(page.getByText(/Compose file/).first()).toBeVisible();
  },
  async drafts(page) {
    await openFixture(page, 'complete.hjson');
    await run(page, 'Protect drafts');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async 'one-section'(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFixture(page, 'complete.hjson');
    await goToOption(page, 'smtpPort');
  },
  async about(page) {
    await openFixture(page, 'complete.hjson');
    await run(page, 'About');
    await expect(page.getByText('Rate limits and size limits')).toBeAttached();
  },
};

for (const name of guidePictures) {
  for (const theme of themes) {
    test(`guide: ${name}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      await prepared[name](page);
      await take(page, `guide-${name}-${theme}`);
    });
  }
}

async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').fill(command);
  await page.keyboard.press('Enter');
}
