import type { Page } from '@playwright/test';
import { drawnPart } from '../src/app/features/brandingPreview/sketch/drawnPart.ts';
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

/** Nothing of these may reach a style: they would fetch, inherit, escape or run. */
const hostileColours = [
  'url(https://evil.example.com/c.png)',
  'red; background: url(https://evil.example.com/c.png)',
  'red} * { background: url(//evil.example.com/c.png) } x {',
  'var(--accent)',
  'var(--x, url(https://evil.example.com/c.png))',
  'env(x, red)',
  'attr(data-x color, red)',
  'inherit',
  'initial',
  'unset',
  'revert-layer',
  'currentcolor',
  'image-set("https://evil.example.com/c.png" 1x)',
  'linear-gradient(red, blue)',
  'expression(alert(1))',
  'red/**/',
  '/* */ red',
  ' red',
  'red !important',
  'rgb(1 2 3 / var(--x))',
  'rgb(calc(1) 2 3)',
  'color-mix(in srgb, url(x), red)',
  '\u0000red',
  '#fff\u202e',
  '</style><script>window.hacked = 1</script>',
  '"><img src=x onerror="window.hacked = 1">',
  'javascript:window.hacked=1',
] as const;

/** Paths are names on the server: never fetched, never markup. */
const hostilePaths = [
  'https://evil.example.com/logo.png',
  '//evil.example.com/logo.png',
  'javascript:window.hacked=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"/>',
  'blob:https://evil.example.com/1',
  'file:///etc/passwd',
  '../../../../etc/passwd',
  '\\\\evil.example.com\\share\\logo.png',
  '"><img src=x onerror="window.hacked = 1">',
  "x' onerror='window.hacked=1",
  '/assets/../index.html',
  'url(https://evil.example.com/logo.png)',
  '__proto__',
  'constructor',
] as const;

const hostileAddresses = [
  'javascript:window.hacked=1',
  'java\nscript:window.hacked=1',
  '\u0001javascript:window.hacked=1',
  '  javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  'vbscript:x',
  'blob:https://evil.example.com/1',
  'file:///etc/passwd',
  '//evil.example.com/help',
  '\\\\evil.example.com\\help',
  'https://bank.example.com@evil.example.com/',
] as const;

const hostileNames = [
  '<img src=x onerror="window.hacked = 1">',
  '<script>window.hacked = 1</script>',
  '\u202eevil',
  '{{constructor.constructor("window.hacked=1")()}}',
  '#{window.hacked=1}',
  'x'.repeat(3000),
] as const;

/** Everything that the page put into elements as style or address, shadow trees included. */
function readSinks(): string {
  const found: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.closest('.monaco-editor')) continue;
      for (const name of ['style', 'src', 'srcset', 'href', 'srcdoc', 'action', 'poster', 'data']) {
        const value = element.getAttribute(name);
        if (value !== null && !(element instanceof HTMLLinkElement) && !(element instanceof HTMLScriptElement)) {
          found.push(`${name}=${value}`);
        }
      }
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return found.join('\n');
}

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

  test('as colours', async ({ page }) => {
    const requests = requestsOf(page);
    for (const colour of hostileColours) {
      await test.step(JSON.stringify(colour), async () => {
        await reopen(page, { accessReviewToolbarBackgroundColor: colour, accessReviewToolbarTextColor: colour });
        await expect(page.locator('[data-check="toolbar-background"]')).toContainText('no colour');
        await expect(page.locator('[data-check="toolbar-text"]')).toContainText('no colour');
        await expect.poll(() => toolbarColours(page)).toEqual([standInBlue, 'rgb(255, 255, 255)', 'none']);
        expect(await page.evaluate(readSinks)).not.toMatch(/evil|var\(--x|expression|hacked/);
      });
    }
    expect(requests).toEqual([]);
  });

  test('as paths', async ({ page }) => {
    const requests = requestsOf(page);
    for (const path of hostilePaths) {
      await test.step(JSON.stringify(path), async () => {
        await reopen(page, { accessReviewToolbarLogoPath: path, loginPageBackgroundPath: path, templatesPath: path });
        await expect(control(page, 'accessReviewToolbarLogoPath')).toHaveValue(path);
        await expect(part(page, 'logo')).toHaveCount(0);
        await expect(part(page, 'background')).toHaveCount(0);
        expect(await page.evaluate(readSinks)).not.toMatch(/evil|passwd|hacked|__proto__/);
      });
    }
    expect(requests).toEqual([]);
  });

  test('as the support address', async ({ page }) => {
    const requests = requestsOf(page);
    for (const address of hostileAddresses) {
      await test.step(JSON.stringify(address), async () => {
        await reopen(page, { supportPageUrl: address });
        await expect(page.locator('[data-check="support-link"]')).toContainText(
          /may run code|may not open|relative address|user name/,
        );
        await expect(part(page, 'support')).toBeVisible();
        await expect(stage(page, 'toolbar').locator('a')).toHaveCount(0);
        expect(await page.evaluate(readSinks)).not.toMatch(/evil|passwd|script:|hacked/);
      });
    }
    expect(requests).toEqual([]);
  });

  test('as the name on the login button', async ({ page }) => {
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

  test('in a real configuration, whose other values stay', async ({ page }) => {
    await openText(
      page,
      fixture('complete.hjson').replace('"#0b3d91"', '"red; background: url(https://evil.example.com/x)"'),
      'real.json',
    );
    await showPanel(page, 'Branding');
    await expect(part(page, 'login-button')).toContainText('Sign in with Example & Sons');
    await expect.poll(() => toolbarColours(page)).toEqual([standInBlue, 'rgb(255, 255, 255)', 'none']);
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
test('a text that is too large for the form is edited as text', async ({ page }) => {
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
test('thousands of token parameters are drawn as far as they are in sight', async ({ page }) => {
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
