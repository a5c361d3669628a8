import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as bareTest, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  deleteLocalData,
  expectLetters,
  expectSealedAnew,
  keepChange,
  kept,
  name,
  runCommand,
  sealedDrafts,
  small,
  startDraft,
  status,
  typeLetters,
} from './draftsPage.ts';
import { expectOwnUndo } from './ownUndo.ts';
import { control, expect, openText, shownSecret, startScreen, test } from './page.ts';
import { filesWith, openProfile, stored } from './profile.ts';

test.use({ serviceWorkers: 'allow', layout: 'form' });
bareTest.use({ serviceWorkers: 'allow' });

const passphrase = 'planted words of a passphrase';
const keptThroughCrash = 'Unsaved · draft protected by your passphrase';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Drafts of unsaved work' });
const button = (page: Page, label: string) => dialog(page).getByRole('button', { name: label, exact: true });
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const alert = (page: Page) => dialog(page).getByRole('alert').filter({ hasText: /./ });
const waiting = (page: Page) => page.getByRole('main').getByText(/protected draft.* waiting/);

async function typePassphrase(page: Page, first: string, second = first): Promise<void> {
  await field(page, 'New passphrase').fill(first);
  await field(page, 'Repeat passphrase').fill(second);
}

/** Switches protection on by the status line. */
async function protect(page: Page): Promise<void> {
  await status(page)
    .getByRole('button', { name: /^(Uns|S)aved/ })
    .click();
  await typePassphrase(page, passphrase);
  await button(page, 'Protect drafts').click();
  await expect(dialog(page)).toContainText('Drafts are protected.');
  await button(page, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
}

async function unlock(page: Page, word = passphrase): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Unlock…' }).click();
  await field(page, 'Passphrase').fill(word);
  await field(page, 'Passphrase').press('Enter');
}

/** Ends the process of the page, and with it that of the worker, at once. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const client = await page.context().newCDPSession(page);
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Crashes the page and opens another one in the same browser. */
async function crashAndReopen(page: Page): Promise<Page> {
  const context = page.context();
  await crash(page);
  const next = await context.newPage();
  await next.goto('/');
  await expect(startScreen(next)).toBeVisible();
  return next;
}

test.describe('a crash', () => {
  test('is named once, where the draft is shown, with the way to survive it', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Template/ }).click();
    await name(page).pressSequentially('Theirs');
    await expect(status(page)).toContainText(kept);
    await expect(page.getByText(/if this tab crashes|Protect…/)).toHaveCount(1);
    await status(page).getByRole('button', { name: kept }).click();
    await expect(field(page, 'New passphrase')).toBeFocused();
    await typePassphrase(page, passphrase);
    await button(page, 'Protect drafts').click();
    await expect(dialog(page)).toContainText('Drafts are protected.');
    await button(page, 'Close').click();
    await expect(status(page)).toContainText(keptThroughCrash);
    const next = await crashAndReopen(page);
    await unlock(next);
    await expect(name(next)).toHaveValue('Theirs');
  });

  test('ends an unprotected draft, and the page says so', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    const next = await crashAndReopen(page);
    await expect(next.getByRole('main')).toContainText('Unsaved work could not be restored');
    await expect.poll(() => sealedDrafts(next)).toHaveLength(0);
    await next.getByRole('button', { name: 'Protect drafts…' }).click();
    await expect(field(next, 'New passphrase')).toBeFocused();
    await next.reload();
    await expect(startScreen(next)).toBeVisible();
    await expect(next.getByText('Unsaved work could not be restored')).toHaveCount(0);
  });

  for (const seed of [2, 13]) {
    test(`takes nothing older than a second from a protected draft (seed ${seed})`, { tag: '@slow' }, async ({
      page,
    }) => {
      await startDraft(page, 'x');
      await protect(page);
      const letters = await typeLetters(page, seed);
      const next = await crashAndReopen(page);
      await unlock(next);
      await expectLetters(next, letters);
      await expect(dialog(next)).toHaveCount(0);
      await expect(status(next)).toContainText(keptThroughCrash);
      await next.getByRole('button', { name: 'Undo: Restore the draft' }).click();
      await expect(name(next)).toHaveValue('Ours');
    });
  }
});

test.describe('a protected draft', () => {
  test('needs no passphrase after a reload, nor after the browser has stopped the worker', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.install();
    await startDraft(page, 'Theirs');
    await protect(page);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
    await expect(status(page)).toContainText(keptThroughCrash);
    const [before] = await sealedDrafts(page);
    const client = await page.context().newCDPSession(page);
    await client.send('ServiceWorker.enable');
    await client.send('ServiceWorker.stopAllWorkers');
    await expectSealedAnew(page, before);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
  });

  test('outlives wrong passphrases', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await protect(page);
    const next = await crashAndReopen(page);
    await expect(waiting(next)).toHaveText(/^A protected draft is waiting\./);
    await unlock(next, 'planted words of another one');
    await expect(alert(next)).toContainText('This passphrase does not open the draft.');
    await expect(field(next, 'Passphrase')).toHaveAttribute('aria-invalid', 'true');
    await button(next, 'Close').click();
    await expect(waiting(next)).toBeVisible();
    await next.reload();
    await unlock(next);
    await expect(name(next)).toHaveValue('Theirs');
  });

  test('is discarded only when that is said twice', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await protect(page);
    const next = await crashAndReopen(page);
    await next.getByRole('button', { name: 'Unlock…' }).click();
    await button(next, 'Discard…').click();
    await button(next, 'Keep it').click();
    await expect.poll(() => sealedDrafts(next)).toHaveLength(1);
    await button(next, 'Discard…').click();
    await button(next, 'Discard for good').click();
    await expect(dialog(next)).toContainText('Drafts are protected.');
    await expect.poll(() => sealedDrafts(next)).toHaveLength(0);
    await button(next, 'Close').click();
    await expect(waiting(next)).toHaveCount(0);
    await next.reload();
    await expect(startScreen(next)).toBeVisible();
    await expect(waiting(next)).toHaveCount(0);
  });

  test('waits while another document is opened, drafted and saved, and comes back beside it', { tag: '@slow' }, async ({
    page,
  }) => {
    await startDraft(page, 'Theirs', 'first.json');
    await protect(page);
    const next = await crashAndReopen(page);
    await openText(next, small, 'second.json');
    await expect(status(next)).toContainText('Locked draft waiting');
    await name(next).fill('Second');
    await expect(status(next)).toContainText(keptThroughCrash);
    await expect.poll(() => sealedDrafts(next)).toHaveLength(2);
    await next.getByRole('button', { name: /^Undo:/ }).click();
    await expect.poll(() => sealedDrafts(next)).toHaveLength(1);
    await status(next)
      .getByRole('button', { name: /^Locked draft/ })
      .click();
    await field(next, 'Passphrase').fill(passphrase);
    await button(next, 'Unlock').click();
    await expect(dialog(next)).toContainText('The passphrase was right.');
    await button(next, 'Open the draft of first.json').click();
    await expect(dialog(next)).toHaveCount(0);
    await expect(name(next)).toHaveValue('Theirs');
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('first.json');
    await next.getByRole('button', { name: 'Undo: Restore the draft' }).click();
    await next.getByRole('button', { name: 'Undo: Open first.json' }).click();
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('second.json');
    await expect(name(next)).toHaveValue('Ours');
  });

  test('is one of all tabs: one passphrase protects and unlocks them', { tag: '@slow' }, async ({ page, context }) => {
    await startDraft(page, 'First tab', 'first.json');
    const second = await context.newPage();
    await startDraft(second, 'Second tab', 'second.json');
    await protect(page);
    await expect(status(second)).toContainText(keptThroughCrash);
    await crash(second);
    await crash(page).catch(() => undefined);
    const [one, other] = [await context.newPage(), await context.newPage()];
    await Promise.all([one.goto('/'), other.goto('/')]);
    await expect(waiting(one)).toHaveText(/^2 protected drafts are waiting\./);
    await unlock(one);
    await expect(name(one)).toBeVisible();
    await expect(name(other)).toBeVisible();
    const restored = [await name(one).inputValue(), await name(other).inputValue()];
    expect(restored.sort()).toEqual(['First tab', 'Second tab']);
  });

  test('is lost in a crash after the protection is switched off', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await protect(page);
    await runCommand(page, 'Protect drafts…');
    await button(page, 'Stop protecting drafts').click();
    await expect(field(page, 'New passphrase')).toBeVisible();
    await button(page, 'Close').click();
    await expect(status(page)).toContainText(kept);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
    const next = await crashAndReopen(page);
    await expect(next.getByRole('main')).toContainText('Unsaved work could not be restored');
  });

  test('is opened by the new passphrase after a change', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await protect(page);
    await runCommand(page, 'Protect drafts…');
    await button(page, 'Change passphrase…').click();
    await expect(button(page, 'Change passphrase…')).toHaveCount(0);
    await typePassphrase(page, 'planted words of later on');
    await field(page, 'Repeat passphrase').press('Enter');
    await expect(button(page, 'Change passphrase…')).toBeVisible();
    const next = await crashAndReopen(page);
    await unlock(next);
    await expect(alert(next)).toContainText('does not open');
    await field(next, 'Passphrase').fill('planted words of later on');
    await button(next, 'Unlock').click();
    await expect(name(next)).toHaveValue('Theirs');
  });

  test('is forgotten with everything else, the protection too', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await protect(page);
    const next = await crashAndReopen(page);
    await expect(waiting(next)).toBeVisible();
    await deleteLocalData(next);
    await expect(next.getByRole('alert').filter({ hasText: /./ })).toContainText('is deleted');
    await expect(waiting(next)).toHaveCount(0);
    expect(await next.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await next.reload();
    await expect(startScreen(next)).toBeVisible();
    await openText(next, small);
    await name(next).fill('Anew');
    await expect(status(next)).toContainText(kept);
  });
});

test('a new passphrase has to be long, varied and typed twice alike', { tag: '@slow' }, async ({ page }) => {
  await startDraft(page, 'Theirs');
  await runCommand(page, 'Protect drafts…');
  await expectOwnUndo(page, field(page, 'New passphrase'));
  await expect(name(page)).toHaveValue('Theirs');
  for (const [first, second, problem] of [
    ['short', 'short', 'too short'],
    ['aaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaa', 'too easy'],
    [passphrase, `${passphrase}s`, 'differ'],
  ] as const) {
    await typePassphrase(page, first, second);
    await button(page, 'Protect drafts').click();
    await expect(alert(page)).toContainText(problem);
  }
  await expect(field(page, 'New passphrase')).toHaveAttribute('type', 'password');
  await expect(field(page, 'New passphrase')).toHaveAttribute('autocomplete', 'off');
  await expect(dialog(page).locator('form')).toHaveCount(0);
  await button(page, 'Show the passphrase').click();
  await expect(field(page, 'Repeat passphrase')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Escape');
  await expect(status(page)).toContainText(kept);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the notices and dialogs of drafts are accessible', { tag: '@slow' }, async ({ page }) => {
      await startDraft(page, 'Theirs');
      await runCommand(page, 'Protect drafts…');
      await button(page, 'Protect drafts').click();
      await expect(alert(page)).toContainText('too short');
      await expectAccessible(page);
      await button(page, 'Close').click();
      await protect(page);
      await runCommand(page, 'Protect drafts…');
      await expect(button(page, 'Change passphrase…')).toBeVisible();
      await expectAccessible(page);
      const next = await crashAndReopen(page);
      await expect(waiting(next)).toBeVisible();
      await expectAccessible(next);
      await unlock(next, 'wrong');
      await expect(alert(next)).toContainText('does not open');
      await button(next, 'Discard…').click();
      await expectAccessible(next);
    });
  });
}

test.describe('the file of a draft', () => {
  /** A picker that chooses a real file, of the origin's own file system. */
  async function withRealFile(page: Page): Promise<void> {
    await page.addInitScript(() => {
      Object.assign(window, {
        async showOpenFilePicker() {
          const folder = await navigator.storage.getDirectory();
          return [await folder.getFileHandle('server.hjson', { create: true })];
        },
      });
    });
    await page.goto('/');
    await writeFile(page, small);
    await page.getByRole('button', { name: /^Open config.json/ }).click();
    await name(page).fill('Theirs');
    await expect(status(page)).toContainText('Unsaved · draft');
  }

  const writeFile = (page: Page, text: string) =>
    page.evaluate(async (content) => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle('server.hjson', { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    }, text);

  const fileText = (page: Page) =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('server.hjson')).getFile()).text();
    });

  test('is saved again after a reload', { tag: '@slow' }, async ({ page }) => {
    await withRealFile(page);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
    await page.keyboard.press('Control+s');
    await expect(status(page)).toContainText('Saved');
    await expect.poll(() => fileText(page)).toBe(small.replace('Ours', 'Theirs'));
    await expect.poll(() => sealedDrafts(page)).toHaveLength(0);
  });

  test('is merged with what it has become since the crash, and names the waiting draft', { tag: '@slow' }, async ({
    page,
  }) => {
    await withRealFile(page);
    await protect(page);
    const next = await crashAndReopen(page);
    await expect(waiting(next)).toHaveText(/^A protected draft of server\.hjson is waiting\./);
    await unlock(next);
    await expect(name(next)).toHaveValue('Theirs');
    await writeFile(next, small.replace('587', '25'));
    await next.keyboard.press('Control+s');
    await next.getByRole('button', { name: 'Merge both' }).click();
    await expect(next.getByRole('dialog')).toHaveCount(0);
    await next.keyboard.press('Control+s');
    await expect(status(next)).toContainText('Saved');
    await expect.poll(() => fileText(next)).toBe(small.replace('Ours', 'Theirs').replace('587', '25'));
  });

  test('is not written without permission', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(FileSystemFileHandle.prototype, { requestPermission: async () => 'denied' });
    });
    await withRealFile(page);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
      'server.hjson was not saved. The browser was not allowed to write it.',
    );
    await expect.poll(() => fileText(page)).toBe(small);
    await expect(status(page)).toContainText(kept);
  });
});

bareTest(
  'a protected draft outlives the browser, and nothing on the disk can be read',
  { tag: '@slow' },
  async ({ baseURL }) => {
    bareTest.setTimeout(180_000);
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const secrets = [passphrase, 'planted-drafted-secret', 'planted-drafted-name'];

    await bareTest.step('in what the page stores', async () => {
      const context = await openProfile(profile);
      const page = await context.newPage();
      await page.goto(`${baseURL}/`);
      await openText(page, small, 'planted-customer.json');
      await control(page, 'encryptionKey').fill('planted-drafted-secret');
      await expect(status(page)).toContainText('Unsaved · draft');
      await protect(page);
      await keepChange(page, () => name(page).fill('planted-drafted-name'));
      await expect(status(page)).toContainText(keptThroughCrash);
      const all = await stored(page);
      expect(all).toContain('sealedPrivateKey');
      expect(all).not.toContain('a key, whose bytes');
      for (const secret of [...secrets, 'planted-customer.json']) expect(all).not.toContain(secret);
      await context.close();
    });

    await bareTest.step('in the profile of the browser', () => {
      expect(filesWith(profile, 'sealedPrivateKey')).not.toEqual([]);
      for (const secret of secrets) expect(filesWith(profile, secret), secret).toEqual([]);
    });

    await bareTest.step('after the browser has started again', async () => {
      const context = await openProfile(profile);
      const page = await context.newPage();
      await page.goto(`${baseURL}/`);
      await unlock(page);
      expect(await shownSecret(page, 'encryptionKey')).toBe('planted-drafted-secret');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('planted-customer.json');
      await context.close();
      for (const secret of secrets) expect(filesWith(profile, secret), secret).toEqual([]);
      rmSync(profile, { recursive: true });
    });
  },
);
