import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** The text of a fixture of this folder. */
export function fixture(name: string): string {
  return readFileSync(fixturePath(name), 'utf8');
}

export function fixturePath(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
}

/** Every journey fails on a request to another origin, a violation of the content security policy, or an uncaught error. */
export const test = base.extend<{ page: Page; layout: 'formText' | 'form' }>({
  // Journeys that do not look at the text save the time that its editor takes to load, half of that of the page.
  layout: ['formText', { option: true }],
  page: async ({ page, baseURL, layout, headless }, use, info) => {
    if (layout !== 'formText') {
      await page.context().addInitScript((chosen) => {
        try {
          localStorage['preferences /'] ??= JSON.stringify({ layout: chosen });
        } catch {
          // A journey without storage has form and text.
        }
      }, layout);
    }
    const faults: string[] = [];
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(`${baseURL}/`) || /^(blob|data|file):/.test(request.url());
      if (!isOwn) faults.push(`request to ${request.url()}`);
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
        );
      });
    });
    await use(page);
    if (!headless && info.errors.length > 0) {
      console.error(info.errors.map(({ message, stack }) => stack ?? message).join('\n'));
      console.error('The page stays open: close it, or press Resume in the inspector. Ctrl+C ends the run.');
      // Until it is closed, or resumed from the inspector.
      await page.pause();
    }
    expect(faults).toEqual([]);
  },
});

export { expect };

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const startScreen = (page: Page): Locator => page.getByRole('heading', { name: 'Configure your server' });

/** Opens the page with nothing in it. */
export async function openStart(page: Page): Promise<void> {
  await page.goto('/');
  await expect(startScreen(page)).toBeVisible();
}

/**
 * What the file chooser will answer, for a page that is not open yet. Listening only when it is about to open is too late now and
 * then: the browser then shows its own chooser. The system's dialog is out of reach: the page falls back to the file input.
 */
export async function answerFileChooser(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  page.on('filechooser', (chooser) => chooser.setFiles(files));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
}

/** Opens the page with a fixture as `config.json`. */
export async function openFixture(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await openText(page, readFileSync(fixturePath(name)));
}

/**
 * Opens bytes as a file, through the file input, with form and text shown. Where one is open already, only another name tells when
 * this one is.
 */
export async function openText(page: Page, content: Buffer | string, name = 'config.json'): Promise<void> {
  await openAsShown(page, content, name);
  // The problems of a file with errors are shown in place of the text.
  const close = region(page, 'Problems').getByRole('button', { name: 'Close Problems' });
  if (await close.isVisible()) await close.click();
}

/** The same, with what the page itself shows of the file. */
export async function openAsShown(page: Page, content: Buffer | string, name = 'config.json'): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  expect(await heading.textContent(), 'the name of what is open').not.toBe(name);
  await page.getByLabel('Open file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(heading).toHaveText(name);
  await expect(region(page, 'Form')).toBeVisible();
  // The rows out of sight follow the first frame.
  await expect(region(page, 'Form').locator('[aria-busy]')).toHaveCount(0);
}

const narrow = 820;

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;

/** Shows a tool, from wherever the window has room for it: a bar, the rail or the header. */
export async function showPanel(
  page: Page,
  name:
    | 'Branding'
    | 'Token request'
    | 'Effective configuration'
    | 'Compare'
    | 'Check from the server'
    | 'Export'
    | 'Problems',
): Promise<void> {
  if (name === 'Effective configuration') {
    if (await region(page, name).isVisible()) return;
    await showPanel(page, 'Compare');
    await region(page, 'Compare').getByRole('radio', { name: 'Effective' }).click();
    return;
  }
  if (widthOf(page) < narrow) {
    if (name !== 'Export' && name !== 'Problems') {
      await page.getByRole('tab', { name: 'Tools', exact: true }).click();
    }
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  } else if (name === 'Export') {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Export…/ })
      .click();
  } else if (name === 'Check from the server') {
    await showPanel(page, 'Export');
    await region(page, 'Export').getByRole('button', { name }).click();
  } else {
    const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(tool).toBeVisible();
    // A second press would close it.
    if ((await tool.getAttribute('aria-pressed')) !== 'true') await tool.click();
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
  }
  // The comparison was left in its other view.
  const effective = region(page, 'Effective configuration');
  if (name === 'Compare' && (await effective.isVisible())) {
    await effective.getByRole('radio', { name: 'Compare' }).click();
  }
}

/** Closes a tool that is a page over form and text. */
export async function backToEditing(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: /^Back to editing/ });
  if (await back.isVisible()) await back.click();
  else if (widthOf(page) < narrow) await page.getByRole('tab', { name: 'Form', exact: true }).click();
}

/** What the page downloads when it is asked to. */
export async function downloadedBy(page: Page, action: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return readFileSync(await download.path());
}

/** The control of an option, by its dotted key. */
export const control = (page: Page, key: string): Locator => page.locator(`[name="${key}"]`);

/** The hidden secret of an option: its field has it only while it is shown. Hidden again afterwards. */
export async function shownSecret(page: Page, key: string): Promise<string> {
  const row = page.locator(`[data-option="${key}"]`);
  await expect(control(page, key)).toHaveValue('');
  await row.getByRole('button', { name: /^Show / }).click();
  await expect(control(page, key)).toHaveAttribute('type', 'text');
  const value = await control(page, key).inputValue();
  await row.getByRole('button', { name: /^Hide / }).click();
  await expect(control(page, key)).toHaveValue('');
  return value;
}

/** Goes to an option by its address, for windows that show one section of the form at a time. */
export async function goToOption(page: Page, key: string): Promise<void> {
  await page.evaluate((fragment) => location.replace(fragment), `#${key}`);
  // Visible it may be already; what the focus leaves would close what is opened next.
  await expect(control(page, key)).toBeFocused();
}

/** Shows the text where it is not shown yet. */
export async function showText(page: Page): Promise<void> {
  if (widthOf(page) < narrow) return page.getByRole('tab', { name: 'Text', exact: true }).click();
  await backToEditing(page);
  const choice = (name: string) => page.getByRole('banner').getByRole('radio', { name, exact: true });
  if (await choice('Text').isChecked()) return;
  const wanted = (await choice('Both').isVisible()) ? choice('Both') : choice('Text');
  await wanted.click();
  await expect(wanted).toBeChecked();
}

/** The text in its editor. */
export const hjsonText = (page: Page): Locator => region(page, 'HJSON').getByRole('textbox', { name: 'HJSON text' });

/** Waits until Monaco has taken the text over from the plain editor, with all of its keys: only Monaco says how Tab leaves it. */
export async function waitForMonaco(page: Page): Promise<void> {
  await expect(hjsonText(page)).toHaveAccessibleDescription(/^Tab leaves/);
}

/** Puts the focus into the text, in Monaco. */
export async function focusText(page: Page): Promise<void> {
  const text = hjsonText(page);
  await waitForMonaco(page);
  await text.focus();
  await expect(text).toBeFocused();
}

/** Waits until what has just happened is drawn. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
