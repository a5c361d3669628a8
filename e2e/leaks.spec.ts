import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as bareTest, type Page } from '@playwright/test';
import { openTools } from './brandingPage.ts';
import { clipboardText } from './clipboard.ts';
import { runCommand } from './draftsPage.ts';
import {
  control,
  downloadedBy,
  expect,
  focusText,
  openText,
  region,
  shownSecret,
  showPanel,
  showText,
  test,
} from './page.ts';
import { filesWith, openProfile, stored } from './profile.ts';

/** Nowhere readable while they are masked. The encryption key is invalid, so that a problem is shown for it. */
const secrets = [
  'planted-encryption-key',
  'planted-database-word',
  'planted-sign-in-secret',
  'planted-mail-secret',
  'planted-gateway-secret',
  'planted-unknown-token',
  'planted-comment-secret',
  'planted-typed-secret',
  'planted-access-token',
  'planted-login-word',
  'planted-german-word',
  'planted-prose-word',
  'planted-assertion',
  'planted_program_word',
  'planted-note-word',
  'planted-joined-word',
  'planted-misspelt-secret',
  'planted-command-word',
  'planted-older-word',
  'planted-signature',
  'planted-numbered-word',
  'planted-compared-secret',
];
/** Found where it is looked for: the search itself works. */
const visibleMarker = 'planted-visible-name';

const configuration = `{
  # an older one was oidcClientSecret: "planted-comment-secret"
  // login: admin / planted-login-word
  /* password = planted-german-word */
  # the database password is planted-prose-word
  # curl -u admin:planted-command-word https://review.example.com
  baseUrl: https://review.example.com
  organisationName: ${visibleMarker}
  encryptionKey: "planted-encryption-key"
  pgConnStr: "postgres://review:planted-database-word@db.example.com/review?sslmode=verify-full"
  oidcIssuer: https://login.example.com/
  oidcClientId: review
  oidcClientSecret: planted-sign-in-secret
  # until May: planted-older-word
  supportPageUrl: "https://help.example.com/?X-Amz-Signature=planted-signature"
  smtpHostname: smtp.example.com
  smtpPort: 587
  smtpAuth: {
    username: review
    mechanism: { type: "xOAuth2", clientId: "mail", clientSecret: "planted-mail-secret", tokenUrl: "https://t.example.com" }
  }
  gatewayOAuth2: {
    clientId: gateway
    clientSecret: planted-gateway-secret
    tokenUrl: https://auth.example.com/token
    endpointParams: {
      audience: "'gateway'"
      client_assertion: "'planted-assertion'"
      password: planted_program_word
      note: "'password=planted-note-word'"
      joined: "'password=' + 'planted-joined-word'"
    }
  }
  someApiToken: planted-unknown-token
  pass2: planted-numbered-word
  oidcClientSecert: planted-misspelt-secret
}
`;

/** What the document is compared with. */
const compared = '{ organisationName: "Other", oidcClientSecret: "planted-compared-secret", smtpPort: 465 }';

/** What people type and paste, and HJSON does not read, or reads as something else. */
const damages: Readonly<Record<string, string>> = {
  'stray quote': '  oidcClientSecret: "pass"word-planted-damage"\n',
  'Python quotes': '  oidcClientSecret: """planted-damage"""\n',
  'no colon': '  oidcClientSecret planted-damage\n',
  hash: '  oidcClientSecret: #planted-damage\n  smtpPort: 25\n',
  'second text': '  oidcClientSecret: "ab" "planted-damage"\n',
  'quote in an address': '  pgConnStr: "postgres://u:pa"ss-planted-damage@h/d"\n',
  'comment behind it': '  oidcClientSecret: "new" # planted-damage\n',
  'key of an object': '  otherSecret: { "planted-damage": 1 }\n',
};

/** Keys that are secrets themselves: there is no redacted copy of them. */
const keys: Readonly<Record<string, string>> = {
  'an unknown key': '  "key password=planted-damage": 1\n',
  'a parameter': `  gatewayOAuth2: { endpointParams: { "key password=planted-damage": "'a'" } }\n`,
};

/** What a reader, a screen reader, an extension or another page of the tab could see: text, attributes, values, title, address. */
async function surface(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const content = await page.evaluate(() => {
    // A password field holds its value as a property, and shows and reads out dots.
    const shown = document.querySelectorAll<HTMLInputElement>('input:not([type="password"]), textarea');
    const values = [...shown].map(({ value }) => value);
    return [
      document.documentElement.outerHTML,
      ...values,
      document.title,
      location.href,
      JSON.stringify(history.state),
    ];
  });
  return [...content, JSON.stringify(nodes)].join('\n');
}

/** The secrets in a text, each with the text before it, to see where it is. */
function hitsIn(text: string, sought: readonly string[] = secrets): readonly string[] {
  const places = sought.map((secret) => ({ at: text.indexOf(secret), end: text.indexOf(secret) + secret.length }));
  return places.filter(({ at }) => at >= 0).map(({ at, end }) => text.slice(Math.max(0, at - 80), end));
}

bareTest.use({ serviceWorkers: 'allow' });

bareTest('masked secrets are nowhere but in the document', { tag: '@slow' }, async ({ baseURL }) => {
  bareTest.setTimeout(180_000);
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await openProfile(profile);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(`${error.message}\n${error.stack}`));
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));

  async function expectClean(step: string): Promise<void> {
    expect(hitsIn(await surface(page)), step).toEqual([]);
  }

  await bareTest.step('after opening', async () => {
    await page.goto(`${baseURL}/`);
    await openText(page, configuration);
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText(visibleMarker);
    await expect.poll(() => surface(page)).toContain(visibleMarker);
    await expectClean('opened');
    const fields = page.locator('input[type="password"]');
    await expect.poll(() => fields.count()).toBeGreaterThanOrEqual(4);
    for (const field of await fields.all()) await expect(field).not.toHaveAttribute('value');
    expect(await shownSecret(page, 'encryptionKey')).toBe('planted-encryption-key');
  });

  await bareTest.step('in the report of the branding', async () => {
    await showPanel(page, 'Branding');
    await openTools(page, 'Share');
    const report = await downloadedBy(page, () => page.getByRole('button', { name: 'Download report' }).click());
    expect(report.toString()).toContain(visibleMarker);
    expect(hitsIn(report.toString())).toEqual([]);
  });

  const tools = [
    'Branding',
    'Token request',
    'Effective configuration',
    'Check from the server',
    'Export',
    'Problems',
  ] as const;
  for (const panel of tools) {
    await bareTest.step(`in the panel ${panel}`, async () => {
      await showPanel(page, panel);
      const title = panel === 'Branding' ? 'Branding preview' : panel;
      await expect(region(page, title)).not.toBeEmpty();
      await expect(region(page, title)).not.toContainText('Loading…');
      await expectClean(panel);
      if (panel !== 'Token request') return;
      const token = JSON.stringify({ access_token: 'planted-access-token', refresh_token: 'planted-access-token' });
      await region(page, title).getByLabel('Response', { exact: true }).fill(token);
      await expect(region(page, title)).toContainText('Opaque token');
      await expectClean('a pasted response');
    });
  }

  await bareTest.step('with a problem of a secret', async () => {
    await showPanel(page, 'Problems');
    await expect(region(page, 'Problems')).toContainText('Encryption key');
    await expectClean('problems');
  });

  await bareTest.step('after a search', async () => {
    const search = page.getByLabel('Search options');
    await search.fill('planted');
    await expectClean('searched for a value');
    await search.fill('secret');
    await expectClean('searched for a name');
    await search.fill('');
  });

  await bareTest.step('in the search of the text, and below the pointer', async () => {
    await showText(page);
    await focusText(page);
    await page.keyboard.press('Control+f');
    await page.keyboard.insertText('planted-');
    await expect(region(page, 'HJSON').locator('.find-widget')).toContainText(/1 of 1|\? of 1/);
    await expectClean('sought in the text');
    await page.keyboard.press('Escape');
    for (const line of await region(page, 'HJSON').locator('.view-line').all()) {
      await line.hover();
      // The accessibility tree of each line in turn would take a quarter of this journey.
      expect(hitsIn(await page.content()), 'hover').toEqual([]);
    }
    await expectClean('hover');
  });

  await bareTest.step('in print, after a secret was shown', async () => {
    await page
      .locator('[data-option="oidcClientSecret"]')
      .getByRole('button', { name: /^Show / })
      .click();
    await expect(control(page, 'oidcClientSecret')).toHaveValue('planted-sign-in-secret');
    await page.pdf();
    await expectClean('printed');
  });

  await bareTest.step('after a secret was typed, and left', async () => {
    await control(page, 'oidcClientSecret').fill('planted-typed-secret');
    await control(page, 'smtpPort').fill('2525');
    await expect(page.getByRole('contentinfo')).toContainText('Unsaved · draft');
    await expectClean('typed');
    await page.getByRole('radio', { name: /^Changes/ }).click();
    await expect(region(page, 'HJSON').locator('.monaco-diff-editor')).toContainText('2525');
    await expectClean('changes');
    await region(page, 'HJSON').getByRole('radio', { name: 'Text' }).click();
  });

  await bareTest.step('after a redacted copy', async () => {
    await showPanel(page, 'Export');
    await region(page, 'Export').getByRole('button', { name: 'Copy without secrets' }).click();
    await expect(region(page, 'Export')).toContainText('Copied, redacted');
    await expectClean('copied');
    const copied = await clipboardText(page);
    expect(copied).toContain(visibleMarker);
    expect(hitsIn(copied)).toEqual([]);
  });

  await bareTest.step('in a comparison, and in what is copied from it', async () => {
    await showPanel(page, 'Compare');
    const panel = region(page, 'Compare');
    const add = region(page, 'Compare with');
    await add.getByLabel(/^Or paste it/).fill(compared);
    await add.getByRole('button', { name: 'Compare with the paste' }).click();
    await expect(panel).toContainText(visibleMarker);
    for (const filter of [/^Differences/, /^Secrets/, /^All/]) {
      await panel.getByRole('radio', { name: filter }).click();
      await expectClean(`compared: ${filter}`);
    }
    let copied = '';
    for (const name of ['Copy as Markdown', 'Copy as CSV', 'Copy as text']) {
      await panel.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('menuitem', { name }).click();
      await expect.poll(() => clipboardText(page), name).not.toBe(copied);
      copied = await clipboardText(page);
      expect(copied, name).toContain(visibleMarker);
      expect(hitsIn(copied), name).toEqual([]);
    }
    await panel.getByRole('button', { name: /^Take over OIDC client secret/ }).click();
    await expectClean('to be taken over');
    await page.getByRole('menuitem', { name: 'Copy the secret' }).click();
    const undo = page.getByRole('banner').getByRole('button', { name: /^Undo: Take over OIDC client secret/ });
    await expect(undo).toBeVisible();
    await expectClean('taken over');
    await undo.click();
  });

  await bareTest.step('in the guided set-up', async () => {
    await runCommand(page, 'Guided set-up');
    for (let step = 1; step <= 7; step++) {
      await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
      await expectClean(`step ${step}`);
      if (step < 7) await page.getByRole('button', { name: /skip$/i }).click();
    }
    await page.getByRole('button', { name: 'Leave the guided set-up' }).click();
    await expect(page.getByText('Step 7 of 7')).toBeHidden();
  });

  await bareTest.step('in what is stored, logged and asked for', async () => {
    const all = await stored(page);
    expect(all).toContain('ciphertext');
    expect(hitsIn(all)).toEqual([]);
    expect(hitsIn(logged.join('\n'))).toEqual([]);
    expect(hitsIn(addresses.join('\n'))).toEqual([]);
  });

  await bareTest.step('after a reload that restored the draft', async () => {
    await expect(page).not.toHaveURL(/#/);
    await page.reload();
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText(visibleMarker);
    expect(await shownSecret(page, 'oidcClientSecret')).toBe('planted-typed-secret');
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText(visibleMarker);
    await expectClean('restored');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Switch to/ }).click();
  });

  await bareTest.step('on the disk', async () => {
    await context.close();
    // What is stored unencrypted is found, so the search works; the configuration is not, not even what is not secret.
    expect(filesWith(profile, '"theme"')).not.toEqual([]);
    for (const marker of [...secrets, visibleMarker]) expect(filesWith(profile, marker), marker).toEqual([]);
    rmSync(profile, { recursive: true });
  });
});

for (const [name, line] of Object.entries({ ...damages, ...keys })) {
  // One says that the page hides what the unit tests of masks find.
  const tag = name === 'an unknown key' ? [] : '@slow';
  test(`a secret in an unusual place is in nothing that can be read: ${name}`, { tag }, async ({ page }) => {
    const damaged = ['planted-damage'];
    const expectClean = async (step: string) => expect(hitsIn(await surface(page), damaged), step).toEqual([]);
    await page.goto('/');
    await openText(page, `{\n  organisationName: ${visibleMarker}\n${line}}\n`);
    await expect(region(page, 'HJSON').locator('.view-lines')).toContainText(visibleMarker);
    await expectClean('opened');
    for (const panel of ['Problems', 'Export', 'Token request'] as const) {
      await showPanel(page, panel);
      await expect(region(page, panel)).not.toContainText('Loading…');
      await expectClean(panel);
    }
    await showText(page);
    await focusText(page);
    await page.keyboard.press('F8');
    await expectClean('the next problem');
    await showPanel(page, 'Export');
    const copy = region(page, 'Export').getByRole('button', { name: 'Copy without secrets' });
    if (name in keys) {
      await expect(region(page, 'Export')).toContainText('This key holds a secret');
      return;
    }
    await copy.click();
    await expect(region(page, 'Export')).toContainText('Copied, redacted');
    const copied = await clipboardText(page);
    expect(copied).toContain(visibleMarker);
    expect(hitsIn(copied, damaged)).toEqual([]);
  });
}
