import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Random } from 'source-text/testing/random';
import { copyElsewhere } from './clipboard.ts';
import { holdMonaco } from './holdMonaco.ts';
import { expect, hjsonText, openText, region, test, waitForMonaco } from './page.ts';
import { keepSavedFiles, saveAndRead } from './walk/invariants.ts';

// The worker would fetch the editor's code past the route.
test.use({ serviceWorkers: 'block' });

/** How many texts are brought in, from which seed. */
const count = Number(process.env.MASK_SCRIPTS ?? 30);
const seed = Number(process.env.MASK_SEED ?? 11);

const words = ['planted-one', 'planted-two', 'planted-three', 'planted-four', 'planted-five'];
const text = `{
  oidcClientSecret: "planted-one"
  encryptionKey: planted-two
  # password: planted-three

  organisationName: Visible
  supportPageUrl: "https://help.example.com/Visible"
  pgConnStr: "postgres://review:planted-four@db.example.com/review"
  smtpAuth: {
    password:
      '''
      planted-five
      '''
  }
}
`;

const drawn = /[•●■][\ufe00-\ufe0b]{19}[•●■]{7}[\ufe08-\ufe0d]/g;

/** What is drawn for the secrets that are in sight. */
function masksOf(page: Page): Promise<readonly string[]> {
  return region(page, 'HJSON').evaluate((pane, sign) => {
    const area = pane.querySelector<HTMLTextAreaElement>('textarea[data-in-document]');
    const lines = [...pane.querySelectorAll('.view-line')].map(({ textContent }) => textContent ?? '');
    return (area?.value ?? lines.join('\n')).match(new RegExp(sign, 'g')) ?? [];
  }, drawn.source);
}

/** Opens the text in another tab, and takes what is drawn there. */
async function masksElsewhere(page: Page): Promise<readonly string[]> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openText(other, text);
  await expect.poll(() => masksOf(other)).not.toEqual([]);
  const masks = await masksOf(other);
  await other.close();
  await page.bringToFront();
  return masks;
}

type Way = 'paste' | 'pasteOverAll' | 'insert' | 'compose' | 'replaceAll';

/** Brings a text in at the end of a line, as a person would. */
async function bring(page: Page, brought: string, way: Way, line: number): Promise<void> {
  await hjsonText(page).focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < line; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  if (way === 'insert') return page.keyboard.insertText(brought);
  if (way === 'replaceAll') {
    const box = (name: string) => region(page, 'HJSON').getByRole('textbox', { name, exact: true });
    await page.keyboard.press('Control+h');
    await box('Find').fill('Visible');
    await box('Replace').fill(brought);
    for (const key of ['Control+Alt+Enter', 'Escape']) await page.keyboard.press(key);
    return;
  }
  if (way === 'compose') {
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: brought, selectionStart: 1, selectionEnd: 1 });
    await client.send('Input.insertText', { text: brought });
    return client.detach();
  }
  await copyElsewhere(page, brought);
  if (way === 'pasteOverAll') await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

/** Built by `npm run build:all`. */
function singleFile(): string {
  const folder = new URL('../dist-file/', import.meta.url);
  return new URL(readdirSync(folder).find((name) => name.endsWith('.html')) ?? '', folder).href;
}

for (const editor of ['Monaco', 'the plain editor', 'the single file'] as const) {
  const tag = editor === 'the single file' ? ['@slow'] : [];
  test.describe(`what is drawn for a secret, brought into ${editor}`, { tag }, () => {
    test.setTimeout(60_000 + count * 10_000);

    test('is text, and each secret stands as often as before', async ({ page }) => {
      if (editor === 'the plain editor') await holdMonaco(page);
      await keepSavedFiles(page);
      await page.goto(editor === 'the single file' ? singleFile() : '/');
      await openText(page, '{}\n', 'first.json');
      if (editor === 'Monaco') await waitForMonaco(page);
      const random = new Random(seed);
      let older = await masksElsewhere(page);
      for (let round = 0; round < count; round++) {
        await openText(page, text, `${round}.json`);
        await expect.poll(() => masksOf(page)).not.toEqual([]);
        const own = await masksOf(page);
        expect(own.filter((mask) => older.includes(mask))).toEqual([]);
        const mask = random.pick(random.chance(70) ? own : older);
        const brought = random.pick([
          mask,
          `was ${mask} in May`,
          mask.repeat(2),
          mask.slice(0, 20),
          own.slice(0, 2).join(' '),
        ]);
        const ways: readonly Way[] = ['paste', 'paste', 'pasteOverAll', 'insert', 'compose'];
        const way = random.pick(editor === 'Monaco' ? [...ways, 'replaceAll' as const] : ways);
        const at = `${round}: ${way} ${JSON.stringify(brought)}`;
        await bring(page, brought, way, random.pick([1, 2, 4, 5, 7]));
        const { text: saved = '' } = await saveAndRead(page);
        expect(saved, at).toContain(brought);
        if (way === 'pasteOverAll') expect(saved, at).toBe(brought);
        else for (const word of words) expect(saved.split(word).length, `${at}, ${word}`).toBe(2);
        // What looks like a hidden secret is one.
        const signs = new Set(
          (await masksOf(page)).map(([sign]) => sign).filter((sign) => !saved.includes(sign ?? '')),
        );
        if (way !== 'pasteOverAll') expect(signs.size, at).toBe(1);
        older = own;
      }
    });
  });
}

test('a hidden secret is neither copied by a command nor taken into the find box, and moves with its line', async ({
  page,
}) => {
  await keepSavedFiles(page);
  await page.goto('/');
  await openText(page, text);
  await waitForMonaco(page);
  const atSecret = async (...keys: readonly string[]) => {
    await hjsonText(page).focus();
    for (const key of ['Control+Home', 'ArrowDown', ...keys]) await page.keyboard.press(key);
  };
  for (const key of ['Control+Shift+Alt+ArrowDown', 'Control+Shift+Alt+ArrowUp']) {
    await atSecret(key);
    await expect(region(page, 'HJSON').getByText('A hidden secret is not copied.')).toBeVisible();
    expect((await saveAndRead(page)).text).toBe(text);
    await page.keyboard.press('Escape');
  }
  await atSecret('End', 'Control+f');
  await expect(region(page, 'HJSON').getByRole('textbox', { name: 'Find', exact: true })).toHaveValue('');
  await page.keyboard.press('Escape');
  await atSecret('Alt+ArrowDown');
  const [first = '', secret = '', next = '', ...rest] = text.split('\n');
  expect((await saveAndRead(page)).text).toBe([first, next, secret, ...rest].join('\n'));
  for (const key of ['End', 'F9', 'Control+Shift+Alt+ArrowDown']) await page.keyboard.press(key);
  expect((await saveAndRead(page)).text).toBe([first, next, secret, secret, ...rest].join('\n'));
});
