import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  check,
  cssValue,
  imagePath,
  inPreviewMenu,
  openBranding,
  openTools,
  part,
  pixelAt,
  pixelOf,
  stage,
} from './brandingPage.ts';
import { control, downloadedBy, expect, focusText, openFixture, region, showPanel, showText, test } from './page.ts';

test.use({ layout: 'form' });

const standInBlue = [26, 80, 176];

/** Equal except for the rounding of colour conversions. */
async function expectNear(read: () => Promise<readonly number[]>, expected: readonly number[]): Promise<void> {
  await expect(async () => {
    const pixel = await read();
    for (const [index, channel] of expected.entries()) expect(Math.abs((pixel[index] ?? 0) - channel)).toBeLessThan(4);
  }).toPass();
}

test.describe('what users will see', () => {
  test('draws both pages with the defaults and says what is ours', async ({ page }) => {
    await openBranding(page, { smtpPort: 25 });
    await expect.poll(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9)).toEqual(standInBlue);
    await expect.poll(() => cssValue(part(page, 'toolbar'), 'color')).toBe('rgb(255, 255, 255)');
    await expect(part(page, 'login-button')).toHaveText('Sign in');
    await expect(part(page, 'support')).toHaveCount(0);
    await expect(region(page, 'Branding preview')).toContainText('default blue, logo and background are stand-ins');
    await expect(check(page, 'text-contrast')).toContainText('7.4 : 1 AA AAA');
  });

  test('shows the complete example', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Branding');
    await expect.poll(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9)).toEqual([11, 61, 145]);
    // A comment after text without quotes is part of the text: the server reads it so.
    await expect(part(page, 'login-button')).toHaveText(
      'Sign in with Example & Sons   # only the label of the login button',
    );
    await expect(part(page, 'slot')).toHaveText('logo.svg');
    await expect(stage(page, 'login')).toContainText('login.jpg');
    await expect(check(page, 'text-contrast')).toContainText('10.0 : 1 AA AAA');
    await expect(check(page, 'support-link')).toContainText('help.example.com');
    await expect(check(page, 'logo-shape')).toContainText('not checked');
  });

  test('brings the form to its fields, and so does the token request', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await control(page, 'baseUrl').focus();
    const tool = (name: string) => page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name });
    await tool('Branding').press('Enter');
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toBeInViewport();
    await expect(control(page, 'baseUrl')).not.toBeInViewport();
    await expect(tool('Branding')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toBeFocused();
    await tool('Token').press('Enter');
    await expect(region(page, 'Token request')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(control(page, 'gatewayOAuth2.tokenUrl')).toBeInViewport();
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).not.toBeFocused();
  });

  test('follows each option as it is typed', async ({ page }) => {
    await openBranding(page, { organisationName: 'Acme' });
    await control(page, 'accessReviewToolbarBackgroundColor').fill('#102030');
    await expect.poll(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9)).toEqual([16, 32, 48]);
    await control(page, 'accessReviewToolbarTextColor').fill('hsl(60 100% 50%)');
    await expect(part(page, 'toolbar')).toHaveCSS('color', 'rgb(255, 255, 0)');
    await control(page, 'organisationName').press('End');
    await control(page, 'organisationName').pressSequentially(' Ltd');
    await expect(part(page, 'login-button')).toHaveText('Sign in with Acme Ltd');
    await control(page, 'supportPageUrl').fill('/support');
    await expect(stage(page, 'toolbar').locator('[data-part="support"]')).toBeVisible();
    await expect(part(page, 'support')).toHaveCount(1);
    await expect(check(page, 'support-link')).toContainText('Whether a relative address works is not documented.');
    await control(page, 'accessReviewToolbarLogoPath').fill('/app/brand/acme.png');
    await expect(part(page, 'slot')).toHaveText('acme.png');
    await control(page, 'loginPageBackgroundPath').fill('/app/brand/sea.jpg');
    await expect(stage(page, 'login')).toContainText('sea.jpg');
    await control(page, 'templatesPath').fill('/app/templates');
    await expect(check(page, 'templates')).toContainText('not shown');
  });

  test('follows the text', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await openBranding(page, { smtpPort: 25 });
    await showText(page);
    await focusText(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('accessReviewToolbarBackgroundColor: teal\norganisationName: Typed\n');
    await expect(part(page, 'login-button')).toHaveText('Sign in with Typed');
    await expect.poll(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9)).toEqual([0, 128, 128]);
  });

  test('composites a see-through toolbar over white, in light and in dark', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, { accessReviewToolbarBackgroundColor: 'rgb(0 0 0 / 50%)' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNear(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9), [127, 127, 127]);
    }
    await expect(check(page, 'text-contrast')).toContainText('3.9 : 1');
    await expect(check(page, 'text-contrast')).toContainText('over a white page');
  });

  test('asks the browser for colours of newer CSS', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, { accessReviewToolbarBackgroundColor: 'oklch(0.4 0.15 264)' });
    const bluer = async () => {
      const [red = 255, , blue = 0] = await pixelAt(page, part(page, 'toolbar'), 0.99, 0.9);
      return blue - red;
    };
    await expect.poll(bluer).toBeGreaterThan(60);
    await expect(check(page, 'toolbar-background')).toHaveCount(0);
  });
});

test.describe('checks', () => {
  test('counts the defaults in', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, { accessReviewToolbarBackgroundColor: 'gold' });
    await expect(check(page, 'text-contrast')).toContainText('1.4 : 1');
    await expect(check(page, 'logo-contrast')).toContainText('1.4 : 1');
    await check(page, 'text-contrast').getByRole('button', { name: 'Set text to #000000 14.9 : 1' }).click();
    await expect(check(page, 'text-contrast')).toContainText('14.9 : 1 AA AAA');
    await expect(control(page, 'accessReviewToolbarTextColor')).toHaveValue('#000000');
    // One that passes is closed, and opens for the rule and the colours.
    await expect(check(page, 'text-contrast').getByText('WCAG 2.2, 1.4.3')).toBeHidden();
    await check(page, 'text-contrast').locator('summary').click();
    await expect(check(page, 'text-contrast').getByText('WCAG 2.2, 1.4.3')).toBeVisible();
    await expect(check(page, 'text-contrast')).toContainText('toolbar #ffd700');
  });

  test('copies a summary without links', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      navigator.clipboard.writeText = async (text) => void copied.push(text);
    });
    await openBranding(page, {
      supportPageUrl: 'https://help.example.com',
      accessReviewToolbarBackgroundColor: 'gold',
    });
    await openTools(page, 'Share');
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect.poll(() => page.evaluate('window.copied.length')).toBe(1);
    const [text = ''] = await page.evaluate<string[]>('window.copied');
    expect(text).toContain('Fault: Text on toolbar, 1.4 : 1.');
    expect(text).not.toContain('://');
  });
});

function hasKeptImages(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'local-images /'));
}

/** How many images are stored; the database is there before they are, and is not made by looking. */
function countKeptImages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'local-images /')) return 0;
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('local-images /'));
    const count = await settled(database.transaction('images').objectStore('images').count());
    database.close();
    return count;
  });
}

test.describe('local images', () => {
  const paths = {
    accessReviewToolbarLogoPath: '/app/logo',
    loginPageBackgroundPath: '/app/background',
    organisationName: 'A',
  };

  test('stand in for the paths and are measured, and change nothing', async ({ page }) => {
    await openBranding(page, paths);
    await openTools(page, 'Preview images');
    const logo = page.getByLabel('Logo file for the preview');
    await logo.setInputFiles(imagePath('logo-tall-412x96.png'));
    await expect(check(page, 'logo-shape')).toContainText('4.3 : 1 (7 : 1 recommended)');
    await expect(check(page, 'logo-shape')).toContainText('63 % taller than recommended');
    await expect(check(page, 'logo-transparency')).toContainText('yes');
    await expect(check(page, 'logo-sharpness')).toContainText('412 × 96 px, 4.0×');
    await logo.setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(check(page, 'logo-shape')).toContainText('7 : 1 (recommended)');
    await expect(check(page, 'logo-contrast')).toContainText(/9\d % legible|100 % legible/);
    await logo.setInputFiles(imagePath('logo-dark-350x50.png'));
    await expect(check(page, 'logo-contrast')).toContainText(/(?<!\d)0 % legible/);
    await logo.setInputFiles(imagePath('logo-opaque-700x100.jpg'));
    await expect(check(page, 'logo-transparency')).toContainText('no');

    await page.getByLabel('Background file for the preview').setInputFiles(imagePath('background-1920x1080.jpg'));
    await expect(check(page, 'background-image')).toContainText('1920 × 1080 px, 14 kB');
    await expect(check(page, 'background-crop')).toContainText('up to 74 %');
    await expectNear(() => pixelAt(page, stage(page, 'login'), 0.5, 0.02), [32, 48, 80]);
    await page.getByLabel('Background file for the preview').setInputFiles(imagePath('background-small-400x300.webp'));
    await expect(check(page, 'background-image')).toContainText('400 × 300 px');
    await expect(check(page, 'background-image')).toContainText('looks soft');

    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () => page.getByRole('button', { name: 'Download config.json' }).click());
    expect(JSON.parse(bytes.toString())).toEqual(paths);
  });

  test('takes SVG, AVIF and WebP, as an image only', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, paths);
    await openTools(page, 'Preview images');
    for (const [file, shape] of [
      [
        {
          name: 'a.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 10"><script>window.parent.hacked = 1; window.hacked = 1</script><image href="https://evil.example.com/x.png"/><rect width="30" height="10" fill="#fff"/></svg>',
          ),
        },
        '7 : 1 (recommended)',
      ],
      [imagePath('tiny-2x2.avif'), '1 : 1 (7 : 1 recommended)'],
      [imagePath('background-small-400x300.webp'), '1.3 : 1 (7 : 1 recommended)'],
    ] as const) {
      await page.getByLabel('Logo file for the preview').setInputFiles(file);
      await expect(check(page, 'logo-shape')).toContainText(shape);
      expect(await page.evaluate('window.hacked')).toBeUndefined();
      await expect(part(page, 'slot').locator('svg, script')).toHaveCount(0);
    }
  });

  test('refuses what is not an image, broken or huge, and keeps the previous one', { tag: '@slow' }, async ({
    page,
  }) => {
    await openBranding(page, paths);
    await openTools(page, 'Preview images');
    const logo = page.getByLabel('Logo file for the preview');
    const preview = region(page, 'Branding preview');
    await logo.setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(check(page, 'logo-shape')).toContainText('7 : 1 (');
    const file = (buffer: Buffer, name = 'x.png') => ({ name, mimeType: 'image/png', buffer });
    await logo.setInputFiles(file(Buffer.from('<html><script>alert(1)</script></html>')));
    await expect(preview).toContainText('The file is not a PNG, JPEG, WebP, AVIF or SVG image.');
    await logo.setInputFiles(file(readFileSync(imagePath('logo-tall-412x96.png')).subarray(0, 200)));
    await expect(preview).toContainText('The file begins like a PNG image, but it is damaged or cut.');
    await logo.setInputFiles(file(Buffer.alloc(20_500_000)));
    await expect(preview).toContainText('x.png is 21 MB. Choose an image of at most 20 MB.');
    await expect(check(page, 'logo-shape')).toContainText('7 : 1 (');
  });

  test('come from the form and from a drop as well', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, paths);
    await page.getByLabel(/^Preview a local file for .*logo/i).setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(part(page, 'logo')).toBeVisible();
    const content = readFileSync(imagePath('background-1920x1080.jpg')).toString('base64');
    const transfer = await page.evaluateHandle((base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'dropped.jpg'));
      return data;
    }, content);
    await stage(page, 'login').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(check(page, 'background-image')).toContainText('1920 × 1080 px');
    await expect(control(page, 'organisationName')).toHaveValue('A');
  });

  test('without a path are said at their field, where one press sets it', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, {});
    const note = region(page, 'Form').getByText('The preview shows logo-white-700x100.png. Users will not see it');
    await page.getByLabel(/^Preview a local file for .*logo/i).setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(note).toBeVisible();
    await region(page, 'Form').getByRole('button', { name: 'Set the path' }).click();
    await expect(note).toBeHidden();
    await expect(control(page, 'accessReviewToolbarLogoPath')).toHaveValue(/\/logo-white-700x100\.png$/);
    await expect(control(page, 'accessReviewToolbarLogoPath')).toBeFocused();
    await expect(part(page, 'logo')).toBeVisible();
  });

  test('belong to their path', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, paths);
    await openTools(page, 'Preview images');
    await page.getByLabel('Logo file for the preview').setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(part(page, 'logo')).toBeVisible();
    await control(page, 'accessReviewToolbarLogoPath').fill('/app/other');
    await expect(part(page, 'slot')).toHaveText('other');
    await control(page, 'accessReviewToolbarLogoPath').fill('/app/logo');
    await expect(part(page, 'logo')).toBeVisible();
    await region(page, 'Branding preview').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(part(page, 'slot')).toHaveText('logo');
  });

  test('are kept across reloads only when the user agrees', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, paths);
    await openTools(page, 'Preview images');
    await page.getByLabel('Logo file for the preview').setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(part(page, 'logo')).toBeVisible();
    await openBranding(page, paths);
    await expect(part(page, 'slot')).toHaveText('logo');

    await openTools(page, 'Preview images');
    await page.getByLabel('Logo file for the preview').setInputFiles(imagePath('logo-white-700x100.png'));
    await page.getByLabel('Keep these images in this browser').check();
    await expect(part(page, 'logo')).toBeVisible();
    await expect.poll(() => countKeptImages(page)).toBe(1);
    await openBranding(page, paths);
    await expect(check(page, 'logo-shape')).toContainText('7 : 1 (');

    await openTools(page, 'Preview images');
    await page.getByLabel('Keep these images in this browser').uncheck();
    await expect.poll(() => hasKeptImages(page)).toBe(false);
    await openBranding(page, paths);
    await expect(part(page, 'slot')).toHaveText('logo');
  });
});

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? Number.NaN;

test.describe('controls', () => {
  const before = { accessReviewToolbarBackgroundColor: '#ff0000', organisationName: 'Before' };

  test('show the opened file beside the pages', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, before);
    await control(page, 'accessReviewToolbarBackgroundColor').fill('#0000ff');
    await (await inPreviewMenu(page, 'Beside the opened file')).click();
    await expect.poll(() => pixelAt(page, part(page, 'toolbar', 'opened'), 0.99, 0.9)).toEqual([255, 0, 0]);
    await expect.poll(() => pixelAt(page, part(page, 'toolbar', 'now'), 0.99, 0.9)).toEqual([0, 0, 255]);
  });

  test('choose page and width', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, { ...before, supportPageUrl: 'https://help.example.com' });
    await page.setViewportSize({ width: 1600, height: 900 });
    await showText(page);
    await (await inPreviewMenu(page, 'Login page')).click();
    await expect(stage(page, 'wizard')).toHaveCount(0);
    await (await inPreviewMenu(page, 'All pages')).click();
    for (const width of [1440, 1024, 390]) {
      await (await inPreviewMenu(page, `${width} px`)).click();
      await expect(stage(page, 'wizard')).toHaveCSS('width', `${width}px`);
      await expect.poll(() => widthOf(stage(page, 'wizard'))).toBeLessThanOrEqual(400);
      await expect(part(page, 'toolbar').getByText('Step 2 of 3')).toBeVisible({ visible: width === 390 });
      await expect(part(page, 'support')).toBeVisible();
    }
  });

  test('pick colours in the notation of the user, a visit is one step', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, {
      accessReviewToolbarBackgroundColor: 'rgb(255, 0, 0)',
      accessReviewToolbarTextColor: 'WHITE',
    });
    await openTools(page, 'Pick colours');
    const picker = page.getByLabel('Toolbar background colour');
    await picker.fill('#102030');
    await picker.fill('#203040');
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toHaveValue('rgb(32, 48, 64)');
    await picker.blur();
    await page.getByRole('group', { name: 'Toolbar background' }).getByText('Opacity 100 %').click();
    await page.getByLabel('Toolbar background opacity').fill('50');
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toHaveValue('rgba(32, 48, 64, 0.5)');
    await page.getByLabel('Toolbar background opacity').blur();
    await page.getByLabel('Toolbar text colour').fill('#000080');
    await expect(control(page, 'accessReviewToolbarTextColor')).toHaveValue('navy');
    await page.getByLabel('Toolbar text colour').blur();
    const recent = page.getByRole('group', { name: 'Recent colours for toolbar text' });
    await expect(recent.getByRole('button')).toHaveCount(3);
    await recent.getByRole('button', { name: '#203040', exact: true }).click();
    await expect(control(page, 'accessReviewToolbarTextColor')).toHaveValue('#203040');
    const undo = page.getByRole('button', { name: /^Undo:/ });
    for (let step = 0; step < 4; step++) await undo.click();
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toHaveValue('rgb(255, 0, 0)');
    await expect(control(page, 'accessReviewToolbarTextColor')).toHaveValue('WHITE');
  });

  test('take a colour from the screen', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        EyeDropper: class {
          open = async () => ({ sRGBHex: '#0a0b0c' });
        },
      });
    });
    await openBranding(page, { accessReviewToolbarBackgroundColor: '#FFF' });
    await openTools(page, 'Pick colours');
    await page.getByRole('button', { name: 'Pick toolbar background from the screen' }).click();
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toHaveValue('#0A0B0C');
  });

  test('are shared in two presses, and get the path that users need to see them', {
    tag: '@slow',
  }, async ({ page }) => {
    await openBranding(page, { accessReviewToolbarBackgroundColor: '#0b3d91' });
    await openTools(page, 'Preview images');
    await page.getByLabel('Logo file for the preview').setInputFiles(imagePath('logo-white-700x100.png'));
    await expect(region(page, 'Branding preview')).toContainText(
      'logo-white-700x100.png is not set: users see the default',
    );
    await region(page, 'Branding preview').getByRole('button', { name: 'Set the path' }).click();
    await expect(control(page, 'accessReviewToolbarLogoPath')).toHaveValue('/app/branding/logo-white-700x100.png');
    await expect(region(page, 'Branding preview')).toContainText('Shown: logo-white-700x100.png');
    await expect(region(page, 'Branding preview')).not.toContainText('is not set');
    await region(page, 'Branding preview').getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Download report' })).toBeVisible();
    const png = await downloadedBy(page, () => page.getByRole('button', { name: 'UI toolbar as PNG, 1×' }).click());
    expect(await pixelOf(page, png, 0.002, 0.99)).toEqual([255, 255, 255]);
    await expectAccessible(page);
  });

  test('download each page at both densities, and the report as one file', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, { ...before, supportPageUrl: 'https://user:planted-word@help.example.com' });
    await control(page, 'accessReviewToolbarBackgroundColor').fill('#0000ff');
    await expect(part(page, 'toolbar')).toHaveCSS('background-color', 'rgb(0, 0, 255)');
    await openTools(page, 'Share');
    const save = (name: string) => downloadedBy(page, () => page.getByRole('button', { name, exact: true }).click());
    for (const density of [1, 2]) {
      const png = await save(`Access review wizard as PNG, ${density}×`);
      expect(png.readUInt32BE(16)).toBe(1280 * density);
      expect(await pixelOf(page, png, 0.9, 0.01)).toEqual([0, 0, 255]);
      // The body below it, with the decisions of the sample.
      expect(await pixelOf(page, png, 0.005, 0.5)).toEqual([255, 255, 255]);
    }
    const html = (await save('Download report')).toString();
    expect(html).not.toContain('planted');
    // Opened as a separate file: nothing to run, nothing to fetch, every picture drawn.
    const report = await page.context().newPage();
    const asked: string[] = [];
    report.on('request', (request) => asked.push(request.url().slice(0, 5)));
    await report.setContent(html);
    await expect(report.getByRole('heading', { name: 'Branding report' })).toBeVisible();
    await expect(report.getByRole('row', { name: /^Toolbar text on toolbar background/ })).toContainText('8.5 : 1');
    const pictures = report.getByRole('img');
    await expect(pictures).toHaveCount(6);
    await expect.poll(() => pixelAt(report, pictures.nth(0), 0.9, 0.01)).toEqual([0, 0, 255]);
    await expect.poll(() => pixelAt(report, pictures.nth(1), 0.9, 0.01)).toEqual([255, 0, 0]);
    expect(asked.filter((address) => address !== 'data:')).toEqual([]);
    expect(await report.locator('script, link, iframe').count()).toBe(0);
    await report.close();
    await (await inPreviewMenu(page, 'Protanopia')).click();
    const seen = await pixelOf(page, await save('UI toolbar as PNG, 1×'), 0.5, 0.01);
    expect(seen).toEqual([255, 255, 255]);
  });

  test('offer the colours of the images, one press as one step', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, { loginPageBackgroundPath: '/app/b', accessReviewToolbarBackgroundColor: '#FFF' });
    await openTools(page, 'Preview images');
    await page.getByLabel('Background file for the preview').setInputFiles(imagePath('background-1920x1080.jpg'));
    await expect(check(page, 'background-image')).toContainText('1920 × 1080 px');
    await openTools(page, 'Pick colours');
    const swatches = page.getByRole('toolbar', { name: 'From the background, for toolbar background' });
    const swatch = swatches.getByRole('button').first();
    const [value = ''] = (await swatch.getAttribute('aria-label'))?.split(',') ?? [];
    await swatch.click();
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toHaveValue(value);
    await expect(swatch).toHaveAttribute('aria-pressed', 'true');
    const [red = 0, green = 0, blue = 0] = value.match(/\w\w/g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
    await expect.poll(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9)).toEqual([red, green, blue]);
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await expect(control(page, 'accessReviewToolbarBackgroundColor')).toHaveValue('#FFF');
    await page.getByRole('toolbar', { name: 'Black and white, for toolbar text' }).getByRole('button').last().click();
    await expect(check(page, 'text-contrast')).toContainText('21.0 : 1 AA AAA');
  });

  test('show red as each kind of colour vision sees it', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, before);
    for (const [vision, seen] of [
      ['Protanopia', [109, 94, 0]],
      ['Deuteranopia', [163, 144, 0]],
      ['Tritanopia', [255, 0, 15]],
    ] as const) {
      await (await inPreviewMenu(page, vision)).click();
      await expectNear(() => pixelAt(page, part(page, 'toolbar'), 0.99, 0.9), seen);
    }
  });

  test('show the bounds of the logo', { tag: '@slow' }, async ({ page }) => {
    await openBranding(page, before);
    await expect(part(page, 'slot')).toHaveCSS('outline-style', 'none');
    await (await inPreviewMenu(page, 'Logo bounds')).click();
    await expect(part(page, 'slot')).toHaveCSS('outline-style', 'dashed');
  });
});

test.describe('accessibility', () => {
  test('has no fault in both themes', { tag: '@slow' }, async ({ page }) => {
    test.slow();
    await openBranding(page, { accessReviewToolbarBackgroundColor: 'gold', organisationName: 'A' });
    for (const tools of ['Pick colours', 'Preview images', 'Share'] as const) {
      await openTools(page, tools);
      await expectAccessible(page, { except: '[data-stage]' });
    }
    await (await inPreviewMenu(page, 'Beside the opened file')).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { except: '[data-stage]' });
  });

  test('works from the keyboard', async ({ page }) => {
    await openBranding(page, { accessReviewToolbarBackgroundColor: '#777' });
    await page.getByRole('button', { name: 'Preview', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'All pages' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Pick colours' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
    await check(page, 'logo-shape').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(check(page, 'logo-shape')).toContainText('The default white logo is shown.');
    await check(page, 'text-contrast')
      .getByRole('button', { name: /^Set background/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(check(page, 'text-contrast')).toContainText('4.5 : 1 AA');
  });
});
