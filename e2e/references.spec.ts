import type { Page } from '@playwright/test';
import { parseAllDocuments } from 'yaml';
import { expectAccessible, expectAccessibleEverywhere } from './axe.ts';
import {
  control,
  downloadedBy,
  expect,
  fixture,
  openFixture,
  openText,
  region,
  showPanel,
  test,
  waitForMonaco,
} from './page.ts';

const exportPanel = (page: Page) => region(page, 'Export');

async function chooseApart(page: Page, title: string): Promise<void> {
  await showPanel(page, 'Export');
  await exportPanel(page).getByRole('textbox', { name: 'Search targets' }).fill(title);
  await exportPanel(page).getByRole('radio', { name: title, exact: true }).click();
}

test.describe('files that another program fills in', () => {
  test.use({ layout: 'form' });

  test('a file opens without an error, and is saved unchanged', { tag: '@slow' }, async ({ page }) => {
    const text = fixture('references/compose.hjson');
    await page.goto('/');
    await openText(page, text);
    await expect(control(page, 'encryptionKey')).toHaveValue(/^from /);
    await showPanel(page, 'Export');
    const matters = region(page, 'Before it goes to the server');
    await expect(matters).toBeVisible();
    await expect(matters.getByRole('img', { name: 'Error' })).toHaveCount(0);
    await expect(exportPanel(page)).toContainText(/\d+ references? stays? as/);
    const bytes = await downloadedBy(page, () =>
      exportPanel(page).getByRole('button', { name: 'Download config.json' }).click(),
    );
    expect(bytes.toString()).toBe(text);
  });
});

test.describe('secrets that leave the text', () => {
  test.use({ layout: 'form' });

  test('one value is replaced by a reference from its menu, and undo brings it back', { tag: '@slow' }, async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    await page.getByRole('button', { name: 'More for OIDC client secret' }).click();
    await page.getByRole('menuitem', { name: 'Replace by a reference…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace by a reference' });
    await expect(dialog).toContainText('OIDC_CLIENT_SECRET');
    await expectAccessibleEverywhere(page, dialog);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(control(page, 'oidcClientSecret')).toHaveValue('from OIDC_CLIENT_SECRET');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(control(page, 'oidcClientSecret')).not.toHaveValue(/^from/);
  });

  test('all secrets are replaced by a command', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('replace secrets');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Replace secrets by references' });
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    await expectAccessibleEverywhere(page, dialog);
    await dialog.getByRole('button', { name: 'Replace 5 secrets' }).click();
    await expect(control(page, 'encryptionKey')).toHaveValue('from ENCRYPTION_KEY');
  });

  test('Kubernetes gets two halves: one without a secret, one with the names or the values', { tag: '@slow' }, async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    await chooseApart(page, 'Kubernetes, no extra tool');
    await expectAccessible(page);
    const committed = (
      await downloadedBy(page, () => exportPanel(page).getByRole('button', { name: 'Download server.yaml' }).click())
    ).toString();
    const download = () => exportPanel(page).getByRole('button', { name: 'Download server-secrets.yaml' }).click();
    const names = (await downloadedBy(page, download)).toString();
    await exportPanel(page).getByRole('radio', { name: 'With values' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'With values' }).click();
    await expect(exportPanel(page).getByRole('radio', { name: 'With values' })).toBeChecked();
    const values = (await downloadedBy(page, download)).toString();
    const secrets: Record<string, string> = parseAllDocuments(values)[0]?.toJS().stringData;
    expect(Object.values(secrets)).toContain('fake # not a comment');
    for (const value of Object.values(secrets)) {
      expect(committed).not.toContain(value);
      expect(names).not.toContain(value);
    }
    for (const name of Object.keys(secrets)) expect(committed).toContain(`$(${name})`);
  });

  test('the halves can be used by everyone: their text by keyboard, their question, and both on a phone', {
    tag: '@slow',
  }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await chooseApart(page, 'Kubernetes, no extra tool');
    const half = exportPanel(page).getByRole('region', { name: 'Half to commit' });
    await half.focus();
    await page.keyboard.press('End');
    await expect.poll(() => half.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await exportPanel(page).getByRole('radio', { name: 'With values' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write the values into the file?' });
    await expect(dialog.getByRole('button', { name: 'Names only' })).toBeFocused();
    await expectAccessibleEverywhere(page, dialog);
    await page.keyboard.press('Escape');
    await expect(exportPanel(page).getByRole('radio', { name: 'Names only' })).toBeChecked();
    await expect(exportPanel(page).getByRole('radio', { name: 'With values' })).toBeFocused();
    await expectAccessibleEverywhere(page, exportPanel(page));
  });

  test('the connections are a table without secrets', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await exportPanel(page).getByText('Connections for the network team').click();
    const table = region(page, 'Connections').getByRole('table');
    await expect(table).toContainText('db.example.com');
    await expect(table).not.toContainText('fake');
    await expectAccessibleEverywhere(page, table);
  });

  test('a file to hand over has references and no secret', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () =>
      exportPanel(page).getByRole('button', { name: 'Download with references' }).click(),
    );
    expect(bytes.toString()).toContain(`encryptionKey: '''\u0024{ENCRYPTION_KEY}'''`);
    expect(bytes.toString()).not.toContain('fake');
  });
});

test('the text says how many references it has, and colours them', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await openText(page, fixture('references/compose.hjson'));
  await expect(region(page, 'HJSON')).toContainText('5 references');
  await waitForMonaco(page);
  const shown = region(page, 'HJSON').getByText(`\u0024{PG_CONN_STR}`, { exact: true });
  await expect(shown).toHaveCSS('background-color', 'rgb(248, 240, 218)');
  await expect(shown).toHaveCSS('color', 'rgb(109, 74, 0)');
});

test('sample values are asked for in the token request', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await openText(page, fixture('references/kubernetes.hjson'));
  await showPanel(page, 'Token request');
  const samples = region(page, 'Token request').getByRole('region', { name: 'Sample values' });
  await samples.getByLabel('Sample for GATEWAY_CLIENT_SECRET').fill('made-up');
  await expectAccessibleEverywhere(page, samples);
});
