import { readFileSync } from 'node:fs';
import { test as bareTest, type Locator, type Page } from '@playwright/test';
import { contrastRatio, parseColour } from '../src/colour/index.ts';
import { expectAccessible } from './axe.ts';
import {
  backToEditing,
  control,
  downloadedBy,
  expect,
  fixture,
  focusText,
  nextFrame,
  openFixture,
  openText,
  region,
  showPanel,
  test,
  hjsonText as textbox,
} from './page.ts';

const pane = (page: Page): Locator => region(page, 'HJSON');
const lines = (page: Page): Locator => pane(page).locator('.view-lines');
const announcements = (page: Page): Locator => page.locator('output[aria-live="polite"]').first();

/** An entry of the menu of the text that is on or off. */
async function inMenu(page: Page, name: string): Promise<Locator> {
  await pane(page).getByRole('button', { name: 'More for HJSON' }).click();
  return page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}`) });
}

/** The text of the workspace, as it would be saved. */
async function savedText(page: Page): Promise<string> {
  await showPanel(page, 'Export');
  const bytes = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
  await backToEditing(page);
  return bytes.toString();
}

/** Puts the cursor at the end of a text that is shown once, by the mouse; it may have to be scrolled to, down to the end. */
async function putCursorAfter(page: Page, text: string): Promise<void> {
  await focusText(page);
  await expect(lines(page).locator('.view-line').first()).toBeVisible();
  // The lines may still be those before the last key.
  await nextFrame(page);
  if (!(await endOf(page, text))) {
    await page.keyboard.press('Control+End');
    await nextFrame(page);
  }
  await expect.poll(() => endOf(page, text)).toBeDefined();
  const end = await endOf(page, text);
  if (end) await page.mouse.click(end.x, end.y);
}

/** Where the first occurrence of a text ends on the screen, in CSS pixels; undefined when it is not in view. */
function endOf(page: Page, text: string): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return lines(page).evaluate((element, wanted) => {
    for (const line of element.querySelectorAll('.view-line')) {
      const at = (line.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(wanted);
      if (at < 0) continue;
      let left = at + wanted.length;
      const pieces = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
        const length = piece.textContent?.length ?? 0;
        if (left <= length) {
          const last = document.createRange();
          last.setStart(piece, left - 1);
          last.setEnd(piece, left);
          const { right, top, height } = last.getBoundingClientRect();
          return { x: right, y: top + height / 2 };
        }
        left -= length;
      }
    }
    return undefined;
  }, text);
}

/** What a paste brings. */
async function clipboardText(page: Page): Promise<string> {
  // It would keep the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'paste-here';
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('Control+v');
  await expect(page.locator('#paste-here')).not.toHaveValue('');
  return page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>('#paste-here');
    area?.remove();
    return area?.value ?? '';
  });
}

/** Where the outline is searched. */
const outlineBox = (page: Page): Locator => page.locator('.quick-input-box input');

/** How well the text of a menu's item is told from what the menu itself paints behind it; 1 when it paints nothing. */
async function contrastOf(item: Locator): Promise<number> {
  const { text, surface } = await item.evaluate((element) => {
    let at: Element | null = element;
    while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    const text = getComputedStyle(element).color;
    return { text, surface: at ? getComputedStyle(at).backgroundColor : text };
  });
  const [front, back] = [parseColour(text), parseColour(surface)];
  return front && back ? contrastRatio(front.rgba, back.rgba) : 1;
}

/** Fails if an icon of the editor on the page has no glyph in its font, or if there are fewer than `least` icons. */
async function expectIcons(page: Page, least: number): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const context = document.createElement('canvas').getContext('2d');
      await document.fonts.load('16px codicon');
      if (!context) return undefined;
      context.font = '16px codicon';
      const menus = [...document.querySelectorAll('.shadow-root-host')].map((host) => host.shadowRoot ?? host);
      const icons = [document, ...menus].flatMap((root) => [...root.querySelectorAll('.codicon')]);
      const shown = icons.flatMap((icon) => getComputedStyle(icon, '::before').content.match(/^"(.)"$/u)?.[1] ?? []);
      // Every glyph of the font is as wide as the font is high, what a browser draws in place of a missing one is not.
      const isMissing = (character: string) => Math.round(context.measureText(character).width) !== 16;
      return { shown: new Set(shown).size, missing: shown.filter(isMissing), canTell: isMissing('\ue000') };
    });
  await expect.poll(async () => (await count())?.shown).toBeGreaterThanOrEqual(least);
  expect(await count()).toMatchObject({ missing: [], canTell: true });
}

const secrets = ['MDEyMzQ1Njc4', 'fake%23password', 'fake # not', 'fake-mail-secret', 'fake gateway secret'];

/** The secrets in a text, each with a few characters before it, to see where it is. */
function found(text: string): readonly string[] {
  return secrets
    .filter((secret) => text.includes(secret))
    .map((secret) => text.slice(text.indexOf(secret) - 60, text.indexOf(secret) + 12));
}

/** Everything of the editor that a reader, a screen reader or a script could see, and what the page keeps. */
async function everythingVisible(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const content = await pane(page).evaluate((element) => {
    const values = [...element.querySelectorAll('textarea')].map(({ value }) => value);
    const kept = [document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    return [element.innerHTML, ...values, ...kept].join('\n');
  });
  return `${content}\n${JSON.stringify(nodes)}`;
}

test.describe('the HJSON editor', () => {
  test('types into the form, and undo reverts it from either side', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await putCursorAfter(page, 'smtpPort: 587');
    // Brackets in colours of their own would cost each keystroke another reading of the text.
    await expect(lines(page).locator('[class*="bracket-highlighting"]')).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await expect(control(page, 'smtpPort')).toHaveValue('58');
    await page.keyboard.press('Control+z');
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await page.keyboard.type('0');
    await expect(control(page, 'smtpPort')).toHaveValue('5870');
    await page.getByRole('button', { name: /^Undo: Edit smtpPort/ }).click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await focusText(page);
    await page.keyboard.press('Control+y');
    await expect(control(page, 'smtpPort')).toHaveValue('5870');
    await page.keyboard.press('Control+z');
    expect(await savedText(page)).toBe(fixture('complete.hjson'));
  });

  test('shows the member that is edited in the form, and the form the option at the cursor; the focus stays', {
    tag: '@slow',
  }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await expect(lines(page)).toContainText('baseUrl');
    await expect(lines(page).getByText('supportPageUrl')).toHaveCount(0);
    await control(page, 'supportPageUrl').fill('https://h.example.com');
    await expect(lines(page)).toContainText('https://h.example.com');
    await expect(control(page, 'supportPageUrl')).toBeFocused();
    await expect(control(page, 'smtpPort')).not.toBeInViewport();
    await focusText(page);
    await page.keyboard.press('Control+Home');
    await putCursorAfter(page, 'smtpPort');
    await expect(control(page, 'smtpPort')).toBeInViewport();
    await expect(textbox(page)).toBeFocused();
    await expect(page.getByRole('button', { name: /^E-mail/, includeHidden: false }).first()).toHaveAttribute(
      'aria-current',
      'true',
    );
    const before = await control(page, 'smtpPort').boundingBox();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(control(page, 'smtpPort')).toHaveValue('5870');
    expect(await control(page, 'smtpPort').boundingBox()).toEqual(before);
    await test.step('and so do the parts of the connection string', async () => {
      const tinted = pane(page).locator('[class*="_tintedPart_"]');
      await control(page, 'pgConnStr').press('Enter');
      await page.getByRole('textbox', { name: 'Database host' }).focus();
      await expect.poll(async () => (await tinted.allTextContents()).join('')).toBe('db.example.com');
      await page.getByRole('textbox', { name: 'Database user' }).focus();
      await expect.poll(async () => (await tinted.allTextContents()).join('')).toBe('review');
      await putCursorAfter(page, ':5432');
      await expect(page.locator('[data-marked] > label')).toHaveText('port');
      await expect(tinted).toHaveCount(0);
    });
    await test.step('and another file only while the field has the focus', async () => {
      const tinted = pane(page).locator('[class*="_tinted_"]');
      await control(page, 'smtpPort').focus();
      await expect(tinted).toHaveCount(1);
      await openText(page, 'baseUrl: https://b.example.com\nsmtpPort: 25\n', 'b.json');
      await expect(lines(page)).toContainText('b.example.com');
      await expect(tinted).toHaveCount(1);
      await pane(page).getByRole('button', { name: 'More for HJSON' }).focus();
      await openText(page, 'baseUrl: https://c.example.com\nsmtpPort: 25\n', 'c.json');
      await expect(lines(page)).toContainText('c.example.com');
      await expect(tinted).toHaveCount(0);
    });
  });

  test('wraps what is too long for the pane, and stops at Alt+Z', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, `{\n  organisationName: ${'Hospital'.repeat(30)}\n}\n`);
    await expect(lines(page)).toContainText('organisationName');
    const rows = () => lines(page).locator('.view-line').count();
    await expect.poll(rows).toBeGreaterThan(4);
    await focusText(page);
    await page.keyboard.press('Alt+z');
    await expect.poll(rows).toBe(4);
    await page.reload();
    await openText(page, '{}');
    await expect(await inMenu(page, 'Wrap lines')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await (await inMenu(page, 'Wrap lines')).click();
    await expect(await inMenu(page, 'Wrap lines')).toBeChecked();
  });

  test('follows edits of the form without moving cursor or scroll while the panes are not linked', {
    tag: '@slow',
  }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await (await inMenu(page, 'Link form and HJSON')).click();
    await putCursorAfter(page, 'templatesPath: ""');
    await nextFrame(page);
    const before = await lines(page).evaluate((element) => element.style.top);
    await control(page, 'smtpPort').fill('2525');
    await control(page, 'supportPageUrl').fill('https://h.example.com');
    await expect(lines(page)).toContainText('https://h.example.com');
    expect(await lines(page).evaluate((element) => element.style.top)).toBe(before);
    await focusText(page);
    await page.keyboard.type(' # end');
    expect(await savedText(page)).toContain('templatesPath: "" # end');
  });

  test('keeps CRLF, and offsets that fit it', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'crlf.hjson');
    const original = fixture('crlf.hjson');
    await focusText(page);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('# last');
    const saved = await savedText(page);
    expect(saved).toBe(`${original}\r\n# last`);
    expect(saved.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('completes keys that are missing, in the style of their neighbours, and values', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/');
    await openText(page, '{\n  "smtpPort": 587,\n}\n');
    await putCursorAfter(page, '587,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"support');
    await expect(pane(page).getByRole('option').first()).toBeVisible();
    await expectIcons(page, 2);
    await pane(page)
      .getByRole('option', { name: /supportCustomMailServer/ })
      .click();
    await expect(pane(page).getByRole('option')).toHaveText([/^true/, /^false/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Custom mail server' })).not.toBeChecked();
    expect(await savedText(page)).toBe('{\n  "smtpPort": 587,\n  "supportCustomMailServer": false,\n}\n');
  });

  test('says what an option means, its default, and what is wrong with it', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, '{\n  smtpPort: "587"\n}\n');
    const tooltip = pane(page).getByRole('tooltip');
    // An editor that has only just appeared does not know about a pointer that rested there before.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await lines(page).getByText('"587"').hover();
      await expect(tooltip).toContainText('SMTP port', { timeout: 2000 });
    }).toPass();
    await expect(tooltip).toContainText('No default');
    await expect(tooltip).toContainText('remove the quotes');
    // The code of a problem is for programs.
    await expect(tooltip).not.toContainText('wrong-type');
  });

  test('offers the fixes of a problem, each one step', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, '{\n  smtpPort: "587"\n}\n');
    await putCursorAfter(page, '"587');
    await expect(pane(page).locator('.squiggly-error, .squiggly-warning').first()).toBeVisible();
    await page.keyboard.press('Control+.');
    await expect(page.getByRole('option', { name: /587/ }).first()).toBeVisible();
    await expectIcons(page, 2);
    await page.getByRole('option', { name: /587/ }).first().click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await page.keyboard.press('Control+z');
    await expect(control(page, 'smtpPort')).toHaveValue('"587"');
    const mark = pane(page).getByTitle('Show fixes (Ctrl+.)');
    const overlap = async () => {
      const [markBox, textBox] = [await mark.boundingBox(), await lines(page).boundingBox()];
      return (markBox?.x ?? 0) + (markBox?.width ?? Number.POSITIVE_INFINITY) - (textBox?.x ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await mark.click();
    await page.getByRole('option', { name: /587/ }).first().click();
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await expect(mark).toHaveCount(0);
  });

  test('goes to the field in the form, and comes back to the text', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await putCursorAfter(page, 'supportPageUrl');
    await page.keyboard.press('Alt+Enter');
    await expect(control(page, 'supportPageUrl')).toBeFocused();
    await page
      .locator('[data-option="smtpHostname"]')
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Go to line' }).click();
    await expect(textbox(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(control(page, 'smtpHostname')).toHaveValue('smtp.example.comx');
  });

  test('lists keys as an outline, without their values', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await focusText(page);
    await page.keyboard.press('Control+Shift+o');
    await expect(outlineBox(page)).toBeFocused();
    await page.keyboard.type('tokenUrl');
    await expect(page.getByRole('option', { name: /tokenUrl/ }).first()).toBeVisible();
    await expectIcons(page, 2);
    await page.keyboard.press('Escape');
    await expect(textbox(page)).toBeFocused();
    await page.keyboard.press('Control+h');
    await expect(pane(page).getByRole('textbox', { name: 'Replace' })).toBeVisible();
    await expectIcons(page, 9);
  });

  test('formats on demand as one step', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    const untidy = '{\n      smtpPort: 587\n  smtpHostname:    "h"\n}\n';
    await openText(page, untidy);
    await pane(page).getByRole('button', { name: 'More for HJSON' }).click();
    await page.getByRole('menuitem', { name: /^Format/ }).click();
    await expect(page.getByRole('button', { name: 'Undo: Format' })).toBeEnabled();
    await page.getByRole('button', { name: 'Undo: Format' }).click();
    expect(await savedText(page)).toBe(untidy);
  });

  test('shows what changed since opening, and against the defaults', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await control(page, 'smtpPort').fill('2525');
    await control(page, 'oidcClientSecret').fill('fake changed');
    await pane(page).getByRole('radio', { name: 'Changes 2' }).click();
    const changes = pane(page).locator('.monaco-diff-editor');
    await expect(changes).toContainText('2525');
    await expect(changes).toContainText('587');
    await expect(changes).not.toContainText('fake');
    await expectIcons(page, 3);
    await pane(page).getByRole('button', { name: 'Defaults' }).click();
    await expect(changes).toContainText('# not set');
    await expect(changes).toContainText('"https://review.example.com:8443"');
    await expect(changes).not.toContainText('fake');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(textbox(page)).toBeFocused();
    await pane(page).getByRole('radio', { name: 'Changes 2' }).click();
    await page
      .locator('[data-option="smtpHostname"]')
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Go to line' }).click();
    await expect(textbox(page)).toBeFocused();
  });

  test('works on after the changes were closed, however early', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await expect(lines(page)).toContainText('baseUrl');
    await control(page, 'smtpPort').fill('2525');
    const changes = pane(page).getByRole('radio', { name: /^Changes/ });
    const text = pane(page).getByRole('radio', { name: 'Text' });
    const comparison = pane(page).locator('.monaco-diff-editor');
    const states = [
      async () => {},
      () => expect(comparison).toBeAttached(),
      () => expect(comparison.locator('.line-insert').first()).toBeVisible(),
    ];
    for (const [step, shown] of states.entries()) {
      await changes.click();
      await shown();
      await text.click();
      await focusText(page);
      await page.keyboard.press('Alt+F8');
      await expect(pane(page).getByText(/^1 of \d+ problems?$/)).toBeVisible();
      await page.setViewportSize({ width: 1400 - 20 * step, height: 800 });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(`# ${step}\n`);
      await expect(lines(page)).toContainText(`# ${step}`);
      await page.keyboard.press('Control+f');
      await expect(pane(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
      await page.keyboard.press('Escape');
    }
  });

  test('lets Tab and Shift+Tab through without an edit, and says so', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await expect(textbox(page)).toHaveAccessibleDescription(/^Tab leaves the editor until you type/);
    for (const key of ['Tab', 'Shift+Tab']) {
      await focusText(page);
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await expect(textbox(page)).not.toBeFocused();
    }
    expect(await savedText(page)).toBe(fixture('complete.hjson'));
  });

  for (const [name, begin] of [
    ['a letter', (page: Page) => page.keyboard.press('x')],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['a click', (page: Page) => lines(page).click()],
  ] as const)
    test(`indents with Tab after ${name}, and leaves again after Escape and in the next visit`, {
      tag: '@slow',
    }, async ({ page }) => {
      await page.goto('/');
      await openText(page, '{\n}\n');
      await focusText(page);
      await begin(page);
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Tab');
      await expect(lines(page)).toHaveText(/^\s{2,}/);
      await expect(textbox(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(lines(page)).not.toHaveText(/^\s{2,}/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect(textbox(page)).not.toBeFocused();
      const before = await savedText(page);
      await focusText(page);
      await page.keyboard.press('Tab');
      await expect(textbox(page)).not.toBeFocused();
      expect(await savedText(page)).toBe(before);
    });

  test('opens the palette of the page from inside the editor', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await focusText(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is accessible in both themes', { tag: '@slow' }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      // Short enough to be seen to its end; axe leaves line numbers of one digit alone.
      await openText(page, `{\n  smtpPort: "587"\n  baseUrl: https://review.example.com\n${'\n'.repeat(9)}}\n`);
      await expect(lines(page)).toContainText('baseUrl');
      await focusText(page);
      await expectAccessible(page);
      await lines(page).getByText('baseUrl', { exact: true }).click({ button: 'right' });
      const item = page.getByRole('menuitem', { name: /^Go to field in form/ });
      await expect(item).toBeVisible();
      await expect.poll(() => contrastOf(item)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('shows a large text without colours, and can still be edited', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    const filler = `${'# a line of a very long comment, again and again and again\n'.repeat(18_000)}`;
    await openText(page, `smtpPort: 587\nencryptionKey: fake-large\n${filler}`);
    await expect(lines(page)).toContainText('smtpPort');
    await expect(lines(page)).not.toContainText('fake-large');
    await control(page, 'smtpPort').fill('25');
    await expect(lines(page)).toContainText('smtpPort: 25');
  });
});

test.describe('secrets in the HJSON editor', () => {
  test('are nowhere in the page while they are hidden', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await expect(lines(page)).toContainText('encryptionKey');
    await focusText(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+o');
    await expect(outlineBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(textbox(page)).toBeFocused();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await lines(page).getByText('encryptionKey', { exact: true }).hover();
      await expect(pane(page).getByRole('tooltip')).toContainText('encryptionKey', { timeout: 2000 });
    }).toPass();
    const visible = await everythingVisible(page);
    expect(found(visible)).toEqual([]);
  });

  test('cannot be changed by halves, and say why', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await putCursorAfter(page, 'encryptionKey: ');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('x');
    await expect(pane(page).getByText('This secret is hidden. Press F9')).toBeVisible();
    await page.keyboard.press('Backspace');
    expect(await savedText(page)).toBe(fixture('complete.hjson'));
  });

  test('show one by one and hide when the editor is left', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await putCursorAfter(page, 'encryptionKey: ');
    await page.keyboard.press('F9');
    await expect(lines(page)).toContainText('MDEyMzQ1Njc4');
    await expect(lines(page)).not.toContainText('fake gateway secret');
    await expect(announcements(page)).toContainText('Secret shown');
    await control(page, 'smtpPort').focus();
    await expect(lines(page)).not.toContainText('MDEyMzQ1Njc4');
  });

  test('show together with the switch, and hide again with it', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await expect(lines(page)).not.toContainText('fake-mail-secret');
    await (await inMenu(page, 'Hide secrets')).click();
    await expect(lines(page)).toContainText('fake-mail-secret');
    await expect(pane(page)).toContainText('Secrets shown');
    await (await inMenu(page, 'Hide secrets')).click();
    await expect(lines(page)).not.toContainText('fake-mail-secret');
    expect(await savedText(page)).toBe(fixture('complete.hjson'));
  });

  test('move with their line', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await putCursorAfter(page, 'oidcClientSecret');
    await page.keyboard.press('Alt+ArrowUp');
    const original = fixture('complete.hjson');
    const secretLine = '  oidcClientSecret: "fake # not a comment"\n';
    const moved = original
      .replace(secretLine, '')
      .replace('  oidcClientId: review\n', `${secretLine}  oidcClientId: review\n`);
    expect(await savedText(page)).toBe(moved);
  });

  test('are copied only after a question', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await putCursorAfter(page, 'baseUrl: ');
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboardText(page)).toBe('  baseUrl: https://review.example.com:8443\n');

    await focusText(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.getByRole('button', { name: 'Copy without secrets' }).click();
    await expect(announcements(page)).toContainText('redacted');
    const copy = await clipboardText(page);
    expect(copy).toMatch(/encryptionKey: "<redacted encryptionKey of [\da-f]{8}>"/);
    expect(found(copy)).toEqual([]);

    await focusText(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.getByRole('button', { name: 'Copy with secrets' }).click();
    await expect(announcements(page)).toContainText('with');
    await expect.poll(() => clipboardText(page)).toBe(fixture('complete.hjson'));
  });

  test('typed here show until the cursor leaves them', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, '{\n  smtpPort: 587\n}\n');
    await putCursorAfter(page, '587');
    await page.keyboard.press('Enter');
    await page.keyboard.type('oidcClientSecret: fake-typed');
    await page.keyboard.press('Escape');
    await expect(lines(page)).toContainText('fake-typed');
    // By the mouse: an arrow key would go through what the editor may still suggest for the last letter.
    await putCursorAfter(page, 'smtpPort');
    await expect(lines(page)).not.toContainText('fake-typed');
    expect(await savedText(page)).toContain('oidcClientSecret: fake-typed');
  });
});

bareTest.describe('without the editor', () => {
  // The worker would fetch the editor's code past the route.
  bareTest.use({ serviceWorkers: 'block' });

  bareTest('a plain text area stands in where the editor cannot be loaded', { tag: '@slow' }, async ({ page }) => {
    await page.route(/\/editor-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/');
    await openText(page, readFileSync(new URL('./fixtures/complete.hjson', import.meta.url)));
    const area = pane(page).getByRole('textbox', { name: 'HJSON text' });
    await expect(area).toHaveValue(/smtpPort: 587/);
    for (const key of ['Tab', 'Shift+Tab']) {
      await area.focus();
      await page.keyboard.press(key);
      await expect(area).not.toBeFocused();
    }
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    expect(await everythingVisible(page)).not.toContain('fake gateway secret');
    const at = (await area.inputValue()).indexOf('587');
    await area.focus();
    await area.evaluate((element: HTMLTextAreaElement, offset) => element.setSelectionRange(offset, offset + 3), at);
    await page.keyboard.insertText('25');
    await expect(control(page, 'smtpPort')).toHaveValue('25');
    await page.keyboard.press('Control+z');
    await expect(control(page, 'smtpPort')).toHaveValue('587');
    await control(page, 'smtpPort').fill('465');
    await expect(area).toHaveValue(/smtpPort: 465/);
    expect(await savedText(page)).toBe(fixture('complete.hjson').replace('587', '465'));
  });
});
