import type { Page } from '@playwright/test';
import { holdMonaco } from './holdMonaco.ts';
import { control, expect, hjsonText, openText, region, test, waitForMonaco } from './page.ts';

// The worker would fetch the editor's code past the route.
test.use({ serviceWorkers: 'block' });

const text = `{
  organisationName: Klinik
  oidcClientSecret: planted-word
  smtpPort: 587
}
`;

/** Makes the page as slow as a slow device does. */
async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return client;
}

/** Puts the caret of the plain editor behind a text. */
async function putCaretAfter(page: Page, search: string): Promise<void> {
  const area = hjsonText(page);
  await area.focus();
  await area.evaluate((element: HTMLTextAreaElement, search) => {
    const end = element.value.indexOf(search) + search.length;
    element.setSelectionRange(end, end);
  }, search);
}

const isInMonaco = (page: Page) => page.evaluate(() => document.activeElement?.closest('.monaco-editor') != null);

test('what is typed from the first frame on is all there, in one history: Monaco takes over in a pause', async ({
  page,
}) => {
  const release = await holdMonaco(page);
  await page.goto('/');
  await openText(page, text);
  await putCaretAfter(page, 'Klinik');
  await page.keyboard.type('abc');
  release();
  // A pause of a second would be the one in which it takes over.
  await expect(async () => {
    await page.keyboard.press('d');
    expect(await region(page, 'HJSON').locator('.monaco-editor .view-line').count()).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
  expect(await isInMonaco(page)).toBe(false);
  await page.keyboard.press('e');
  const typed = /Klinikabcd+e\n/.exec(await hjsonText(page).inputValue())?.[0].trim() ?? '';
  await waitForMonaco(page);
  await expect(hjsonText(page)).toBeFocused();
  await page.keyboard.type('fgh');
  await expect(control(page, 'organisationName')).toHaveValue(`${typed}fgh`);

  const undo = page.getByRole('button', { name: 'Undo: Edit organisationName' });
  const redo = page.getByRole('button', { name: 'Redo: Edit organisationName' });
  let steps = 0;
  for (; await undo.isVisible(); steps++) await undo.click();
  await expect(control(page, 'organisationName')).toHaveValue('Klinik');
  for (; steps > 0; steps--) await redo.click();
  await expect(control(page, 'organisationName')).toHaveValue(`${typed}fgh`);
});

test('a composition is written when it ends, and Monaco waits for it', { tag: '@slow' }, async ({ page }) => {
  const release = await holdMonaco(page);
  await page.goto('/');
  const client = await slowDown(page);
  await openText(page, text);
  await putCaretAfter(page, 'Klinik');
  await page.keyboard.type(' ');
  await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  release();
  await expect(region(page, 'HJSON').locator('.monaco-editor .view-line').first()).toBeAttached();
  await client.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await expect(hjsonText(page)).toHaveValue(/Klinik にほん\n/);
  await expect(control(page, 'organisationName')).not.toHaveValue(/に/);

  await client.send('Input.insertText', { text: '日本' });
  await expect(control(page, 'organisationName')).toHaveValue('Klinik 日本');
  await waitForMonaco(page);
  await expect(hjsonText(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(control(page, 'organisationName')).toHaveValue('Klinik 日本!');
});

test('Monaco continues with the selection of the plain editor, after a hidden secret', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await holdMonaco(page);
  await page.goto('/');
  await slowDown(page);
  await openText(page, text);
  await putCaretAfter(page, '587');
  for (let count = 0; count < 2; count++) await page.keyboard.press('Shift+ArrowLeft');
  release();
  await waitForMonaco(page);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('2');
  await expect(control(page, 'smtpPort')).toHaveValue('582');
});

test('the plain editor shows where F8 goes, asks before it copies hidden secrets, and keeps them whole', {
  tag: '@slow',
}, async ({ page }) => {
  await holdMonaco(page);
  await page.goto('/');
  const lines = Array.from({ length: 200 }, (_, index) => `  # line ${index}`).join('\n');
  await openText(page, text.replace('  smtpPort: 587', `${lines}\n  smtpPort: "587"`));
  const area = hjsonText(page);
  await page.keyboard.press('F8');
  await expect(control(page, 'smtpPort')).toBeFocused();
  const place = await area.evaluate((element: HTMLTextAreaElement) => ({
    selected: element.value.slice(element.selectionStart, element.selectionEnd),
    above: element.scrollTop,
  }));
  expect(place.selected).toBe('"587"');
  expect(place.above).toBeGreaterThan(1000);

  await area.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const question = page.getByRole('dialog', { name: 'Copy 1 hidden secret?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);

  await expect(area).not.toHaveValue(/planted/);
  await putCaretAfter(page, '••');
  await page.keyboard.type('x');
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText('This secret is hidden.');
  await expect(region(page, 'HJSON').getByText('This secret is hidden. Press F9')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.keyboard.press('F9');
  await expect(area).toHaveValue(/oidcClientSecret: planted-word/);
  await expect(region(page, 'HJSON').getByText('This secret is hidden. Press F9')).toHaveCount(0);
  await page.keyboard.press('F9');
  await expect(area).not.toHaveValue(/planted/);
});
