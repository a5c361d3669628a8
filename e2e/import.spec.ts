import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe.ts';
import { clipboardText, copyElsewhere } from './clipboard.ts';
import { drop } from './drop.ts';
import {
  answerFileChooser,
  backToEditing,
  control,
  downloadedBy,
  expect,
  fixture,
  openFixture,
  openStart,
  region,
  showPanel,
  test,
} from './page.ts';

test.use({ layout: 'form' });

const config = '{"baseUrl":"https://pasted.example.com","oidcClientSecret":"fake-pasted-secret","colour":1}';
const compose = (...services: readonly (readonly [name: string, value: string])[]) =>
  [
    'services:',
    ...services.map(
      ([name, value]) =>
        `  ${name}:\n    environment:\n      SERVICE_CONFIG_HJSON: '${value}'\n      GOMEMLIMIT: 512MiB`,
    ),
  ].join('\n');

/** Opens the dialog from the start page or, with a document open, from the menu. */
async function paste(page: Page, text: string): Promise<void> {
  const start = page.getByRole('button', { name: 'Paste', exact: true });
  if (await start.isVisible()) {
    await start.click();
  } else {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('menuitem', { name: /Paste a configuration/ }).click();
  }
  await page.getByRole('dialog').getByLabel('Pasted text').fill(text);
}

const open = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Open this configuration' });

/** What tickets and mails hold, each with another address. */
const fromTickets: readonly ((address: string) => string)[] = [
  (address) => `{ “baseUrl”: “${address}”, ‘oidcClientSecret’: ‘fake-pasted-secret’ }`,
  (address) =>
    `Hello,\nplease use this one:\n{\n  baseUrl: ${address}\n  oidcClientSecret: fake-pasted-secret\n}\nThank you.`,
  (address) => `> {\n>   baseUrl: ${address}\n>   oidcClientSecret: fake-pasted-secret\n> }`,
  (address) => `\`\`\`hjson\n{\n  baseUrl: ${address}\n  oidcClientSecret: fake-pasted-secret\n}\n\`\`\``,
  (address) =>
    `2026-11-23T10:00:00Z INFO read {"baseUrl":"${address}","oidcClientSecret":"fake-pasted-secret"} in 3 ms`,
  (address) => `   7 {\n   8   baseUrl: ${address}\n   9   oidcClientSecret: fake-pasted-secret\n  10 }`,
  (address) => `{\n\u00A0\u00A0baseUrl:\u00A0"${address}"\n\u00A0\u00A0oidcClientSecret: "fake-pasted-secret"\n}`,
  (address) => `{^"baseUrl^":^"${address}^",^"oidcClientSecret^":^"fake-pasted-secret^"}`,
];

test.describe('pasting a configuration', () => {
  test('as tickets hold it opens by keyboard, in eight ways, and shows no secret before', { tag: '@slow' }, async ({
    page,
  }) => {
    await openStart(page);
    for (const [index, write] of fromTickets.entries()) {
      const address = `https://pasted-${index}.example.com`;
      await copyElsewhere(page, write(address));
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
      await page.keyboard.type('paste a conf');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Paste a configuration' });
      const text = dialog.getByLabel('Pasted text');
      await expect(text).toBeFocused();
      await page.keyboard.press('Control+v');
      await expect(dialog).toContainText('2 of 23 options set, 1 secret');
      await expect(text).not.toHaveValue(/fake-pasted-secret/);
      await page.keyboard.press('Control+Enter');
      await expect(control(page, 'baseUrl')).toHaveValue(address);
    }
  });

  test('from a quoted mail dims what is left out, and what holds none can be opened all the same', {
    tag: '@slow',
  }, async ({ page }) => {
    await openStart(page);
    await paste(page, `Ada wrote:\n> Please use this one:\n> { "baseUrl": "https://pasted.example.com" }\n\nRegards`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('HJSON, line 3: 1 of 23 options set');
    await dialog.getByText('Text to open, ').click();
    await expectAccessibleEverywhere(page, dialog.getByRole('region', { name: 'Pasted' }).getByText('Regards'));
    const openAnyway = dialog.getByRole('button', { name: 'Open as text anyway' });
    await expect(openAnyway).toBeVisible();
    await dialog.getByLabel('Pasted text').fill('# notes for later');
    await openAnyway.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('config.json');
    await expect(region(page, 'Form')).toBeVisible();
  });

  test('that programs read differently is asked, by keyboard and on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openStart(page);
    await paste(page, `docker run -e 'SERVICE_CONFIG_HJSON={"organisationName":"It''s us"}' review`);
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('group', { name: /^Programs read this differently: organisationName/ }),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: /^POSIX shell/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /^PowerShell/ })).toBeChecked();
    await expect(dialog.getByRole('region', { name: 'Text to open' })).toContainText('"It\'s us"');
    await open(page).click();
    await expect(control(page, 'organisationName')).toHaveValue("It's us");
  });

  test('of an error message leads to its option, and shows no secret of the log', { tag: '@slow' }, async ({
    page,
  }) => {
    await openStart(page);
    await paste(page, '{"pgConnStr":"postgres://review:fake-pasted-word@db.example.com/review"}');
    await open(page).click();
    await paste(
      page,
      'token=fake-logged-word9\nfailed to connect to `user=review database=review`: 10.0.0.7:5432 (db.example.com): ' +
        'failed SASL auth: FATAL: password authentication failed for user "review" (SQLSTATE 28P01)',
    );
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Pasted text')).not.toHaveValue(/fake-logged-word9/);
    await expect(dialog).toContainText(
      'Line 2, PostgreSQL: The password in the connection string is wrong for its user.',
    );
    await dialog.getByRole('button', { name: 'Go to Connection string, password' }).click();
    await expect(control(page, 'pgConnStr.password')).toBeFocused();
  });

  test('shows what was found before it is opened, and opens it in one step', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await paste(page, compose(['api', config]));
    await expect(page.getByRole('dialog')).toContainText(
      'Compose file, api: 2 of 23 options set, 1 secret, 1 unknown key',
    );
    await open(page).click();
    await expect(control(page, 'baseUrl')).toHaveValue('https://pasted.example.com');
    await showPanel(page, 'Export');
    await expect(control(page, 'GOMEMLIMIT')).toHaveValue('512MiB');
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await expect(control(page, 'baseUrl')).toHaveValue('https://review.example.com:8443');
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
    expect(bytes.toString()).toBe(fixture('complete.hjson'));
  });

  test('asks which one when there are several', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await paste(page, compose(['api', config], ['web', '{"baseUrl":"https://web.example.com"}']));
    await page.getByLabel(/Compose file, web/).check();
    await page.getByLabel('Import GOMEMLIMIT').uncheck();
    await open(page).click();
    await expect(control(page, 'baseUrl')).toHaveValue('https://web.example.com');
    await showPanel(page, 'Export');
    await expect(region(page, 'Export')).toContainText('none set');
  });

  test('lays out one line over several, unless told not to', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await paste(page, `export SERVICE_CONFIG_HJSON='${config}'`);
    await page.getByLabel('Format on several lines').uncheck();
    await open(page).click();
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
    expect(bytes.toString()).toBe(config);
  });
});

test.describe('a redacted copy that comes back', () => {
  /** Opens the configuration, and copies it for somebody else. */
  async function copyOfOpened(page: Page): Promise<string> {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await region(page, 'Export').getByRole('button', { name: 'Copy without secrets' }).click();
    await expect(region(page, 'Export')).toContainText('Copied, redacted');
    return clipboardText(page);
  }

  async function exported(page: Page): Promise<string> {
    await showPanel(page, 'Export');
    return String(await downloadedBy(page, () => page.getByRole('button', { name: /^Download config.json/ }).click()));
  }

  test('changes the original in what was changed, and nothing else', { tag: '@slow' }, async ({ page }) => {
    const copy = (await copyOfOpened(page)).replace('smtpPort: 587', 'smtpPort: 25');
    expect(copy).not.toContain('fake');
    await paste(page, copy);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('5 secrets and 4 comments put back, each as it is now in config.json.');
    await dialog.getByRole('button', { name: 'Change config.json' }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('config.json');
    expect(await exported(page)).toBe(fixture('complete.hjson').replace('smtpPort: 587', 'smtpPort: 25'));
  });

  test('as a file beside a configuration that differs gets no secret unasked', { tag: '@slow' }, async ({ page }) => {
    const copy = await copyOfOpened(page);
    await backToEditing(page);
    await control(page, 'baseUrl').fill('https://other.example.com');
    await page
      .getByLabel('Open file')
      .setInputFiles({ name: 'copy.hjson', mimeType: 'text/plain', buffer: Buffer.from(copy) });
    const dialog = page.getByRole('dialog', { name: 'Open copy.hjson' });
    await expect(dialog).toContainText('This is a redacted copy.');
    await expect(dialog).toContainText('This copy was not made from config.json as it is now.');
    const key = dialog.getByRole('checkbox', { name: /^Encryption key/ });
    const another = dialog.getByRole('checkbox', { name: /^SMTP client secret/ });
    await expect(key).not.toBeChecked();
    await expect(another).not.toBeChecked();
    await expectAccessibleEverywhere(page, dialog);
    await another.check();
    await open(page).click();
    const text = await exported(page);
    expect(text).toContain('baseUrl: https://review.example.com:8443');
    expect(text).toMatch(/encryptionKey: "<redacted encryptionKey of [\da-f]{8}>"/);
    expect(text).not.toContain('<redacted smtpAuth.mechanism.clientSecret');
    await expect(region(page, 'Before it goes to the server')).toContainText('left out by a redacted copy');
  });

  test('without its original says what it is', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await drop(page, 'body', { name: 'copy.json', text: '{ encryptionKey: "<redacted encryptionKey>" }' });
    await expect(page.getByRole('region', { name: 'Notification' })).toContainText('This is a redacted copy.');
  });
});

const manifest = [
  'apiVersion: v1',
  'kind: Secret',
  'metadata:',
  '  name: review',
  'data:',
  `  config.json: ${Buffer.from(config).toString('base64')}`,
].join('\n');

test.describe('a file that only holds a configuration', () => {
  test.beforeEach(({ page }) => openStart(page));

  test('is shown when it is dropped, and its configuration opens in one step', { tag: '@slow' }, async ({ page }) => {
    await drop(page, 'body', { name: 'compose.yaml', text: compose(['api', config]) });
    const dialog = page.getByRole('dialog', { name: 'Open compose.yaml' });
    await expect(dialog).toContainText('This file contains the configuration (Compose file)');
    await expect(dialog).toContainText('Compose file, api: 2 of 23 options set, 1 secret, 1 unknown key');
    const text = dialog.getByLabel('Text of compose.yaml');
    await expect(text).toHaveValue(compose(['api', config.replace('fake-pasted-secret', '••••••')]));
    await dialog.getByRole('button', { name: 'Show the pasted secrets' }).click();
    await expect(text).toHaveValue(compose(['api', config]));
    await expectAccessibleEverywhere(page, dialog);
    await open(page).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('config.json');
    await expect(control(page, 'baseUrl')).toHaveValue('https://pasted.example.com');
    await showPanel(page, 'Export');
    await expect(control(page, 'GOMEMLIMIT')).toHaveValue('512MiB');
  });

  test('is opened, reviewed and accepted by the keyboard alone', { tag: '@slow' }, async ({ page }) => {
    await answerFileChooser(page, { name: 'secret.yaml', mimeType: '', buffer: Buffer.from(manifest) });
    await openStart(page);
    await page.keyboard.press('Control+o');
    const dialog = page.getByRole('dialog', { name: 'Open secret.yaml' });
    await expect(dialog).toContainText('Kubernetes Secret, review: 2 of 23 options set, 1 secret, 1 unknown key');
    await expect(dialog.getByLabel('Text of secret.yaml')).toBeFocused();
    await expect(dialog.getByLabel('Text of secret.yaml')).toHaveValue('••••••');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Show the pasted secrets' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Text to open')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Format on several lines')).toBeFocused();
    for (const name of ['Cancel', 'Open the file as it is', 'Open this configuration']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(control(page, 'baseUrl')).toHaveValue('https://pasted.example.com');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('can be opened as it is, or left alone', { tag: '@slow' }, async ({ page }) => {
    await drop(page, 'body', { name: 'compose.yaml', text: compose(['api', config]) });
    const dialog = page.getByRole('dialog', { name: 'Open compose.yaml' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Open config.json/ })).toBeVisible();
    await drop(page, 'body', { name: 'compose.yaml', text: compose(['api', config]) });
    await dialog.getByRole('button', { name: 'Open the file as it is' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('compose.yaml');
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
    expect(bytes.toString()).toBe(compose(['api', config]));
  });
});
