import type { Locator, Page } from '@playwright/test';
import {
  answerFileChooser,
  downloadedBy,
  expect,
  fixture,
  fixturePath,
  openAsShown,
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

  /** Nothing went that somebody wrote for others, and no line has another end. */
  async function expectTheRestUntouched(page: Page): Promise<void> {
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

  test('by pointer', async ({ page }) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks++;
      await target.click();
    };
    await page.goto('/');
    await openAsShown(page, fixture('messy.hjson'));
    await expect(errors(page)).toHaveCount(12);
    await click(problems(page).getByRole('button', { name: /^Fix \d+ safe ones$/ }));
    let left = decisions.length;
    await expect(errors(page)).toHaveCount(left);
    for (const [name, fix] of decisions) {
      const row = problems(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name, exact: true }) });
      await click(row.getByRole('button', { name: fix }));
      await expect(errors(page)).toHaveCount(--left);
    }
    expect(clicks).toBeLessThanOrEqual(8);
    await expectTheRestUntouched(page);
  });

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

test('a developer compares what three samples give', async ({ page }) => {
  await openFixture(page, 'complete.hjson');
  await showPanel(page, 'Token request');
  const panel = region(page, 'Token request');
  const samples = ['https://gateway-a.example.com', 'https://gateway-b.example.com:8443', 'HTTP://GW.example.com'];
  for (const [index, url] of samples.entries()) {
    if (index > 0) await panel.getByRole('button', { name: 'Add sample' }).click();
    await panel.getByLabel('Source ID').fill(String(42 + index));
    await panel.getByLabel('Gateway URL').fill(url);
    await expect(panel.getByLabel('Request body')).toContainText(`source_id=${42 + index}`);
  }
  await panel.getByRole('tab', { name: 'Claims as JSON' }).click();
  await expect(panel.getByRole('tabpanel')).toContainText('"source_id": "44"');
  await panel.getByRole('radio', { name: 'Sample 1', exact: true }).click();
  await expect(panel.getByRole('tabpanel')).toContainText('"gateway_url": "https://gateway-a.example.com"');
});
