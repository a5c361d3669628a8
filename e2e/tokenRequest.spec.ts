import type { Locator, Page } from '@playwright/test';
import { startAuthorizationServer } from '../src/testing/authorizationServer.ts';
import { expectAccessible } from './axe.ts';
import {
  backToEditing,
  control,
  downloadedBy,
  expect,
  fixture,
  hjsonText,
  openFixture,
  openText,
  region,
  showPanel,
  showText,
  test,
} from './page.ts';

test.use({ layout: 'form' });

const panel = (page: Page) => region(page, 'Token request');
const body = (page: Page) => panel(page).getByLabel('Request body');
const program = (page: Page, name: string) => page.getByLabel(`Program of ${name}`);
const asProgram = (page: Page, name: string) => page.getByLabel(`Kind of ${name}`).selectOption('Program');

/** Puts the focus on the place of a problem in the text. */
async function goToLineOf(page: Page, title: string): Promise<void> {
  await showPanel(page, 'Problems');
  const row = region(page, 'Problems')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });
  await row.getByRole('button', { name: /^Go to line \d+/ }).click();
  await expect(hjsonText(page)).toBeFocused();
}

/** The fields of the body as a server decodes them. */
async function decodedBody(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await body(page).innerText()));
}

test.describe('the token request', () => {
  test('asks for a sample of what another program fills in, and leaves the text as it is', { tag: '@slow' }, async ({
    page,
  }) => {
    const text = fixture('complete.hjson')
      .replace('clientId: gateway-client', "clientId: '''$(GATEWAY_CLIENT)'''")
      .replace('https://auth.example.com/oauth', `https://\u0024{AUTH_HOST}/oauth`);
    await page.goto('/');
    await openText(page, text);
    await showPanel(page, 'Token request');
    await panel(page).getByLabel('Sample for AUTH_HOST').fill('auth.example.org');
    await expect(panel(page)).toContainText('POST https://auth.example.org/oauth/token');
    await panel(page).getByLabel('Sample for GATEWAY_CLIENT').fill('client "of" a sample');
    expect(await decodedBody(page)).toMatchObject({ client_id: 'client "of" a sample' });
    await expectAccessible(page);
    await test.step('on a phone, nothing is cut at its side', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await showPanel(page, 'Token request');
      const secrets = panel(page).getByRole('button', { name: 'Show secrets' });
      await secrets.scrollIntoViewIfNeeded();
      const box = await secrets.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
    await showPanel(page, 'Export');
    const bytes = await downloadedBy(page, () =>
      region(page, 'Export').getByRole('button', { name: 'Download config.json' }).click(),
    );
    expect(bytes.toString()).toBe(text);
  });

  test('shows where the request goes and what it carries', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Token request');
    await panel(page).getByLabel('Source ID').fill('42');
    await panel(page).getByLabel('Gateway URL').fill('https://gateway.example.com');
    await expect(panel(page)).toContainText('POST https://auth.example.com/oauth/token');
    await expect(panel(page)).toContainText('Nothing is sent from here.');
    await expect(panel(page)).toContainText('By default, golang.org/x/oauth2 first sends');
    await expect
      .poll(() => decodedBody(page))
      .toEqual({
        grant_type: 'client_credentials',
        client_id: 'gateway-client',
        client_secret: '••••••',
        audience: 'gateway',
        base_url: 'https://review.example.com:8443',
        gateway_url: 'https://gateway.example.com',
        gateway_host: 'gateway.example.com',
        source_id: '42',
      });
    await panel(page).getByRole('button', { name: 'Details' }).click();
    const host = panel(page).getByRole('row', { name: /^gateway_host/ });
    await expect(host).toContainText('gateway_host=gateway.example.com');
    await panel(page).getByRole('button', { name: 'Client ID: go to gatewayOAuth2.clientId' }).focus();
    await page.keyboard.press('End');
    await expect(
      panel(page).getByRole('button', { name: 'Sample: go to gatewayOAuth2.endpointParams.source_id' }),
    ).toBeFocused();

    // What a real authorisation server makes of this body comes back into the page.
    const server = await startAuthorizationServer({ id: 'gateway-client', secret: 'fake gateway secret' });
    const fields = { ...(await decodedBody(page)), client_secret: 'fake gateway secret' };
    const answer = await fetch(server.tokenUrl, { method: 'POST', body: new URLSearchParams(fields) });
    const text = await answer.text();
    await server.stop();
    const response = panel(page).getByLabel('Response', { exact: true });
    await response.fill(text);
    await expect(panel(page)).toContainText('JSON Web Token, signed with RS256. The signature is not verified here.');
    await expect(panel(page).getByRole('table', { name: 'Response explained' })).toContainText('Valid for 10 minutes.');
    const claim = (name: string) =>
      panel(page)
        .getByRole('table', { name: 'Claims' })
        .getByRole('row', { name: new RegExp(`^${name} `) });
    for (const name of ['base_url', 'gateway_url', 'source_id']) await expect(claim(name)).toContainText('as sent');
    await expect(claim('aud')).toContainText('differs Sent: gateway');
    await expect(claim('exp')).toContainText(/Expires in (10|9) minutes/);
    await expect(panel(page)).toContainText('Not as sent: aud');
    expect(await page.content()).not.toContain(JSON.parse(text).access_token);
    await panel(page).getByLabel('Gateway URL').fill('https://gateway.example.com/');
    await expect(claim('gateway_url')).toContainText('Slash removed.');
    await expectAccessible(page);
    await response.fill('{"error":"invalid_client"}');
    await expect(panel(page)).toContainText('its secret is wrong');
  });

  test('follows the form, and says what differs from the opened file', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Token request');
    await expect(panel(page)).not.toContainText('Against the opened file');
    await backToEditing(page);
    await asProgram(page, 'audience');
    await program(page, 'audience').fill("'gateway-' + sourceID");
    await showPanel(page, 'Token request');
    await expect(body(page)).toContainText('audience=gateway-42');
    await expect(panel(page).getByRole('deletion')).toHaveText('was audience=gateway');
    await expect(panel(page).getByRole('insertion')).toHaveText('is audience=gateway-42');
    await backToEditing(page);
    await control(page, 'gatewayOAuth2.tokenUrl').fill('https://auth.example.com:8443/v2/token?tenant=1');
    await showPanel(page, 'Token request');
    await expect(panel(page)).toContainText('POST https://auth.example.com:8443/v2/token?tenant=1');
    await backToEditing(page);
    await control(page, 'gatewayOAuth2.tokenUrl').fill('auth.example.com');
    await showPanel(page, 'Token request');
    await expect(panel(page)).toContainText('The token URL must start with https:// or http://.');
  });

  test('underlines a type error in the form, lists it, and offers the way to it', { tag: '@slow' }, async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    const field = page.getByRole('group', { name: 'Parameter gateway_host' });
    await program(page, 'gateway_host').fill('lower(sourceID + upper(7))');
    await expect(field.locator('pre span')).toHaveText('7');
    await expect(field).toContainText('cannot use int as argument (type string) to call upper');
    await page.keyboard.press('Escape');
    await goToLineOf(page, 'Parameter gateway_host');
    await expect(region(page, 'HJSON').locator('.squiggly-error')).toHaveCount(1);
    await page.keyboard.type('baseURL');
    await expect(program(page, 'gateway_host')).toHaveValue('lower(sourceID + upper(baseURL))');
    await expect(field.locator('pre span')).toHaveCount(0);
    await expect(field).toContainText('42https://review.example.com:8443');
  });

  test('writes a new parameter with completion, by keyboard alone', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await page.getByLabel('Name of the new parameter').fill('host');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Text of host')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Alt+Enter');
    await page.getByRole('menuitemradio', { name: 'Program' }).press('Enter');
    await expect(program(page, 'host')).toBeFocused();
    await program(page, 'host').fill('');
    await program(page, 'host').pressSequentially('lo');
    await expect(page.getByRole('option', { name: 'lower function' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(program(page, 'host')).toHaveValue('lower()');
    await page.keyboard.type('gat');
    await expect(page.getByText('URL of the gateway to import data from.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(program(page, 'host')).toHaveValue('lower(gatewayURL)');
    await expect(page.getByRole('group', { name: 'Parameter host' }).getByRole('listitem')).toHaveText(
      'https://gateway.example.com',
    );
    await showPanel(page, 'Token request');
    await expect(body(page)).toContainText('&host=https%3A%2F%2Fgateway.example.com&');
  });

  test('completes and explains a program inside its HJSON string', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showText(page);
    const editor = region(page, 'HJSON');
    await asProgram(page, 'source_id');
    await program(page, 'source_id').fill('low');
    await page.keyboard.press('Escape');
    await goToLineOf(page, 'Parameter source_id');
    await page.keyboard.type('lower');
    await page.keyboard.press('Control+Space');
    await expect(page.getByRole('option', { name: /^lower/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(program(page, 'source_id')).toHaveValue('lower()');
    await page.keyboard.press('Control+Shift+Space');
    await expect(page.locator('.parameter-hints-widget')).toContainText('lower(text: string): string');
    await page.keyboard.type('sourceID');
    await page.keyboard.press('Escape');
    await expect(program(page, 'source_id')).toHaveValue('lower(sourceID)');
    const written = editor.locator('.view-line').filter({ hasText: 'lower(sourceID)' });
    // What the editor suggests for the last letters may come after Escape, and cover the text.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 0);
      await written.getByText('sourceID').last().hover({ timeout: 2000 });
      await expect(page.locator('.monaco-hover').filter({ visible: true }).first()).toContainText(
        'Unique identifier of the source',
        { timeout: 2000 },
      );
    }).toPass();
  });

  test('postpones the work of seconds until the user asks for it', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await asProgram(page, 'audience');
    const runIt = page.getByRole('button', { name: 'Run it' });
    const runByKeyboard = async (box: Locator) => {
      await box.focus();
      await page.keyboard.press('Tab');
      await expect(runIt).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await program(page, 'audience').fill("string(sum(map(1..100000, # * 2))) + '!'");
    const values = program(page, 'audience').locator('xpath=following::ul[1]');
    await expect(values).toHaveText('Too much work to show while you type. Run it');
    await expectAccessible(page);
    await runByKeyboard(program(page, 'audience'));
    await expect(values).toHaveText('10000100000!');
    await expect(program(page, 'audience')).toBeFocused();

    await program(page, 'audience').fill("string(sum(map(1..100000, # * 3))) + '!'");
    await showPanel(page, 'Token request');
    const field = panel(page).getByRole('row', { name: /^audience/ });
    await expect(field).toContainText('Too much work to show while you type.');
    await runByKeyboard(panel(page).getByLabel('Correct audience'));
    await expect(field).toContainText('15000150000!');
    expect(await decodedBody(page)).toMatchObject({ audience: '15000150000!' });
  });

  test('names the sample for which a program fails', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Token request');
    await panel(page).getByRole('button', { name: 'Add sample' }).click();
    await panel(page).getByLabel('Gateway URL').fill('gateway.example.com');
    await expect(panel(page)).toContainText('gatewayURL has no “://”, so part 1 is missing.');
    await expect(body(page)).toContainText('gateway_host=⟨no value⟩');
    await expect(panel(page)).not.toContainText('Against the opened file');
    await expect(panel(page).getByRole('button', { name: 'Copy body', exact: true })).toBeDisabled();
    await backToEditing(page);
    const field = page.getByRole('group', { name: 'Parameter gateway_host' });
    await expect(field.getByRole('listitem')).toHaveText([
      'Sample 1gateway.example.com',
      'Sample 2gatewayURL has no “://”, so part 1 is missing.',
    ]);
    await showPanel(page, 'Token request');
    await panel(page).getByRole('radio', { name: 'Sample 1', exact: true }).click();
    await expect(body(page)).toContainText('gateway_host=gateway.example.com');
    const second = panel(page)
      .getByRole('row')
      .filter({ has: page.getByRole('radio', { name: 'Sample 2' }) });
    await expect(second.getByRole('img', { name: 'no complete request' })).toBeVisible();

    const time = panel(page).getByLabel('Time of the request');
    const zone = panel(page).getByLabel('Time zone of the server');
    await backToEditing(page);
    await program(page, 'gateway_host').fill("now().Format('2006-01-02 15:04 -0700')");
    await showPanel(page, 'Token request');
    await expect(body(page)).toContainText(/gateway_host=20\d\d-\d\d-\d\d\+\d\d%3A\d\d\+%2B0000/);
    await zone.fill('Europe/Berlin');
    await time.fill('2026-07-01 12:00');
    await expect(body(page)).toContainText('gateway_host=2026-07-01+12%3A00+%2B0200');
    await time.press('Backspace');
    await expect(time).toHaveAccessibleDescription(/^Not a time\./);
    await expect(panel(page)).toContainText('Nothing can be copied until there is a value for gateway_host.');
    await page.keyboard.press('Control+z');
    await expect(time).toHaveValue('2026-07-01 12:00');
    await expect(program(page, 'gateway_host')).toHaveValue("now().Format('2006-01-02 15:04 -0700')");
    await panel(page).getByRole('radio', { name: 'Sample 2', exact: true }).click();
    await expect(time).toHaveValue('');
    await expect(panel(page)).toContainText('Empty: the moment of evaluation.');
    await panel(page).getByRole('radio', { name: 'Sample 1', exact: true }).click();
    await expect(zone).toHaveValue('Europe/Berlin');

    await panel(page).getByRole('button', { name: 'Import CSV' }).click();
    const many = Array.from({ length: 1000 }, (_, index) => `${index};"https://g${index}.example"`);
    const csv = panel(page).getByLabel(/^CSV/);
    await csv.fill(['sourceID;gatewayURL', ...many, '1001;a;b'].join('\n'));
    await expect(panel(page)).toContainText('Row 1002: 3 cells, but the header has 2.');
    await panel(page).getByRole('button', { name: 'Add 1000 samples' }).click();
    await expect(csv).toHaveValue('sourceID;gatewayURL\n1001;a;b');
    await expect(body(page)).toContainText('gateway_url=https%3A%2F%2Fg0.example&');
    const rows = panel(page).getByRole('region', { name: 'Samples, compared' }).getByRole('row');
    const shown = panel(page).getByLabel('Gateway URL');
    await expect(shown).toHaveValue('https://g0.example');
    expect(await rows.count()).toBeLessThan(60);
    await showPanel(page, 'Problems');
    await showPanel(page, 'Token request');
    await expect(shown).toHaveValue('https://g0.example');
  });

  test('corrects a program that fails in its row, by its fix and by hand', async ({ page }) => {
    await page.goto('/');
    await openText(page, fixture('complete.hjson').replace('source_id: sourceID', 'source_id: sourceId'));
    await showPanel(page, 'Token request');
    const row = panel(page).getByRole('row', { name: /^source_id/ });
    const curl = panel(page).getByRole('radio', { name: 'cURL' });
    await curl.click();
    await expect(panel(page)).toContainText('&source_id=⟨no value⟩"');
    await expect(panel(page).getByRole('button', { name: 'Copy cURL', exact: true })).toBeDisabled();
    await panel(page).getByRole('radio', { name: 'Fields', exact: true }).click();
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Change to sourceID/ }).click();
    await expect(body(page)).toContainText('source_id=42');
    await expect(panel(page).getByRole('deletion')).toHaveText('was source_id=⟨no value⟩');
    await page.keyboard.press('Control+z');
    await row.getByLabel('Correct source_id').fill("'source-' + low");
    await expect(page.getByRole('option', { name: 'lower function' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('sourceID');
    await expect(body(page)).toContainText('source_id=source-42');
    await expect(row.getByLabel('Correct source_id')).toBeFocused();
    await panel(page).getByLabel('Source ID').focus();
    await expect(row).toContainText('source-42');
    await expect(row.getByLabel('Correct source_id')).toHaveCount(0);
  });

  test('copies the cURL command masked, and with the secret when asked', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text;
      };
    });
    await openFixture(page, 'complete.hjson');
    await showPanel(page, 'Token request');
    const clipboard = () => page.evaluate(() => document.documentElement.dataset.copied ?? '');
    await panel(page).getByRole('radio', { name: 'cURL' }).click();
    await panel(page).getByRole('button', { name: 'Copy cURL', exact: true }).click();
    await expect.poll(clipboard).toContain("curl 'https://auth.example.com/oauth/token'");
    expect(await clipboard()).toContain('client_secret=***');
    await panel(page).getByRole('button', { name: 'Copy cURL with secret' }).click();
    await expect.poll(clipboard).toContain('client_secret=fake+gateway+secret');

    await panel(page).getByText('How the client sends its credentials').click();
    await panel(page).getByRole('radio', { name: 'In a header' }).click();
    await page.getByRole('radio', { name: '.http file' }).click();
    const download = (name: string) => () => panel(page).getByRole('button', { name, exact: true }).click();
    const masked = await downloadedBy(page, download('Download'));
    expect(masked.toString()).toContain('POST https://auth.example.com/oauth/token\n');
    expect(masked.toString()).toContain('Authorization: Basic ***\n\naudience=gateway&');
    const basic = `Basic ${Buffer.from('gateway-client:fake+gateway+secret').toString('base64')}`;
    expect((await downloadedBy(page, download('Download with secret'))).toString()).toContain(basic);
  });

  test('explains that the feature is off, and switches it on', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'quoteless.hjson');
    await showPanel(page, 'Token request');
    await expect(panel(page)).toContainText('No token request: gateway OAuth2 is off.');
    await panel(page).getByRole('button', { name: 'Add gatewayOAuth2' }).click();
    await expect(control(page, 'gatewayOAuth2.clientId')).toBeFocused();
    await control(page, 'gatewayOAuth2.tokenUrl').fill('https://auth.example.com/token');
    await control(page, 'gatewayOAuth2.clientId').fill('client');
    await showPanel(page, 'Token request');
    await expect(panel(page)).toContainText('POST https://auth.example.com/token');
    await expect.poll(() => decodedBody(page)).toMatchObject({ client_id: 'client', source_id: '42' });
    await expect(panel(page)).toContainText('The opened file asks for no token; this configuration does.');
  });

  test('loads the Expr language only when a configuration has a program', { tag: '@slow' }, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    // A message of the language's checker: it stands in its code and nowhere else.
    const isLoaded = async () =>
      (await Promise.all(scripts)).some((script) => script.includes('cannot redeclare builtin'));
    await openFixture(page, 'quoteless.hjson');
    await showText(page);
    await expect(region(page, 'HJSON')).toContainText('organisationName');
    expect(await isLoaded()).toBe(false);
    await openFixture(page, 'complete.hjson');
    await expect.poll(isLoaded).toBe(true);
  });
});
