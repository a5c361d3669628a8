import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, sizes } from './axe.ts';
import { drop } from './drop.ts';
import {
  control,
  downloadedBy,
  expect,
  fixture,
  fixturePath,
  focusText,
  hjsonText,
  nextFrame,
  openFixture,
  region,
  showPanel,
  test,
  waitForMonaco,
} from './page.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

test.describe('the shell', () => {
  test('the palette runs commands and goes to options', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Find a command or option' });
    await expect(box).toBeFocused();
    await box.fill('smtpport');
    await page.keyboard.press('Enter');
    await expect(control(page, 'smtpPort')).toBeFocused();
    await page.keyboard.press('Control+k');
    await box.fill('show export');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Export', exact: true })).toBeFocused();
  });

  test('? lists the shortcuts and Escape returns the focus', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const more = page.getByRole('button', { name: 'More for Base URL' });
    await more.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const shortcut of ['Ctrl+S', 'Ctrl+O', 'Ctrl+K', 'Shift+F8']) {
      await expect(dialog.getByText(shortcut, { exact: true })).toBeVisible();
    }
    const licences = await dialog.getByRole('link', { name: 'Open-source licences' }).getAttribute('href');
    const response = await page.request.get(licences ?? '');
    const notices = await response.text();
    for (const name of ['react-dom', 'monaco-editor', 'dompurify', '@radix-ui/react-dialog', 'zod', 're2js', 'hjson']) {
      expect(notices).toMatch(new RegExp(`^${name} [0-9.]+ \\(`, 'm'));
    }
    expect(notices).toContain('Copyright (c) Microsoft Corporation');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('Ctrl+S saves what is written, and the mark of unsaved work comes and goes without moving the search', async ({
    page,
  }) => {
    const edited = page.getByRole('banner').getByText('Edited');
    const widths = [1920, 1440, 1280, 1024, 820];
    const searchAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((expected) => window.innerWidth === expected, width);
      const search = page.getByRole('banner').getByRole('searchbox');
      // The page renders for a width some frames after the window has it: the place counts once it stays.
      const places: unknown[] = [];
      while (places.length < 5 || new Set(places.slice(-5)).size > 1) {
        await nextFrame(page);
        places.push((await search.boundingBox())?.x);
      }
      return places.at(-1);
    };
    await openFixture(page, 'complete.hjson');
    const before: unknown[] = [];
    for (const width of widths) before.push(await searchAt(width));
    await control(page, 'smtpPort').fill('465');
    await expect(edited).toBeVisible();
    for (const [at, width] of widths.entries()) expect(await searchAt(width), `${width} px`).toBe(before[at]);
    const bytes = await downloadedBy(page, () => page.keyboard.press('Control+s'));
    expect(bytes.toString()).toBe(fixture('complete.hjson').replace('smtpPort: 587', 'smtpPort: 465'));
    await expect(edited).toBeHidden();
  });

  test('Open, Save and the bar of views are in sight on a phone and at 200 % zoom, and Redo is in the menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await openFixture(page, 'complete.hjson');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const width of [640, 390, 320]) {
      await page.setViewportSize({ width, height: 400 });
      for (const name of ['Open', 'Save', 'Search', 'Menu']) await expect(button(name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('tablist', { name: 'Views' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await control(page, 'organisationName').fill('A');
    for (const width of [1024, 820]) {
      await page.setViewportSize({ width, height: 400 });
      await expect(button('Export…')).toBeInViewport({ ratio: 1 });
      expect(await page.getByRole('heading', { level: 1 }).evaluate((h) => h.scrollWidth - h.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 400 });
    expect((await downloadedBy(page, () => button('Save').click())).toString()).toContain('organisationName: A\n');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await button('Menu').click();
    await page.getByRole('menuitem', { name: /^Redo/ }).click();
    await expect(control(page, 'organisationName')).toHaveValue('A');
    await button('Open').click();
    await expect(page.getByRole('menuitem', { name: /^Open file/ })).toBeVisible();
  });

  test('the menu has what the header has no room for', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openFixture(page, 'complete.hjson');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const name of [
      /^Open file…/,
      /^Save (?!a)/,
      'Save a copy',
      'Compare with…',
      /^Export…/,
      /^Server version/,
      /^Switch to/,
      /^Show all commands/,
    ]) {
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    }
    await page.getByRole('menuitem', { name: /^Server version/ }).click();
    await page.getByLabel('Version', { exact: true }).fill('newest');
    await expect(page.getByRole('dialog')).toContainText('numbers with dots');
    await page.getByLabel('Version', { exact: true }).fill('3.41.0');
    await page.getByRole('button', { name: 'Use 3.41.0' }).click();
    await expect(page.locator('[data-option="gatewayOAuth2.endpointParams"]')).toContainText('3.42.0');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    const about = page.getByRole('dialog', { name: 'About' });
    await expect(about).toContainText(`Configuration editor ${version}`);
    await expect(about).toContainText('newest server version it names is 3.42.0');
    await expect(about.getByRole('link', { name: 'Open-source licences' })).toHaveAttribute('href', './licences.txt');
    await expect(about).toContainText('Rate limits and size limits');
  });

  test('the palette leads from an editor’s name to a schema that marks misspelt keys, and its settings', {
    tag: '@slow',
  }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find a command or option' }).fill('jetbrains');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'For your editor' });
    await dialog.getByRole('checkbox', { name: /^Mark keys/ }).check();
    const bytes = await downloadedBy(page, () =>
      dialog.getByRole('button', { name: 'Download config.schema.json' }).click(),
    );
    expect(JSON.parse(bytes.toString())).toMatchObject({ title: 'Server configuration', additionalProperties: false });
    await dialog.getByRole('tab', { name: 'JetBrains' }).click();
    await expect(dialog.getByRole('tabpanel')).toContainText('jsonSchemas.xml');
  });

  test('About and the menu open the guide, a page without scripts that leads to each of its sections', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await page.goto('/');
    const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    await openMenu();
    await page.getByRole('menuitem', { name: 'About' }).click();
    const [guide] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog', { name: 'About' }).getByRole('link', { name: 'User guide' }).click(),
    ]);
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText('User guide');
    expect(await guide.evaluate(() => document.scripts.length)).toBe(0);
    for (const picture of await guide.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    for (const link of await guide.getByRole('main').getByRole('link').all()) {
      const target = await link.getAttribute('href');
      await expect(guide.locator(`[id="${target?.slice(1)}"]`)).toHaveCount(1);
    }
    await guide.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Keyboard' }).click();
    await expect(guide.getByRole('heading', { name: 'Keyboard' })).toBeInViewport();
    for (const size of sizes) {
      await guide.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await guide.emulateMedia({ colorScheme });
        await expectAccessible(guide, { isScrolled: true });
      }
      expect(await guide.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await guide.close();
    await page.keyboard.press('Escape');
    await openMenu();
    const [again] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('menuitem', { name: 'User guide' }).click(),
    ]);
    await expect(again).toHaveTitle('User guide – Configuration editor');
  });

  test('starts from a template with every option, without an error', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Template/ }).click();
    await expect(region(page, 'Form')).toBeVisible();
    await expect(region(page, 'HJSON')).toContainText('baseUrl');
    await expect(page.getByRole('contentinfo')).not.toContainText('error');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(region(page, 'Notification')).toContainText('Opened the template.');
  });

  test('a new document that is asked for before the code has come is opened, and reloading does not ask again', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: /^Example/ }).click();
    release();
    await expect(region(page, 'Notification')).toContainText('Opened the example.');
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Example/ })).toBeVisible();
  });

  test('a link to a new document changes nothing where one is open', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await expect(control(page, 'smtpPort')).toBeVisible();
    await page.evaluate(() => window.location.assign('#new=example'));
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('config.json');
    await expect(region(page, 'Notification')).not.toContainText('example');
  });

  test('a file that is chosen before the code has come is opened; one that is dropped does not leave the page', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByLabel('Open file')).toBeAttached();
    expect(await drop(page, 'main', { name: 'dropped.json', text: '{}' })).toBe(true);
    await page.getByLabel('Open file').setInputFiles(fixturePath('complete.hjson'));
    release();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
  });

  test('the theme is chosen and remembered, from the first frame on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    const open = page.getByRole('button', { name: 'Open config.json' });
    const release = await holdCode(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(open).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    // Within one visit: a typeface that came too late for the first one is there in the next.
    const place = await open.boundingBox();
    release();
    // The menu is there before the code that opens it.
    await expect(async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Use system theme' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    expect(await open.boundingBox()).toEqual(place);
  });

  test('the code of the tools waits for that of the text', { tag: '@slow' }, async ({ page }) => {
    const stages: string[] = [];
    page.on('request', (request) => stages.push(/\/assets\/([a-z]+)-[^/]*\.js$/.exec(request.url())?.[1] ?? ''));
    await openFixture(page, 'complete.hjson');
    await expect.poll(() => stages).toContain('tools');
    expect(stages).toContain('monaco');
    expect(stages.indexOf('monaco')).toBeLessThan(stages.indexOf('tools'));
  });

  test('form, text or both are shown as chosen, also after a reload', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const form = region(page, 'Form');
    const text = region(page, 'HJSON');
    const choice = (name: string) => page.getByRole('banner').getByRole('radio', { name, exact: true });
    await expect(choice('Both')).toBeChecked();
    const before = await paneWidths(page);
    await choice('Text').click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('separator')).toHaveCount(0);
    await page.reload();
    await page.getByLabel('Open file').setInputFiles(fixturePath('complete.hjson'));
    await expect(text).toBeVisible();
    await expect(form).toBeHidden();
    await choice('Text').press('ArrowLeft');
    await expect(choice('Both')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(choice('Form')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await expect(text).toBeHidden();
    await expect(choice('Form')).toBeChecked();
    await choice('Both').click();
    await expect.poll(() => paneWidths(page)).toEqual(before);
  });

  test('a tool takes the place of the text, which comes back with its focus and scroll position', {
    tag: '@slow',
  }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const text = region(page, 'HJSON');
    const rail = page.getByRole('navigation', { name: 'Tools' });
    await focusText(page);
    await page.keyboard.press('Control+End');
    const top = () => text.locator('.view-lines').evaluate((lines) => lines.getBoundingClientRect().top);
    await nextFrame(page);
    const scrolled = await top();
    const widthOfForm = async () => Math.round((await region(page, 'Form').boundingBox())?.width ?? 0);
    const before = await widthOfForm();
    await rail.getByRole('button', { name: 'Branding' }).click();
    await expect(region(page, 'Branding preview')).toBeVisible();
    await expect(text).toBeHidden();
    await expect.poll(widthOfForm).toBe(before);
    await page.keyboard.press('Escape');
    await expect(region(page, 'Branding preview')).toHaveCount(0);
    await expect(hjsonText(page)).toBeFocused();
    await expect.poll(top).toBe(scrolled);
    await rail.getByRole('button', { name: 'Problems' }).click();
    await expect(region(page, 'Problems')).toBeVisible();
    await rail.getByRole('button', { name: 'Problems' }).click();
    await expect(hjsonText(page)).toBeFocused();

    await test.step('a page covers both, and Escape leaves it from its text boxes, too', async () => {
      await control(page, 'smtpHostname').focus();
      await page.keyboard.press('Control+e');
      await expect(page.getByRole('heading', { name: 'Export', exact: true })).toBeFocused();
      await expect(region(page, 'Form')).toBeHidden();
      await expect(text).toBeHidden();
      await page.getByLabel('Search targets').focus();
      await page.keyboard.press('Escape');
      await expect(region(page, 'Export')).toHaveCount(0);
      await expect(control(page, 'smtpHostname')).toBeFocused();
      await page.keyboard.press('Control+e');
      await page.keyboard.press('Escape');
      await expect(control(page, 'smtpHostname')).toBeFocused();
    });
    await test.step('Back closes it, and Forward opens it again', async () => {
      await page.keyboard.press('Control+e');
      await expect(page).toHaveURL(/#export$/);
      await page.goBack();
      await expect(region(page, 'Export')).toHaveCount(0);
      await expect(control(page, 'smtpHostname')).toBeFocused();
      await page.goForward();
      await expect(region(page, 'Export')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/#/);
    });
    await test.step('a link to a tool, and tools after it, leave no entry behind once the last is closed', async () => {
      await page.evaluate(() => location.assign('#branding'));
      await expect(region(page, 'Branding preview')).toBeVisible();
      await showPanel(page, 'Token request');
      await showPanel(page, 'Branding');
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/#/);
      await page.keyboard.press('Control+e');
      await expect(page).toHaveURL(/#export$/);
      await page.goBack();
      await expect(region(page, 'Export')).toHaveCount(0);
    });
    await test.step('a dialog and a menu over it close first', async () => {
      await showPanel(page, 'Problems');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(region(page, 'Problems')).toBeVisible();
    });
  });

  test('a wide window has room for a tool beside form and text, and remembers that it was closed', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1680, height: 900 });
    await openFixture(page, 'complete.hjson');
    await expect(region(page, 'Branding preview')).toBeVisible();
    await showPanel(page, 'Problems');
    for (const name of ['Form', 'HJSON', 'Problems']) await expect(region(page, name)).toBeVisible();
    await region(page, 'Problems').getByRole('button', { name: 'Close Problems' }).click();
    await expect(region(page, 'Problems')).toHaveCount(0);
    await page.reload();
    await openFixture(page, 'complete.hjson');
    await expect(region(page, 'HJSON')).toBeVisible();
    await expect(region(page, 'Branding preview')).toHaveCount(0);
  });

  test('F6 goes through the parts of the page, in their order', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const rail = page.getByRole('navigation', { name: 'Tools' });
    const form = region(page, 'Form');
    await waitForMonaco(page);
    await control(page, 'smtpHostname').focus();
    const goOn = async (key: string, expected: Locator) => {
      await page.keyboard.press(key);
      await expect(expected).toBeFocused();
    };
    const open = page.getByRole('button', { name: 'Open', exact: true });
    const section = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    const status = page.getByRole('contentinfo').getByRole('button').first();
    await goOn('F6', hjsonText(page));
    await goOn('F6', rail.getByRole('button', { name: 'Problems' }));
    await goOn('F6', status);
    await goOn('F6', open);
    await goOn('F6', section);
    await page.keyboard.press('F6');
    await expect(form.locator(':focus')).toHaveCount(1);
    await goOn('Shift+F6', section);
    await form.getByText('Proxy, memory, certificates').click();
    await control(page, 'GOGC').focus();
    await goOn('Shift+F6', section);
    await goOn('F6', control(page, 'GOGC'));
    await showPanel(page, 'Branding');
    await control(page, 'smtpHostname').focus();
    await goOn('F6', page.getByRole('heading', { name: 'Branding preview', exact: true, level: 2 }));
    await goOn('F6', rail.getByRole('button', { name: 'Branding' }));
    await page.getByRole('separator', { name: 'Resize form and tools' }).focus();
    await page.keyboard.press('F6');
    await expect(form.locator(':focus')).toHaveCount(1);
  });

  test('Export is the main button only when something is set and nothing is wrong', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Template/ }).click();
    const button = page.getByRole('banner').getByRole('button', { name: /^Export…/ });
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(button).toBeVisible();
    const plain = await colour();
    await control(page, 'organisationName').fill('Ours');
    await expect.poll(colour).not.toBe(plain);
    await control(page, 'baseUrl').fill('not an address');
    await page.keyboard.press('Tab');
    await expect(button).toHaveAccessibleName(/^Export… 1 error$/);
    await expect.poll(colour).toBe(plain);
  });

  test('links at the top lead to the panes, and a narrow window has a bar for them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openFixture(page, 'complete.hjson');
    await page.getByRole('link', { name: 'Skip to HJSON' }).focus();
    await page.keyboard.press('Enter');
    await expect(region(page, 'HJSON')).toBeVisible();
    await page.getByRole('tab', { name: /^Problems/ }).click();
    await expect(region(page, 'Problems')).toBeVisible();
    await page.getByRole('tab', { name: 'Tools' }).click();
    await expect(region(page, 'Branding preview')).toBeVisible();
    await page.getByRole('tab', { name: 'Form' }).click();
    await test.step('one row for the file, one for the section, and no status line', async () => {
      const bottom = async (part: Locator) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height;
      };
      expect(await bottom(page.getByRole('banner'))).toBeLessThanOrEqual(49);
      const section = page.getByLabel('Section', { exact: true });
      const { y: top = 0 } = (await section.boundingBox()) ?? {};
      expect(top).toBeLessThanOrEqual(60);
      await expect(region(page, 'Form').getByRole('button', { name: 'Filter: All options' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      expect(await bottom(page.getByRole('tablist', { name: 'Views' }))).toBe(800);
    });
    await page.getByLabel('Section', { exact: true }).selectOption('support');
    await expect(control(page, 'supportPageUrl')).toBeInViewport();
    await page.getByRole('button', { name: 'Back: Limits' }).click();
    await expect(control(page, 'readTimeOutMinutes')).toBeInViewport();
    await expect(region(page, 'Form').getByRole('heading', { level: 3 })).toHaveText(['Limits']);
    await page.getByRole('button', { name: 'Next: Support' }).click();
    await expect(control(page, 'supportPageUrl')).toBeFocused();
    await expect(control(page, 'readTimeOutMinutes')).toBeHidden();
    for (const tab of await page.getByRole('tablist', { name: 'Views' }).getByRole('tab').all()) {
      const { width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('the whole page is at most 95 Tab stops, all controls of the form among them', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFixture(page, 'complete.hjson');
    await expect(page.getByRole('textbox', { name: 'HJSON text' })).toBeVisible();
    const stops = await tabStops(page);
    expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(95);
    await showPanel(page, 'Export');
    const saved = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
    expect(saved.toString()).toBe(fixture('complete.hjson'));
  });

  test('a pane as narrow as it gets keeps its head in order; a double click on a divider resets the widths', {
    tag: '@slow',
  }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const divider = page.getByRole('separator', { name: 'Resize HJSON and tools' });
    await page.setViewportSize({ width: 1680, height: 900 });
    await expect(page.getByRole('separator', { name: 'Resize form and HJSON' })).toBeVisible();
    await expect(divider).toBeVisible();
    const before = await paneWidths(page);
    const { x = 0, y = 0 } = (await divider.boundingBox()) ?? {};
    await page.mouse.move(x, y + 300);
    await page.mouse.down();
    await page.mouse.move(x - 600, y + 300, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await paneWidths(page))[1]).toBe(220);
    await control(page, 'smtpPort').fill('25');
    await expectHeadInOrder(page);
    await page.reload();
    await openFixture(page, 'complete.hjson');
    await control(page, 'smtpPort').fill('25');
    await expect.poll(async () => (await paneWidths(page))[1]).toBe(220);
    await expectHeadInOrder(page);
    await divider.dblclick({ position: { x: 0, y: 300 } });
    await expect.poll(() => paneWidths(page)).toEqual(before);
    await openFixture(page, 'complete.hjson');
    await expect.poll(() => paneWidths(page)).toEqual(before);
  });
});

async function paneWidths(page: Page): Promise<readonly number[]> {
  const panes = ['Form', 'HJSON'].map((name) => region(page, name));
  return Promise.all(panes.map(async (pane) => Math.round((await pane.boundingBox())?.width ?? 0)));
}

/** What the head of the HJSON pane holds lies side by side within the pane. */
async function expectHeadInOrder(page: Page): Promise<void> {
  const pane = region(page, 'HJSON');
  await expect(pane.getByRole('radio', { name: /^Changes \d+$/ })).toBeVisible();
  await expect(async () => {
    const parts = [pane.getByRole('heading', { name: 'HJSON' }), ...(await pane.getByRole('button').all()).slice(0, 3)];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const { x: left = 0, width = 0 } = (await pane.boundingBox()) ?? {};
    let end = left;
    for (const box of boxes) {
      expect(box?.x).toBeGreaterThanOrEqual(end);
      end = (box?.x ?? 0) + (box?.width ?? 0);
    }
    expect(end).toBeLessThanOrEqual(left + width);
  }).toPass();
}

/** The names of what Tab goes to, from the top of the page until it leaves it. */
async function tabStops(page: Page): Promise<readonly string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!(focused instanceof HTMLElement) || focused === document.body || 'visited' in focused.dataset)
        return undefined;
      focused.dataset.visited = '';
      const name = focused.ariaLabel ?? document.querySelector(`label[for="${focused.id}"]`)?.textContent;
      return `${focused.closest('section, header, nav, footer')?.ariaLabel ?? ''} ${name ?? focused.textContent}`;
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Delays the page's code, like a slow connection; the returned function lets it through. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/page-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
