import type { Page } from '@playwright/test';
import { drawnPart } from '../src/app/brandingSketch/drawnPart.ts';
import { openBranding, part, stage } from './brandingPage.ts';
import {
  control,
  downloadedBy,
  expect,
  fixture,
  focusText,
  openText,
  region,
  showPanel,
  showText,
  test,
} from './page.ts';

const standInBlue = 'rgb(26, 80, 176)';

const hostileNames = [
  '<img src=x onerror="window.hacked = 1">',
  '<script>window.hacked = 1</script>',
  '\u202eevil',
  '{{constructor.constructor("window.hacked=1")()}}',
  '#{window.hacked=1}',
  'x'.repeat(3000),
] as const;

test.describe('hostile values change nothing outside their text and start no request', () => {
  test.beforeEach(async ({ page }) => {
    test.slow();
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`);
    });
    await openBranding(page, { smtpPort: 25 });
  });

  test.afterEach(async ({ page }) => {
    expect(await page.evaluate('window.hacked')).toBeUndefined();
  });

  test('as the name on the login button', { tag: '@slow' }, async ({ page }) => {
    for (const name of hostileNames) {
      await test.step(JSON.stringify(name.slice(0, 60)), async () => {
        await reopen(page, { organisationName: name });
        await expect(part(page, 'login-button')).toHaveText(`Sign in with ${drawnPart(name)}`);
        await expect(stage(page, 'login').locator('script, [onerror]')).toHaveCount(0);
        const widthOf = async (name: string) => (await part(page, name).boundingBox())?.width ?? Number.NaN;
        await expect
          .poll(async () => (await widthOf('card')) - (await widthOf('login-button')))
          .toBeGreaterThanOrEqual(0);
      });
    }
  });

  test('in a real configuration, whose other values stay', { tag: '@slow' }, async ({ page }) => {
    const requests = requestsOf(page);
    const hostile = ['url(https://evil.example.com/c.png)', 'red} * { background: url(//evil.example.com/c.png) } x {'];
    for (const colour of hostile) {
      await reopen(page, {
        accessReviewToolbarBackgroundColor: colour,
        accessReviewToolbarTextColor: colour,
        accessReviewToolbarLogoPath: 'https://evil.example.com/logo.png',
        loginPageBackgroundPath:
          'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"/>',
        supportPageUrl: 'javascript:window.hacked=1',
      });
      await expect(page.locator('[data-check="toolbar-background"]')).toContainText('no colour');
      await expect.poll(() => toolbarColours(page)).toEqual([standInBlue, 'rgb(255, 255, 255)', 'none']);
      await expect(part(page, 'support')).toBeVisible();
    }
    await openText(
      page,
      fixture('complete.hjson').replace('"#0b3d91"', '"red; background: url(https://evil.example.com/x)"'),
      'real.json',
    );
    await showPanel(page, 'Branding');
    await expect(part(page, 'login-button')).toContainText('Sign in with Example & Sons');
    await expect.poll(() => toolbarColours(page)).toEqual([standInBlue, 'rgb(255, 255, 255)', 'none']);
    expect(requests).toEqual([]);
  });
});

function toolbarColours(page: Page): Promise<readonly string[]> {
  return part(page, 'toolbar').evaluate((toolbar) => {
    const { backgroundColor, color, backgroundImage } = getComputedStyle(toolbar);
    return [backgroundColor, color, backgroundImage];
  });
}

/** Every address asked for from now on; the page's own parts, some of them loaded late, do not count. */
function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^data:|^http:\/\/localhost:\d+\/assets\/[\w.-]+$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Opens other options under another name. */
async function reopen(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await openText(page, JSON.stringify(options), name === 'one.json' ? 'other.json' : 'one.json');
  await showPanel(page, 'Branding');
}

/** Two of the sizes that kept the page busy for a minute as a form: only opened as text, edited and removed byte by byte. */
test('a text that is too large for the form is edited as text', { tag: '@slow' }, async ({ page }) => {
  const keys = `{\n${Array.from({ length: 50_000 }, (_, index) => `key${index}: value`).join('\n')}\n}\n`;
  const levels = `{a: ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const download = () => page.getByRole('button', { name: 'Download config.json' }).click();
  await page.goto('/');
  for (const [text, measure] of [
    [keys, '20,000 lines'],
    [levels, '10,000 levels'],
  ] as const) {
    await openText(page, text, `${measure}.json`);
    await expect(region(page, 'Form')).toContainText(measure);
    await expect(region(page, 'Form')).toContainText('too large for the form');
    await showPanel(page, 'Token request');
    await expect(region(page, 'Token request')).toContainText(measure);
    await showText(page);
    await focusText(page);
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('# x');
    await page.keyboard.press('Enter');
    await showPanel(page, 'Export');
    expect((await downloadedBy(page, download)).equals(Buffer.from(`# x\n${text}`))).toBe(true);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Copy the text', exact: true }).click();
    await expect(region(page, 'Export')).toContainText('Its secrets were not counted');
  }
});

/** A row of the form costs 50 kB of memory: those out of sight are not drawn, and gone to all the same. */
test('thousands of token parameters are drawn as far as they are in sight', { tag: '@slow' }, async ({ page }) => {
  const params = Array.from(
    { length: 1_500 },
    (_, index) => `    param_${index}: ${index === 1_499 ? 'nope' : 'baseURL'}`,
  );
  await page.goto('/');
  await openText(page, `gatewayOAuth2: {\n  endpointParams: {\n${params.join('\n')}\n  }\n}\n`);
  const rows = region(page, 'Form').getByRole('group', { name: /^Parameter param_/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await showPanel(page, 'Problems');
  await page.getByRole('button', { name: 'Parameter param_1499' }).click();
  const last = control(page, 'gatewayOAuth2.endpointParams.param_1499');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await last.fill("'found'");
  await expect(region(page, 'Problems')).not.toContainText('param_1499');
  // What is around it has been drawn by now, and the focus stays where it is.
  await expect(control(page, 'gatewayOAuth2.endpointParams.param_1497')).toBeInViewport();
  await expect(last).toBeFocused();
});
