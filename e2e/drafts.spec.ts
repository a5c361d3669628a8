import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import {
  closeTab,
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
  workerOf,
} from './draftsPage.ts';
import { control, expect, fixture, openText, region, showPanel, showText, startScreen, test } from './page.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Notification' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test.use({ serviceWorkers: 'allow', layout: 'form' });

test.describe('drafts', () => {
  test('bring unsaved work back after a reload, as one step that can be undone', async ({ page }) => {
    await startDraft(page, 'Theirs', 'server.hjson');
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('server.hjson');
    await expect(status(page)).toContainText(kept);
    await page.getByRole('button', { name: 'Undo: Restore the draft' }).click();
    await expect(name(page)).toHaveValue('Ours');
    await expect(status(page)).not.toContainText('Unsaved');
  });

  test('come back beside the tool that was open, with the form at its fields, as a link to it does', {
    tag: '@slow',
  }, async ({ page }) => {
    const colour = control(page, 'accessReviewToolbarBackgroundColor');
    await page.goto('/#branding');
    await openText(page, fixture('complete.hjson'));
    await expect(colour).toBeInViewport();
    await colour.fill('teal');
    await expect(status(page)).toContainText(kept);
    await page.reload();
    await expect(region(page, 'Branding preview')).toBeVisible();
    await expect(colour).toBeInViewport();
    await showPanel(page, 'Token request');
    await page.reload();
    await page.getByRole('button', { name: /^Back to editing/ }).click();
    await expect(control(page, 'gatewayOAuth2.tokenUrl')).toBeInViewport();
  });

  for (const seed of [3, 5, 8]) {
    test(`lose nothing older than a second when the page dies while one types (seed ${seed})`, {
      tag: '@slow',
    }, async ({ page }) => {
      // The page gets no chance to save at the end, as when it is killed.
      await page.addInitScript(() => {
        window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
        window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), { capture: true });
      });
      await startDraft(page, 'x');
      const letters = await typeLetters(page, seed);
      await page.reload();
      await expectLetters(page, letters);
    });
  }

  test('of two tabs do not touch each other', { tag: '@slow' }, async ({ page, context }) => {
    await startDraft(page, 'First tab', 'first.json');
    const other = await context.newPage();
    await other.goto('/');
    await expect(startScreen(other)).toBeVisible();
    await startDraft(other, 'Second tab', 'second.json');
    await keepChange(page, () => name(page).fill('First tab, changed'));
    await expect.poll(async () => (await sealedDrafts(page)).length).toBe(2);
    await Promise.all([page.reload(), other.reload()]);
    await expect(name(page)).toHaveValue('First tab, changed');
    await expect(name(other)).toHaveValue('Second tab');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('first.json');
    await expect.poll(() => sealedDrafts(page)).toHaveLength(2);
  });

  test('of a closed tab come back in the next one', async ({ page, context }) => {
    const other = await context.newPage();
    await startDraft(other, 'Closed tab');
    await closeTab(other);
    await page.goto('/');
    await expect(name(page)).toHaveValue('Closed tab');
    await page.reload();
    await expect(name(page)).toHaveValue('Closed tab');
    await expect.poll(() => sealedDrafts(page)).toHaveLength(1);
  });

  test('never replace a document that was opened meanwhile, and are not lost by it', { tag: '@slow' }, async ({
    page,
  }) => {
    await startDraft(page, 'The draft', 'draft.json');
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      const letIn = new Promise((resolve) => window.addEventListener('let-worker-in', resolve));
      navigator.serviceWorker.register = (...parameters) => letIn.then(() => register(...parameters));
    });
    await page.reload();
    await openText(page, small.replace('Ours', 'Opened meanwhile'), 'other.json');
    await page.evaluate(() => window.dispatchEvent(new Event('let-worker-in')));
    await control(page, 'smtpPort').fill('25');
    await expect(status(page)).toContainText(kept);
    await expect(name(page)).toHaveValue('Opened meanwhile');
    await expect.poll(() => sealedDrafts(page)).toHaveLength(2);
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await expect.poll(() => sealedDrafts(page)).toHaveLength(1);
    await page.reload();
    await expect(startScreen(page)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('let-worker-in')));
    await expect(name(page)).toHaveValue('The draft');
  });

  test('of a document that another replaces wait on the start screen until they are opened', { tag: '@slow' }, async ({
    page,
  }) => {
    await startDraft(page, 'Theirs', 'plain.json');
    await page.setViewportSize({ width: 390, height: 800 });
    await openText(page, small, 'other.json');
    const sentence = toast(page).getByText('Your changes to plain.json are kept as a draft.');
    // Whole, on two lines at most. It stays while it is pointed at.
    await toast(page).hover();
    const shown = await sentence.evaluate((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return { isWhole: text.scrollWidth <= text.clientWidth, lines: words.getClientRects().length };
    });
    expect(shown.isWhole).toBe(true);
    expect(shown.lines).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(status(page)).toContainText('1 other draft');
    await expectAccessibleInBothThemes(page);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(name(page)).toHaveValue('Theirs');
    await expect(toast(page)).toContainText('Undone: Open other.json');
    await expect(status(page)).not.toContainText('other draft');
    await page.getByRole('button', { name: 'Redo: Open other.json' }).click();
    await expect(status(page)).toContainText('1 other draft');
    await page.reload();
    await expect(startScreen(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the draft of plain.json' })).toHaveAccessibleDescription(
      /^8 to fill in · /,
    );
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Open the draft of plain.json' }).click();
    await expect(name(page)).toHaveValue('Theirs');
    await expect(title(page)).toHaveText('plain.json');
    await expect(title(page)).toBeFocused();
    await expect(status(page)).toContainText(kept);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
    await expect.poll(() => sealedDrafts(page)).toHaveLength(1);
  });

  test('of replaced documents are listed beside an open one, and discarded only when that is said twice', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await startDraft(page, 'First', 'first.json');
    await openText(page, small, 'second.json');
    await name(page).fill('Second');
    await expect(status(page)).toContainText(`1 other draft · ${kept}`);
    await expect.poll(() => sealedDrafts(page)).toHaveLength(2);
    await page.reload();
    await expect(name(page)).toHaveValue('Second');
    await expect(status(page)).toContainText(`1 other draft · ${kept}`);
    const before = (await sealedDrafts(page)).map(({ vector }) => vector);
    await status(page)
      .getByRole('button', { name: /^1 other draft/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Drafts of unsaved work' });
    await dialog.getByRole('button', { name: 'Open the draft of first.json' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(name(page)).toHaveValue('First');
    await expect(status(page)).toContainText(`1 other draft · ${kept}`);
    // Both are stored again: which of them is open has changed.
    await expect
      .poll(async () => (await sealedDrafts(page)).filter(({ vector }) => !before.includes(vector)))
      .toHaveLength(2);
    await closeTab(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(name(other)).toHaveValue('First');
    await status(other)
      .getByRole('button', { name: /^1 other draft/ })
      .click();
    const asked = other.getByRole('dialog', { name: 'Drafts of unsaved work' });
    await asked.getByRole('button', { name: 'Discard the draft of second.json…' }).click();
    await expect(asked.getByRole('button', { name: 'Keep the draft of second.json' })).toBeFocused();
    await asked.getByRole('button', { name: 'Discard the draft of second.json for good' }).click();
    await expect(asked.getByText('second.json')).toHaveCount(0);
    await expect.poll(() => sealedDrafts(other)).toHaveLength(1);
  });

  test('are deleted when the text is that of the file again', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await expect.poll(() => sealedDrafts(page)).toHaveLength(1);
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await expect(status(page)).not.toContainText('Unsaved');
    await expect.poll(() => sealedDrafts(page)).toHaveLength(0);
    await page.reload();
    await expect(startScreen(page)).toBeVisible();
  });

  test('are encrypted again when the browser has stopped the worker and its key is gone', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.install();
    await startDraft(page, 'Theirs');
    const [before] = await sealedDrafts(page);
    const client = await page.context().newCDPSession(page);
    await client.send('ServiceWorker.enable');
    await client.send('ServiceWorker.stopAllWorkers');
    await expectSealedAnew(page, before);
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
  });

  test('that do not fit on the disk are said not to be kept, until they fit', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    const worker = await workerOf(page);
    await worker.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put;
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await name(page).fill('Too much');
    await expect(status(page)).toContainText('Unsaved · the draft could not be kept');
    await name(page).fill('Fits again');
    await expect(status(page)).toContainText(kept);
  });

  test('are not kept where the browser has no database, and the page works', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await showText(page);
    const worker = await workerOf(page);
    await worker.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'UnknownError');
      };
    });
    await name(page).fill('Not kept');
    await expect(status(page)).toContainText('the draft could not be kept');
    await expect(region(page, 'HJSON')).toContainText('Not kept');
    expect(await asksBeforeLeaving(page)).toBe(true);
  });

  test('do without the storage of the page', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await startDraft(page, 'Theirs');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Switch to/ }).click();
    await page.reload();
    await expect(name(page)).toHaveValue('Theirs');
  });

  test('and everything else are forgotten on request; what is open stays', async ({ page, context }) => {
    await startDraft(page, 'Theirs');
    const other = await context.newPage();
    await startDraft(other, 'Other tab');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Switch to/ }).click();
    await runCommand(page, 'Delete all local data…');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(page)).toContainText(kept);
    await deleteLocalData(page);
    await expect(alert(page)).toContainText('All local data is deleted');
    await expect(status(page)).toContainText('no draft kept');
    await expect(status(other)).toContainText('no draft kept');
    await name(page).fill('Still at work');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name: database }) => database),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(stored).toEqual([]);
    await expect(name(page)).toHaveValue('Still at work');
  });
});

test.describe('with a service worker that somebody removes', () => {
  test('the page says that the draft is not kept any more', { tag: '@slow' }, async ({ page }) => {
    await startDraft(page, 'Theirs');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
    await name(page).fill('Theirs, later');
    await expect(status(page)).toContainText('Unsaved · the draft could not be kept');
  });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page works and says that it keeps no draft', async ({ page }) => {
    await page.goto('/');
    await openText(page, small);
    await name(page).fill('Theirs');
    await expect(status(page)).toContainText('Unsaved · no draft kept');
    await deleteLocalData(page);
    await expect(alert(page)).toContainText('All local data is deleted');
  });
});

test.describe('leaving the page', () => {
  test('asks only when there is something to lose', async ({ page }) => {
    await page.goto('/');
    expect(await asksBeforeLeaving(page)).toBe(false);
    await page.getByRole('link', { name: /^Example/ }).click();
    await expect(region(page, 'Form')).toBeVisible();
    expect(await asksBeforeLeaving(page)).toBe(false);
    await openText(page, fixture('complete.hjson'), 'server.hjson');
    expect(await asksBeforeLeaving(page)).toBe(false);
    await control(page, 'smtpPort').fill('25');
    expect(await asksBeforeLeaving(page)).toBe(true);
    await page.getByRole('button', { name: /^Undo:/ }).click();
    expect(await asksBeforeLeaving(page)).toBe(false);
  });
});
