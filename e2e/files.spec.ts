import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe.ts';
import { drop } from './drop.ts';
import {
  backToEditing,
  control,
  downloadedBy,
  expect,
  fixture,
  openStart,
  openText,
  region,
  showPanel,
  showText,
  test,
} from './page.ts';

test.use({ layout: 'form' });

const small = '{\n  smtpPort: 587\n  organisationName: "Ours"\n}\n';

const status = (page: Page) => page.getByRole('contentinfo');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const name = (page: Page) => control(page, 'organisationName');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const action = (page: Page, label: string) => alert(page).getByRole('button', { name: label, exact: true });

async function choose(page: Page, buffer: Buffer, fileName = 'config.json'): Promise<void> {
  await page.getByLabel('Open file').setInputFiles({ name: fileName, mimeType: '', buffer });
}

/** The bytes that the page would save. */
async function exported(page: Page): Promise<Buffer> {
  await showPanel(page, 'Export');
  const bytes = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
  await backToEditing(page);
  return bytes;
}

test.describe('opening', () => {
  test.beforeEach(({ page }) => openStart(page));

  test('opens a dropped file, and undo restores what was open', async ({ page }) => {
    await openText(page, small);
    await name(page).fill('Mine, not saved');
    expect(await drop(page, 'body', { name: 'dropped.hjson', text: small.replace('Ours', 'Dropped') })).toBe(true);
    await expect(alert(page)).toContainText('Compare dropped.hjson with config.json, or replace config.json?');
    await action(page, 'Replace').click();
    await expect(title(page)).toHaveText('dropped.hjson');
    await expect(name(page)).toHaveValue('Dropped');
    const toast = region(page, 'Notification');
    await expect(toast).toContainText('Undo brings config.json back, with your unsaved changes.');
    await expect(toast).toBeInViewport();
    await page.getByRole('button', { name: 'Undo: Open dropped.hjson' }).click();
    await expect(title(page)).toHaveText('config.json');
    await expect(name(page)).toHaveValue('Mine, not saved');
  });

  test('offers each of two dropped files, and their comparison', { tag: '@slow' }, async ({ page }) => {
    const dropTwo = () =>
      drop(
        page,
        'body',
        { name: 'staging.hjson', text: small.replace('Ours', 'Staging') },
        { name: 'production.hjson', text: small.replace('Ours', 'Production') },
      );
    expect(await dropTwo()).toBe(true);
    await expect(alert(page)).toContainText('2 files were dropped. Open one of them, or compare all?');
    await action(page, 'Open production.hjson').click();
    await expect(title(page)).toHaveText('production.hjson');
    await expect(name(page)).toHaveValue('Production');
    await dropTwo();
    await action(page, 'Compare all').click();
    await expect(page.getByRole('list', { name: 'Compared texts' }).getByRole('listitem')).toHaveText([
      /^production\.hjson/,
      /^staging\.hjson/,
      /^production\.hjson/,
    ]);
    await expect(page.getByRole('list', { name: 'Comparison' })).toContainText('Staging');
  });

  test('leaves a text that is dropped into a field to the field', { tag: '@slow' }, async ({ page }) => {
    await openText(page, small);
    expect(await drop(page, '[name="organisationName"]', { text: 'Theirs' })).toBe(false);
    expect(await drop(page, 'h1', { text: 'https://example.com' })).toBe(true);
    await expect(title(page)).toHaveText('config.json');
  });

  test('removes a byte order mark and says so; the file on disk then differs', { tag: '@slow' }, async ({ page }) => {
    await choose(page, Buffer.from(`\uFEFF${small.replace('\n', '\r\n')}`));
    await expect(status(page)).toContainText('The byte order mark at the beginning was removed');
    await expect(status(page)).toContainText('Changed 1 line end to LF');
    const fileState = status(page).getByRole('button', { name: /^Unsaved/ });
    expect(await fileState.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect((await exported(page)).toString()).toBe(small);
  });

  test('offers to read a file in an older encoding', { tag: '@slow' }, async ({ page }) => {
    await expect(region(page, 'Form')).toHaveCount(0);
    for (const [encoding, word, bytes] of [
      ['UTF-16LE', 'Café ☕ LE', Buffer.from(`\uFEFF${small.replace('Ours', 'Café ☕ LE')}`, 'utf16le')],
      ['UTF-16BE', 'Café ☕ BE', Buffer.from(`\uFEFF${small.replace('Ours', 'Café ☕ BE')}`, 'utf16le').swap16()],
      ['windows-1252', 'Café', Buffer.from(small.replace('Ours', 'Café'), 'latin1')],
    ] as const) {
      await choose(page, bytes);
      await expect(alert(page)).toContainText('UTF-8');
      await action(page, `Open as ${encoding}`).click();
      await expect(name(page)).toHaveValue(word);
      await expect(status(page)).toContainText(`Read as ${encoding}`);
      await expect(alert(page)).toHaveCount(0);
      expect((await exported(page)).toString()).toContain(`organisationName: "${word}"`);
    }
  });

  test('refuses what is not text, with the position, and keeps what is open', { tag: '@slow' }, async ({ page }) => {
    await openText(page, small);
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    await choose(page, picture);
    await expect(alert(page)).toContainText('config.json: Not a text file (NUL at byte 8).');
    await action(page, 'Close').click();
    await expect(alert(page)).toHaveCount(0);
    await expect(name(page)).toHaveValue('Ours');
    await test.step('a picture is offered to the preview', async () => {
      await choose(page, picture, 'logo.png');
      await expect(action(page, 'Use as logo')).toBeVisible();
      await expect(name(page)).toHaveValue('Ours');
    });
  });

  test('refuses what is larger than any configuration', { tag: '@slow' }, async ({ page }, testInfo) => {
    const path = testInfo.outputPath('config.json');
    writeFileSync(path, Buffer.alloc(21_000_000, ' '));
    await page.getByLabel('Open file').setInputFiles(path);
    await expect(alert(page)).toContainText('config.json is 21 MB');
  });

  test('in two tabs, each knows of the other, and that it was saved there', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await openText(page, small);
    const other = await context.newPage();
    await other.goto('/');
    const notice = (tab: Page) => tab.getByRole('region', { name: 'Another tab' });
    await choose(other, Buffer.from(small));
    await expect(notice(page)).toContainText('config.json is also open in another tab.');
    await expect(notice(other)).toContainText('Save it in one of them only.');
    await notice(other).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await control(other, 'smtpPort').fill('25');
    await downloadedBy(other, () => other.keyboard.press('Control+s'));
    await expect(notice(page)).toContainText(/was saved in another tab at \d\d:\d\d/);
    await expect(notice(other)).toHaveCount(0);
    await other.close();
    await expect(notice(page)).toHaveCount(0);
  });

  test('saves by a download where the file cannot be written back', async ({ page }) => {
    await openText(page, fixture('comments.hjson'), 'server.hjson');
    await control(page, 'smtpPort').fill('2525');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    expect(download.suggestedFilename()).toBe('server.hjson');
    expect((await readFile(await download.path())).toString()).toContain('2525');
    await expect(status(page)).toContainText('Downloaded');
    await control(page, 'smtpPort').fill('25');
    await expect(status(page)).toContainText('Unsaved');
    expect((await exported(page)).toString()).toMatch(/smtpPort: 25\r?$/m);
    await expect(status(page)).toContainText('Downloaded');
  });
});

/** A disk with one file behind the browser's file picker; `fault` is the name of the `DOMException` that it answers with. */
interface Disk {
  text: string;
  fault: string;
}

async function withDisk(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const disk: Disk = { text, fault: '' };
    const failAs = (...names: string[]) => {
      if (names.includes(disk.fault)) throw new DOMException('fault', disk.fault);
    };
    const handle = {
      kind: 'file',
      async getFile() {
        failAs('NotFoundError');
        return new File([disk.text], 'config.json');
      },
      async createWritable() {
        failAs('NotAllowedError', 'NoModificationAllowedError');
        let written = '';
        return {
          async write(bytes: Uint8Array) {
            failAs('QuotaExceededError');
            written += new TextDecoder('UTF-8', { ignoreBOM: true }).decode(bytes);
          },
          async close() {
            disk.text = written;
          },
          async abort() {
            written = '';
          },
        };
      },
    };
    const showOpenFilePicker = async () => {
      failAs('AbortError');
      return [handle];
    };
    Object.assign(window, { disk, showOpenFilePicker });
  }, small);
  await page.goto('/');
}

const setDisk = (page: Page, change: Partial<Disk>) =>
  page.evaluate((wanted) => {
    Object.assign(Reflect.get(window, 'disk'), wanted);
  }, change);
/** Waits until the file has a text: the page may still say "Saved" about an earlier save. */
const expectOnDisk = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'disk').text)).toBe(text);

/** Opens the file on the disk and gives the organisation another name. */
async function openAndEdit(page: Page): Promise<void> {
  await withDisk(page);
  await page.getByRole('button', { name: /^Open config.json/ }).click();
  await expect(name(page)).toHaveValue('Ours');
  await name(page).fill('Mine');
}

test.describe('a file that can be written back', () => {
  test('is saved to the same file, again and again', async ({ page }) => {
    await openAndEdit(page);
    await page.keyboard.press('Control+s');
    await expectOnDisk(page, small.replace('Ours', 'Mine'));
    await name(page).fill('Mine again');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await expectOnDisk(page, small.replace('Ours', 'Mine again'));
    await expect(status(page)).toContainText('Saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('loses its byte order mark on disk when it is saved', { tag: '@slow' }, async ({ page }) => {
    await withDisk(page);
    await setDisk(page, { text: `\uFEFF${small}` });
    await page.getByRole('button', { name: /^Open config.json/ }).click();
    await expect(status(page)).toContainText('Unsaved');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status(page)).toContainText('Saved');
    await expectOnDisk(page, small);
  });

  test('that changed on disk can be overwritten', { tag: '@slow' }, async ({ page }) => {
    await openAndEdit(page);
    await setDisk(page, { text: small.replace('587', '25') });
    await page.keyboard.press('Control+s');
    await expectAccessibleEverywhere(page, page.getByRole('dialog', { name: 'The file has changed on disk' }));
    for (const shortcut of ['Control+z', 'Control+s', 'Control+o']) await page.keyboard.press(shortcut);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectOnDisk(page, small.replace('587', '25'));
    await page.getByRole('button', { name: 'Overwrite the file' }).click();
    await expect(status(page)).toContainText('Saved');
    await expectOnDisk(page, small.replace('Ours', 'Mine'));
  });

  test('that changed on disk can be loaded, and undo brings the own text back', { tag: '@slow' }, async ({ page }) => {
    await openAndEdit(page);
    await setDisk(page, { text: small.replace('587', '25') });
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Reload from disk' }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await expect(name(page)).toHaveValue('Ours');
    await page.getByRole('button', { name: 'Undo: Open config.json' }).click();
    await expect(name(page)).toHaveValue('Mine');
    await expect(control(page, 'smtpPort')).toHaveValue('587');
  });

  test('that changed on disk is merged, asking only about what both changed, as one step', { tag: '@slow' }, async ({
    page,
  }) => {
    await openAndEdit(page);
    const theirs = small.replace('587', '25').replace('Ours', 'Theirs');
    await setDisk(page, { text: theirs });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'The file has changed on disk' });
    await expect(dialog).toContainText('1 value changed only on disk.');
    await expect(dialog.getByRole('button', { name: 'Merge both' })).toHaveCount(0);
    await expectAccessibleEverywhere(page, dialog);
    await expect(dialog.getByText('Mine → Theirs')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Edit' }).click();
    await dialog.getByRole('button', { name: 'Merge both' }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await expect(name(page)).toHaveValue('Mine');
    await expect(name(page)).toBeFocused();
    await expectOnDisk(page, theirs);
    await page.keyboard.press('Control+s');
    await expectOnDisk(page, small.replace('587', '25').replace('Ours', 'Mine'));
    await page.getByRole('button', { name: 'Undo: Merge with the file on disk' }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await expect(name(page)).toHaveValue('Mine');
  });

  test('that changed on disk is merged except for conflicts, which Compare lists until they are resolved', {
    tag: '@slow',
  }, async ({ page }) => {
    await openAndEdit(page);
    const theirs = `${small.replace('587', '25').replace('Ours', 'Theirs')}\n# a comment of nobody\n# password: planted\n`;
    await setDisk(page, { text: theirs });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'The file has changed on disk' });
    await expect(dialog.getByRole('listitem')).toHaveText(['a comment of nobody', /^\(not shown/]);
    await dialog.getByRole('button', { name: 'Merge the rest, and compare' }).click();
    const list = page.getByRole('list', { name: 'Comparison' });
    await expect(list.getByRole('listitem')).toHaveText([/^Organisation name/]);
    await expect(page.getByRole('radio', { name: 'Conflicts 1' })).toBeChecked();
    await expectOnDisk(page, theirs);
    await test.step('what is on disk is not replaced without asking again, about the conflict alone', async () => {
      await page.keyboard.press('Control+s');
      await expect(dialog).toContainText('No other value changed on disk.');
      await page.keyboard.press('Escape');
      await expectOnDisk(page, theirs);
    });
    await list.getByRole('button', { name: /^Take over Organisation name/ }).click();
    await expect(page.getByRole('radio', { name: /^Conflicts/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Back to editing/ }).click();
    await expect(name(page)).toHaveValue('Theirs');
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await page.getByRole('button', { name: /^Undo: Take over/ }).click();
    await expect(name(page)).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Undo: Merge with the file on disk' }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
  });

  test('is compared with what is on disk now, from the changes', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAndEdit(page);
    await setDisk(page, { text: small.replace('587', '25') });
    await showText(page);
    await page
      .getByRole('region', { name: 'HJSON' })
      .getByRole('radio', { name: /^Changes/ })
      .click();
    await page.getByRole('button', { name: 'Compare with…' }).click();
    await page.getByRole('button', { name: 'On disk', exact: true }).click();
    const texts = page.getByRole('list', { name: 'Compared texts' });
    await expect(texts.getByRole('listitem')).toHaveText([/^config.json/, /^On disk/]);
    await expect(page.getByRole('list', { name: 'Comparison' })).toHaveText(/SMTP port.*On disk.*25/);
  });

  test('that was opened again, and went on meanwhile, takes the unsaved work', { tag: '@slow' }, async ({ page }) => {
    await openAndEdit(page);
    await choose(page, Buffer.from(small.replace('587', '25')));
    await expect(name(page)).toHaveValue('Ours');
    await action(page, 'Merge…').click();
    const dialog = page.getByRole('dialog', { name: 'Merge your changes into config.json' });
    await dialog.getByRole('button', { name: 'Merge both' }).click();
    await expect(name(page)).toHaveValue('Mine');
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await page.getByRole('button', { name: 'Undo: Merge your changes' }).click();
    await expect(name(page)).toHaveValue('Ours');
  });

  test('that changed on disk can be left alone, with the own text downloaded', { tag: '@slow' }, async ({ page }) => {
    await openAndEdit(page);
    const theirs = Buffer.from([0xff, 0xfe, 0x7b, 0x00]).toString('latin1');
    await setDisk(page, { text: theirs });
    await page.keyboard.press('Control+s');
    const keepBoth = page.getByRole('button', { name: 'Download my version' });
    const bytes = await downloadedBy(page, () => keepBoth.click());
    expect(bytes.toString()).toBe(small.replace('Ours', 'Mine'));
    await expectOnDisk(page, theirs);
    await expect(status(page)).toContainText('Unsaved');
  });

  test('that cannot be written stays unsaved, with the reason', { tag: '@slow' }, async ({ page }) => {
    await openAndEdit(page);
    await setDisk(page, { fault: 'QuotaExceededError' });
    await page.keyboard.press('Control+s');
    await expect(alert(page)).toContainText('config.json was not saved. There is no room left on the disk.');
    await expect(status(page)).toContainText('Unsaved');
    await expectOnDisk(page, small);
    const bytes = await downloadedBy(page, () => action(page, 'Download it instead').click());
    expect(bytes.toString()).toBe(small.replace('Ours', 'Mine'));
    await page.keyboard.press('Control+s');
    await expect(alert(page)).toContainText('There is no room left on the disk.');
    await setDisk(page, { fault: '' });
    await action(page, 'Try again').click();
    await expect(status(page)).toContainText('Saved');
    await expectOnDisk(page, small.replace('Ours', 'Mine'));
  });

  test('that was not chosen after all changes nothing and says nothing', { tag: '@slow' }, async ({ page }) => {
    await openAndEdit(page);
    await setDisk(page, { fault: 'AbortError' });
    await page.keyboard.press('Control+o');
    await name(page).fill('Mine, still');
    await expect(title(page)).toHaveText('config.json');
    await expect(alert(page)).toHaveCount(0);
    await expect(name(page)).toHaveValue('Mine, still');
  });
});
