import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import hjson from 'hjson';
import { parseAllDocuments } from 'yaml';
import { targets } from '../src/delivery/index.ts';
import { expectAccessible, expectAccessibleEverywhere } from './axe.ts';
import { clipboardText } from './clipboard.ts';
import {
  backToEditing,
  control,
  downloadedBy,
  expect,
  fixture,
  openFixture,
  openText,
  region,
  showPanel,
  test,
} from './page.ts';

test.use({ layout: 'form' });

const secrets = [
  'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  'fake%23password',
  'fake # not a comment',
  'fake-mail-secret',
  'fake gateway secret',
];

const button = (page: Page, name: string | RegExp) => region(page, 'Export').getByRole('button', { name, exact: true });

/** Chooses a target by the name of its tile. */
async function chooseTarget(page: Page, way: 'As a file' | 'As a variable', title: string): Promise<void> {
  await region(page, 'Export').getByRole('radio', { name: way }).click();
  await region(page, 'Export').getByRole('radio', { name: title, exact: true }).click();
}

test.describe('taking a configuration away', () => {
  test('the environment variable is the same data to a shell', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await region(page, 'Export').getByRole('radio', { name: 'As a variable' }).click();
    await button(page, 'Copy environment variable').click();
    await expect(region(page, 'Export')).toContainText(/Copied with \d+ secrets/);
    const line = await clipboardText(page);
    expect(line).toMatch(/^export SERVICE_CONFIG_HJSON=/);
    const value = execFileSync('bash', ['-c', `${line}\nprintf %s "$SERVICE_CONFIG_HJSON"`]).toString();
    expect(hjson.parse(value)).toEqual(hjson.parse(fixture('complete.hjson')));
    expect(value).not.toContain('\n');
  });

  test('what is shown and what is copied redacted holds no secret', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    for (const title of ['config.json', ...targets.filter(({ way }) => way !== 'apart').map((each) => each.title)]) {
      await region(page, 'Export').getByRole('textbox', { name: 'Search targets' }).fill(title);
      const tile = region(page, 'Export').getByRole('radio', { name: title, exact: true }).first();
      await tile.click();
      await expect(tile).toBeChecked();
      if (title === 'config.json') {
        // What the download writes, but for the secrets.
        const file = region(page, 'Preview');
        await expect(file.getByRole('listitem')).toHaveCount(fixture('complete.hjson').split('\n').length);
        await expect(file.getByRole('img', { name: 'hidden' })).not.toHaveCount(0);
        const shown = await file.getByRole('listitem').evaluateAll((lines) =>
          lines.map((line) => {
            const copy = line.cloneNode(true) as Element;
            for (const chip of copy.querySelectorAll('[role="img"]')) chip.replaceWith('<hidden>');
            return copy.textContent;
          }),
        );
        const written = await downloadedBy(page, () => button(page, /^Download config\.json/).click());
        // A chip takes the place of the quotes, too.
        const values = secrets.flatMap((secret) => [`"${secret}"`, `'${secret}'`, secret]);
        const hidden = values.reduce((text, value) => text.replaceAll(value, '<hidden>'), written.toString());
        expect(shown.join('')).toBe(`${hidden}\n`);
        for (const secret of secrets) await expect(file).not.toContainText(secret);
        continue;
      }
      const shown = await region(page, 'Preview').innerText();
      // Some targets refer to the file and contain none of it.
      const isReference = /Refers to config\.json/.test(await region(page, 'Export').innerText());
      if (!isReference) await expect(region(page, 'Preview').getByRole('img', { name: 'hidden' })).not.toHaveCount(0);
      for (const secret of secrets) expect(shown).not.toContain(secret);
    }
    await chooseTarget(page, 'As a file', 'config.json');
    await button(page, 'Copy without secrets').click();
    await expect(region(page, 'Export')).toContainText('Copied, redacted');
    const copied = await clipboardText(page);
    expect(copied).toContain('# only the label of the login button');
    for (const secret of secrets) expect(copied).not.toContain(secret);
    for (const secret of secrets) expect(await region(page, 'Export').innerHTML()).not.toContain(secret);
    await backToEditing(page);
    await showPanel(page, 'Effective configuration');
    const effective = region(page, 'Effective configuration');
    await expect(effective.getByRole('row', { name: /^encryptionKey/ })).toHaveText('encryptionKey••••••file');
    await expect(effective.getByRole('row', { name: /^GOGC/ })).toContainText('not set');
    await effective.getByRole('button', { name: 'Copy as CSV' }).click();
    await expect(effective).toContainText('Copied, secrets hidden');
    const table = await clipboardText(page);
    expect(table).toContain('"encryptionKey","••••••","file"');
    for (const secret of secrets) expect(table).not.toContain(secret);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutWords(effective.locator('th code')), `${width} px`).toEqual([]);
    }
  });

  test('the search finds a target in any way, and the command of a CI service hands over the same data', async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await region(page, 'Export').getByLabel('Search targets').fill('github');
    await region(page, 'Export').getByRole('radio', { name: 'GitHub Actions' }).click();
    await button(page, 'Copy environment variable').click();
    const command = await clipboardText(page);
    const value = execFileSync('bash', ['-c', `gh() { printf %s "$(cat)"; }\n${command}`]).toString();
    expect(hjson.parse(value)).toEqual(hjson.parse(fixture('complete.hjson')));
    await region(page, 'Export').getByLabel('Search targets').fill('abacus');
    await region(page, 'Export').getByRole('radio', { name: 'The value alone' }).click();
    await button(page, 'Copy the value').click();
    await expect.poll(() => clipboardText(page)).toBe(value);
  });

  test('the other variables are checked and exported, too', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a variable', 'bash, zsh, sh');
    await expect(region(page, 'Export')).toContainText('Proxy, memory, certificates: none set');
    await button(page, 'Show in the form').click();
    await expect(control(page, 'HTTP_PROXY')).toBeFocused();
    await control(page, 'GOMEMLIMIT').fill('512MB');
    await expect(control(page, 'GOMEMLIMIT')).toHaveAttribute('aria-invalid', 'true');
    await control(page, 'GOMEMLIMIT').fill('512MiB');
    await expect(control(page, 'GOMEMLIMIT')).toHaveAttribute('aria-invalid', 'false');
    await control(page, 'HTTPS_PROXY').fill('http://user:fake-word@proxy.example.com:3128');
    await control(page, 'GOMEMLIMIT').focus();
    await expect(control(page, 'HTTPS_PROXY')).toHaveAttribute('type', 'password');
    await showPanel(page, 'Export');
    await expect(region(page, 'Export')).toContainText('Proxy, memory, certificates: 2 set');
    await button(page, 'Copy environment variable').click();
    await expect(region(page, 'Export')).toContainText('Copied with 6 secrets');
    await expect
      .poll(() => clipboardText(page))
      .toMatch(/\nexport HTTPS_PROXY='http:\/\/user:fake-word@.*'\nexport GOMEMLIMIT='512MiB'\n$/);
    await expect(region(page, 'Preview')).toContainText('export HTTPS_PROXY=');
    await expect(region(page, 'Preview')).not.toContainText('fake-word');
  });

  test('offers the text for copying by hand where the clipboard is denied', { tag: '@slow' }, async ({ page }) => {
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

  test('can be used without a mouse and with assistive technology', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    const panel = region(page, 'Export');
    await expect(region(page, 'Before it goes to the server')).toContainText('encryptionKey');
    await panel.getByLabel('Search targets').fill('kubernetes mount');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'Kubernetes, mounted Secret' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel.getByRole('radio', { name: 'Kubernetes, mounted Secret' })).toBeChecked();
    // One Tab stop for all the tiles: the next are how the preview shows secrets, and what the target asks for.
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'Secrets hidden here' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByLabel('Secret', { exact: true })).toBeFocused();
    await page.keyboard.type('Review_config');
    await expect(panel.getByLabel('Secret', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, 'Copy server-config.yaml')).toBeDisabled();
    await panel.getByLabel('Secret', { exact: true }).fill('review-config');
    await expect(region(page, 'Preview')).toContainText("name: 'review-config'");
    await expectAccessible(page);
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Export');
    await expect(panel.getByRole('radio', { name: 'Kubernetes, mounted Secret' })).toBeChecked();
  });
});

test.describe('the files that the configuration names', () => {
  const text = '{ accessReviewToolbarLogoPath: "/app/branding/logo.svg", templatesPath: "/app/templates" }';
  const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 1"><path d="M0 0h9v1H0z"/></svg>');
  const preflight = (page: Page) => region(page, 'Before it goes to the server');
  const whereabouts = (page: Page, path: string) => region(page, 'Export').getByLabel(`Where ${path} comes from`);

  /** Says that both are exported, and chooses them. */
  async function bringAlong(page: Page, folder: string): Promise<void> {
    mkdirSync(join(folder, 'mail'), { recursive: true });
    writeFileSync(join(folder, 'welcome.html'), 'Welcome, {{ .Name }}');
    writeFileSync(join(folder, 'mail', 'welcome.html'), Buffer.from([0xff, 0xfe, 0]));
    await whereabouts(page, '/app/branding/logo.svg').selectOption('Bring it along');
    await region(page, 'Export')
      .getByLabel('Choose the file for /app/branding/logo.svg')
      .setInputFiles({ name: 'private name.svg', mimeType: 'image/svg+xml', buffer: logo });
    await whereabouts(page, '/app/templates').selectOption('Bring it along');
    await region(page, 'Export').getByLabel('Choose the folder for /app/templates').setInputFiles(folder);
    await expect(region(page, 'Export')).toContainText('2 files, 23 bytes');
  }

  test('logo and templates arrive in the manifest', async ({ page }, info) => {
    await page.goto('/');
    await openText(page, text);
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a file', 'Kubernetes, mounted Secret');
    await expect(preflight(page)).toContainText('2 paths are not mounted by this target');
    await bringAlong(page, info.outputPath('templates'));
    await expect(preflight(page)).not.toContainText('not mounted');
    await expectAccessible(page);
    await region(page, 'Export').getByRole('textbox', { name: 'Image', exact: true }).fill('server:3.42');
    const bytes = await downloadedBy(page, () => button(page, 'Download server-config.yaml').click());
    const [, files, deployment] = parseAllDocuments(bytes.toString()).map((document) => document.toJS());
    const pod = deployment.spec.template.spec;
    expect(pod.volumes[1].configMap.name).toBe(files.metadata.name);
    const contents = new Map(
      pod.containers[0].volumeMounts
        .slice(1)
        .map((mount: { mountPath: string; subPath: string }) => [mount.mountPath, files.binaryData[mount.subPath]]),
    );
    expect(contents).toEqual(
      new Map([
        ['/app/branding/logo.svg', logo.toString('base64')],
        ['/app/templates/welcome.html', Buffer.from('Welcome, {{ .Name }}').toString('base64')],
        ['/app/templates/mail/welcome.html', Buffer.from([0xff, 0xfe, 0]).toString('base64')],
      ]),
    );
    expect(bytes.toString()).not.toContain('private');
    // The contents of a file that is not a configuration are not shown.
    await expect(region(page, 'Preview')).not.toContainText(logo.toString('base64').slice(0, 20));
  });

  test(
    'more than two files come in an archive, with the configuration that belongs to them',
    { tag: '@slow' },
    async ({ page }, info) => {
      await page.goto('/');
      await openText(page, text);
      await showPanel(page, 'Export');
      await chooseTarget(page, 'As a file', 'Compose, volume');
      await bringAlong(page, info.outputPath('templates'));
      const archive = await downloadedBy(page, () => button(page, 'Download all as compose.volume.zip').click());
      const files = unzipSync(archive);
      expect(Object.keys(files).sort()).toEqual([
        '2-welcome.html',
        'compose.volume.yaml',
        'config.json',
        'logo.svg',
        'welcome.html',
      ]);
      expect(Buffer.from(files['config.json'] ?? []).toString()).toBe(text);
      expect(Buffer.from(files['logo.svg'] ?? [])).toEqual(logo);
    },
  );

  test('what is in the image or mounted is no longer asked for, and what is too large is refused', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/');
    await openText(page, text);
    await showPanel(page, 'Export');
    await whereabouts(page, '/app/templates').selectOption('In the image');
    await expect(preflight(page)).toContainText('1 path is not mounted by this target');
    await whereabouts(page, '/app/branding/logo.svg').selectOption('Bring it along');
    await region(page, 'Export')
      .getByLabel('Choose the file for /app/branding/logo.svg')
      .setInputFiles({ name: 'large.svg', mimeType: 'image/svg+xml', buffer: Buffer.alloc(1_048_577) });
    await expect(region(page, 'Export')).toContainText('1,048,577 bytes; at most 1,048,576 can be brought along');
    await expectAccessibleEverywhere(page, region(page, 'Files on the server'));
    await whereabouts(page, '/app/branding/logo.svg').selectOption('Mounted');
    await expect(preflight(page)).not.toContainText('not mounted');
  });

  test('the preview picture of a logo is here already', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, text);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Preview a local file… (Toolbar logo)' }).click();
    await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
    await showPanel(page, 'Export');
    await chooseTarget(page, 'As a file', 'Kubernetes, mounted Secret');
    await expect(region(page, 'Export')).toContainText('the preview picture');
    const bytes = await downloadedBy(page, () => button(page, 'Download server-config.yaml').click());
    expect(bytes.toString()).toContain(logo.toString('base64'));
  });
});

/** The words of keys that are on two lines; a key may continue at the end of each of its words. */
function cutWords(keys: Locator): Promise<readonly string[]> {
  return keys.evaluateAll((all) =>
    all.flatMap((key) =>
      [...key.childNodes].flatMap((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getClientRects().length > 1 ? [word.textContent ?? ''] : [];
      }),
    ),
  );
}
