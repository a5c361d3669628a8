import type { Locator, Page } from '@playwright/test';
import { runCommand } from './draftsPage.ts';
import { drop } from './drop.ts';
import { expectOwnUndo } from './ownUndo.ts';
import { control, expect, focusText, openFixture, region, showPanel, showText, test } from './page.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Changes the document once: what any undo of the page would revert. */
async function changeDocument(page: Page): Promise<void> {
  await openFixture(page, 'complete.hjson');
  await control(page, 'organisationName').fill('Edited');
  await expect(page.getByRole('button', { name: 'Undo: Change organisationName' })).toBeVisible();
}

const historyOf = async (page: Page) => ({
  undo: await page.getByRole('button', { name: 'Undo: Change organisationName' }).count(),
  redo: await page.getByRole('button', { name: 'Redo', exact: true }).isDisabled(),
});

const environment = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'GOGC', 'GOMEMLIMIT', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

/** Every text box of the page that is not part of the document, by how to show it. */
const places: readonly {
  readonly show: (page: Page) => Promise<void>;
  readonly boxes: (page: Page) => readonly Locator[];
}[] = [
  {
    show: async (page) => {
      await showPanel(page, 'Branding');
    },
    boxes: (page) => [page.getByRole('searchbox'), field(page, 'Name of the new parameter')],
  },
  {
    show: async (page) => {
      await showPanel(page, 'Token request');
      await page.getByRole('button', { name: 'Add sample' }).click();
      await page.getByText('Time, time zone and base URL of the sample').click();
    },
    boxes: (page) => ['Source ID', 'Gateway URL', 'baseURL', 'Sample name'].map((label) => field(page, label)),
  },
  {
    show: async (page) => {
      await showPanel(page, 'Export');
      await page.getByRole('button', { name: 'Show in the form' }).click();
    },
    boxes: (page) => environment.map((name) => control(page, name)),
  },
  {
    show: async (page) => {
      await showText(page);
      await focusText(page);
      await page.keyboard.press('Control+f');
      // The editor fills the box in first.
      await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
    },
    boxes: (page) => [page.getByRole('textbox', { name: 'Find', exact: true })],
  },
];

test('undo and redo in a text box that is not part of the document act on that box alone', { tag: '@slow' }, async ({
  page,
}) => {
  await changeDocument(page);
  const before = await historyOf(page);
  for (const { show, boxes } of places) {
    await show(page);
    for (const box of boxes(page)) {
      await test.step(String(box), async () => {
        await expectOwnUndo(page, box);
        await expect.poll(() => historyOf(page)).toEqual(before);
      });
    }
  }
  await expect(control(page, 'organisationName')).toHaveValue('Edited');
});

test('undo in a field of the document reverts its unwritten text, then a step of the document', async ({ page }) => {
  await changeDocument(page);
  await control(page, 'smtpPort').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  await expect(control(page, 'smtpPort')).toHaveValue('587');
  await expect(control(page, 'organisationName')).toHaveValue('Edited');
  await page.keyboard.press('Control+z');
  await expect(control(page, 'organisationName')).toHaveValue(/^Example & Sons/);
});

const compose = `services: {a: {environment: {SERVICE_CONFIG_HJSON: '{"smtpPort":25}'}}}`;

const dialogs: readonly {
  readonly title: string | RegExp;
  readonly open: (page: Page) => Promise<void>;
  readonly box?: string;
}[] = [
  { title: 'Paste a configuration', open: (page) => runCommand(page, 'Paste a configuration'), box: 'Pasted text' },
  { title: 'Server version', open: (page) => runCommand(page, 'Server version'), box: 'Version' },
  { title: 'Drafts of unsaved work', open: (page) => runCommand(page, 'Protect drafts') },
  { title: 'Commands and options', open: (page) => page.keyboard.press('Control+k'), box: 'Find a command or option' },
  { title: 'Delete all local data?', open: (page) => runCommand(page, 'Delete all local data…') },
  {
    title: 'Open compose.yaml',
    async open(page) {
      await drop(page, 'body', { name: 'compose.yaml', text: compose });
      await page.getByRole('alert').getByRole('button', { name: 'Replace', exact: true }).click();
    },
    box: 'Text of compose.yaml',
  },
  {
    title: /^Copy \d+ hidden secrets/,
    async open(page) {
      await focusText(page);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+c');
    },
  },
  { title: 'Keyboard shortcuts', open: (page) => runCommand(page, 'Show keyboard shortcuts') },
  {
    title: 'Generate an encryption key',
    open: (page) => page.getByRole('button', { name: 'Generate a key…' }).click(),
  },
];

const shortcuts = [
  'Control+z',
  'Control+y',
  'Control+s',
  'Control+o',
  'Control+e',
  'Control+k',
  'F8',
  'Shift+F8',
  '?',
  '/',
];

test('no shortcut reaches the document behind a dialog, and its text boxes undo their own text', {
  tag: '@slow',
}, async ({ page }) => {
  const reached: string[] = [];
  page.on('download', () => reached.push('a download'));
  page.on('filechooser', () => reached.push('a file chooser'));
  await changeDocument(page);
  const before = await page.getByRole('banner').innerText();
  for (const { title, open, box } of dialogs) {
    await test.step(String(title), async () => {
      await open(page);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      if (box) await expectOwnUndo(page, dialog.getByLabel(box, { exact: true }));
      await dialog.getByRole('button', { name: 'Close', exact: true }).focus();
      for (const shortcut of shortcuts) await page.keyboard.press(shortcut);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Undo: Change organisationName' })).toBeVisible();
    });
  }
  await expect.poll(() => page.getByRole('banner').innerText()).toBe(before);
  await expect(region(page, 'Export')).toHaveCount(0);
  await expect(control(page, 'organisationName')).toHaveValue('Edited');
  expect(reached).toEqual([]);
});
