import type { Locator, Page } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import {
  answerFileChooser,
  control,
  downloadedBy,
  expect,
  fixture,
  fixturePath,
  openFixture,
  openStart,
  region,
  showPanel,
  test,
} from './page.ts';

/** People who come with work to do, from the beginning to the end of it. */
test.use({ layout: 'form' });

test.describe('an administrator brings an old file to no errors', () => {
  const problems = (page: Page) => region(page, 'Problems');
  const errors = (page: Page) => problems(page).getByRole('img', { name: 'Error' });

  /** The problems that need a decision, in the order of the list, and what is decided. */
  const decisions: readonly (readonly [title: string, fix: RegExp])[] = [
    ['Base URL', /^Make it a comment/],
    ['Connection string', /^Write % as %25/],
    ['OIDC issuer', /^Keep only the issuer/],
    ['Sender address', /^Remove the comma/],
    ['Parameter audience', /^Quote as text/],
    ['Parameter gateway_host', /^Write last\(\)/],
    ['Read timeout', /^Change to 5/],
  ];

  /** The review names what was changed and no more; nothing went that somebody wrote for others, and no line has another end. */
  async function expectTheRestUntouched(page: Page): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name: 'Review' }).press('Enter');
    const review = region(page, 'Review');
    await expect(review).toContainText('Since opening: 14 changed, 1 added. 5 warnings left.');
    // The comment that was a part of the base URL has its own row.
    await expect(review.getByRole('listitem')).toHaveCount(16);
    const saved = (await downloadedBy(page, () => page.keyboard.press('Control+s'))).toString();
    const [before, after] = [fixture('messy.hjson'), saved].map((text) => text.split('\r\n'));
    expect(saved.replaceAll('\r\n', '')).not.toContain('\n');
    const comments = (lines: readonly string[] = []) => lines.filter((line) => /^\s*#/.test(line));
    expect(comments(after)).toEqual(comments(before));
    const changed = (after ?? []).filter((line) => !before?.includes(line)).map((line) => line.trim());
    expect(changed).toEqual([
      'baseUrl: "https://review.example.com" # behind the load balancer',
      'pgConnStr: "postgres://review:fake%25password@db.example.com:5432/review?sslmode=verify-full"',
      'pgAzureManagedIdentity: false',
      'oidcIssuer: https://login.example.com/realms/staff',
      'mailFrom: Access review <noreply@example.com>',
      'smtpPort: 587',
      'type: autoDiscover',
      'supportCustomMailServer: true',
      'tokenUrl: https://auth.example.com/oauth/token',
      `audience: "'gateway'"`,
      `gateway_host: "split(gatewayURL, '://') | last()"`,
      'accessReviewToolbarBackgroundColor: "#003366"',
      'readTimeOutMinutes: 5',
      'supportPageUrl: https://help.example.com/review',
    ]);
  }

  test('by the keyboard alone', async ({ page }) => {
    let keys = 0;
    const press = async (...wanted: readonly string[]) => {
      keys += wanted.length;
      for (const key of wanted) await page.keyboard.press(key);
    };
    await answerFileChooser(page, fixturePath('messy.hjson'));
    await openStart(page);
    await press('Control+o');
    await expect(errors(page)).toHaveCount(12);
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
    await page.keyboard.type('fix');
    await expect(page.getByRole('option').first()).toHaveText(/^Fix \d safe problems/);
    await press('Enter');
    // From problem to problem; the first entry in the menu of a field is its fix.
    let left = decisions.length;
    await expect(errors(page)).toHaveCount(left);
    const spoken = page.locator('output[aria-live]').first();
    while (left > 0 && keys < 60) {
      const before = (await spoken.textContent()) ?? '';
      await press('F8');
      await expect(spoken).not.toHaveText(before);
      const said = (await spoken.textContent()) ?? '';
      if (!said.includes(', error')) continue;
      const fix = decisions.find(([name]) => said.startsWith(`${name},`))?.[1];
      await press('Alt+Enter');
      await expect(page.getByRole('menuitem', { name: fix ?? said })).toBeFocused();
      await press('Enter');
      left--;
      await expect(errors(page)).toHaveCount(left);
    }
    keys += 'fix'.length;
    expect(keys).toBeLessThanOrEqual(32);
    await expectTheRestUntouched(page);
  });
});

test.describe('a developer compares what three samples give', () => {
  const samples = ['https://gateway-a.example.com', 'https://gateway-b.example.com:8443', 'HTTP://GW.example.com'];
  const panel = (page: Page) => region(page, 'Token request');
  const claims = (page: Page) => region(page, 'Request');

  /** What is the same for every sample, such as the audience, has no column. */
  async function expectOnlyWhatDiffers(page: Page): Promise<void> {
    await expect(panel(page).getByRole('columnheader')).toHaveText([
      'Sample',
      'gatewayURL',
      'sourceID',
      'gateway_host',
      'Field',
      'Value',
      'From',
    ]);
  }

  test('by the keyboard alone', { tag: '@slow' }, async ({ page }) => {
    let keys = 0;
    const press = async (key: string) => {
      keys++;
      await page.keyboard.press(key);
    };
    const goTo = async (target: Locator, key?: string) => {
      keys += await pressUntilFocused(page, target, key);
    };
    const write = async (name: string, value: string) => {
      await goTo(panel(page).getByLabel(name));
      await press('Control+a');
      await page.keyboard.type(value);
    };
    await openFixture(page, 'complete.hjson');
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
    await page.keyboard.type('show token');
    await press('Enter');
    await expect(panel(page).getByLabel('Request body')).toBeVisible();
    for (const [index, url] of samples.entries()) {
      if (index > 0) {
        await goTo(panel(page).getByRole('button', { name: 'Add sample' }), 'Shift+Tab');
        await press('Enter');
        await expect(panel(page).getByLabel('Sample name')).toBeFocused();
      }
      await write('Gateway URL', url);
      await write('Source ID', String(42 + index));
      await expect(panel(page).getByLabel('Request body')).toContainText(`source_id=${42 + index}`);
    }
    await expectOnlyWhatDiffers(page);
    await goTo(panel(page).getByRole('radio', { name: 'Fields' }));
    await press('ArrowLeft');
    await press('Enter');
    await expect(claims(page)).toContainText('"source_id": "44"');
    test.info().annotations.push({ type: 'count', description: String(keys) });
    expect(keys).toBeLessThanOrEqual(60);
  });
});

/** Presses Tab, or another key, until the target has the focus: how often. */
async function pressUntilFocused(page: Page, target: Locator, key = 'Tab'): Promise<number> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  let presses = 0;
  for (; presses < 60 && !(await isThere()); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  return presses;
}

/** Runs a command of the palette by the beginning of its name. */
async function runByKeyboard(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

test.describe('an integrator gets from a refused scope to a request with it', () => {
  const refusal = JSON.stringify({
    error: 'invalid_scope',
    error_description: 'AADSTS1002012: use api://gateway/.default',
  });
  const response = (page: Page) => region(page, 'Token request').getByLabel('Response', { exact: true });
  const add = (page: Page) => region(page, 'Token request').getByRole('button', { name: 'Add scope' });

  /** Where it can be completed. */
  async function expectInForm(page: Page): Promise<void> {
    await expect(page.getByLabel('Text of scope')).toBeFocused();
    await expect(page.getByLabel('Text of scope')).toHaveValue('api://gateway/.default');
  }

  async function expectScope(page: Page): Promise<void> {
    const body = region(page, 'Token request').getByLabel('Request body');
    await expect(body).toContainText('scope=api%3A%2F%2Fgateway%2F.default');
    const saved = (await downloadedBy(page, () => page.keyboard.press('Control+s'))).toString();
    expect(saved).toContain(`scope: "'api://gateway/.default'"`);
  }

  test('by pointer, in three clicks', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Token request');
    await response(page).click();
    await page.keyboard.insertText(refusal);
    await add(page).click();
    await expectInForm(page);
    await showPanel(page, 'Token request');
    await expectScope(page);
  });

  test('by the keyboard alone', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await runByKeyboard(page, 'show token');
    await pressUntilFocused(page, response(page));
    await page.keyboard.insertText(refusal);
    await pressUntilFocused(page, add(page));
    await page.keyboard.press('Enter');
    await expectInForm(page);
    await runByKeyboard(page, 'show token');
    await expectScope(page);
  });
});

test('a DevOps engineer finds GitHub Actions and the value alone by the keyboard alone', {
  tag: '@slow',
}, async ({ page }) => {
  const exported = region(page, 'Export');
  const find = async (words: string, target: string) => {
    await pressUntilFocused(page, exported.getByLabel('Search targets'), 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await pressUntilFocused(page, exported.getByRole('radio', { name: target }));
    await page.keyboard.press('Space');
    await expect(exported.getByRole('radio', { name: target })).toBeChecked();
  };
  await openFixture(page, 'complete.hjson');
  await runByKeyboard(page, 'export');
  await pressUntilFocused(page, exported.getByLabel('Search targets'));
  await find('github', 'GitHub Actions');
  await find('value', 'The value alone');
});

test('a consultant sends a copy, and the answer changes the original, by the keyboard alone', {
  tag: '@slow',
}, async ({ page }) => {
  const answered = (copy: string) => copy.replace('smtpPort: 587', 'smtpPort: 25');
  await openFixture(page, 'complete.hjson');
  await runByKeyboard(page, 'export');
  const exported = region(page, 'Export');
  await pressUntilFocused(page, exported.getByRole('button', { name: 'Copy without secrets' }));
  await page.keyboard.press('Enter');
  await expect(exported).toContainText('Copied, redacted');
  const copy = await clipboardText(page);
  expect(copy).not.toContain('fake');
  await runByKeyboard(page, 'paste');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Pasted text')).toBeFocused();
  await page.keyboard.insertText(answered(copy));
  await expect(dialog).toContainText('5 secrets and 4 comments put back, each as it is now in config.json.');
  await pressUntilFocused(page, dialog.getByRole('button', { name: 'Change config.json' }));
  await page.keyboard.press('Enter');
  await expect(control(page, 'smtpPort')).toHaveValue('25');
  const saved = (await downloadedBy(page, () => page.keyboard.press('Control+s'))).toString();
  expect(saved).toBe(answered(fixture('complete.hjson')));
});

test('a designer takes a picture of the page away by the keyboard alone', { tag: '@slow' }, async ({ page }) => {
  await openFixture(page, 'complete.hjson');
  await runByKeyboard(page, 'branding');
  const preview = region(page, 'Branding preview');
  await pressUntilFocused(page, preview.getByRole('button', { name: 'Preview', exact: true }));
  const share = preview.getByRole('button', { name: 'Share' });
  await pressUntilFocused(page, share, 'ArrowRight');
  await page.keyboard.press('Enter');
  const downloads = preview.getByRole('toolbar', { name: 'Downloads' }).getByRole('button');
  await pressUntilFocused(page, downloads.first());
  await pressUntilFocused(page, downloads.and(page.getByLabel('UI toolbar as PNG, 1×')), 'ArrowRight');
  const png = await downloadedBy(page, () => page.keyboard.press('Enter'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});
