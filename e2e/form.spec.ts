import type { Page } from '@playwright/test';
import {
  control,
  downloadedBy,
  expect,
  fixture,
  openFixture,
  openStart,
  openText,
  region,
  shownSecret,
  showText,
  test,
  waitForMonaco,
} from './page.ts';

test.use({ layout: 'form' });

const field = (page: Page, key: string) => page.locator(`[data-option="${key}"]`);
const shownKeys = (page: Page) =>
  page.locator('[data-option]').evaluateAll((found) => found.map((element) => element.getAttribute('data-option')));
const filterButton = (page: Page) => region(page, 'Form').getByRole('button', { name: /^Filter:/ });
async function chooseFilter(page: Page, name: string): Promise<void> {
  await filterButton(page).click();
  await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name} \\d+`) }).click();
}
const savedText = async (page: Page) =>
  (await downloadedBy(page, () => page.keyboard.press('Control+s'))).toString('utf8');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search options' });

test.describe('finding an option', () => {
  test('letters after / put an option first, and Enter goes there', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('sp');
    await expect(page.locator('[data-option]').first()).toHaveAttribute('data-option', 'smtpPort');
    await page.keyboard.press('Enter');
    await expect(control(page, 'smtpPort')).toBeFocused();
  });

  test('Escape ends a filter that is on, from a field and from the form, and the field stays in sight', async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    const ends = page.getByRole('button', { name: 'Show all options' });
    await chooseFilter(page, 'With problems');
    await expect(ends).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ends).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('smtp port');
    await page.keyboard.press('Enter');
    await expect(control(page, 'smtpPort')).toBeFocused();
    await expect(ends).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ends).toHaveCount(0);
    await expect(control(page, 'smtpPort')).toBeFocused();
    await expect(control(page, 'smtpPort')).toBeInViewport();
  });

  test('Escape leaves the search, shows every option again and goes back to the field', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const all = (await shownKeys(page)).length;
    const menu = field(page, 'baseUrl').getByRole('button', { name: /^More for/ });
    await menu.focus();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('colour');
    await expect.poll(async () => (await shownKeys(page)).length).toBeLessThan(all);
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(control(page, 'baseUrl')).toBeFocused();
    await expect.poll(() => shownKeys(page)).toHaveLength(all);
  });

  test('finds what is off and what is around the file, and an address leads to an option', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/#smtpPort');
    await openText(page, '{\n}\n');
    await expect(control(page, 'smtpPort')).toBeFocused();
    await search(page).fill('mail password');
    await page.getByRole('button', { name: 'Set up SMTP password' }).click();
    await expect(control(page, 'smtpAuth.mechanism.password')).toBeFocused();
    await showText(page);
    await expect(region(page, 'HJSON')).toContainText('autoDiscover');
    await search(page).fill('proxy');
    await page.getByRole('button', { name: 'Show HTTP_PROXY' }).click();
    await expect(control(page, 'HTTP_PROXY')).toBeFocused();
    await search(page).fill('');
    await page.evaluate(() => {
      window.location.hash = '#mailFrom';
    });
    await expect(control(page, 'mailFrom')).toBeFocused();
  });

  test('finds values, and no secret ones', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await search(page).fill('noreply@');
    await expect.poll(() => shownKeys(page)).toEqual(['mailFrom']);
    await search(page).fill('fake-mail-secret');
    await expect.poll(() => shownKeys(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all options' }).click();
    await expect(field(page, 'baseUrl')).toBeVisible();
  });

  test('filters are choices of a menu and words, and say how many they show', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    await control(page, 'smtpPort').fill('465');
    await search(page).fill('@modified');
    await expect.poll(() => shownKeys(page)).toEqual(['smtpPort']);
    await expect(filterButton(page)).toHaveText('Filter: Modified');
    await expect(region(page, 'Form').getByRole('status')).toContainText('1 field of the form');
    await chooseFilter(page, 'Modified');
    await expect(search(page)).toHaveValue('');
    await chooseFilter(page, 'Secrets');
    await expect.poll(() => shownKeys(page)).not.toContain('baseUrl');
    await expect.poll(() => shownKeys(page)).toContain('encryptionKey');
  });

  test('a field stays under the hands of the user when it no longer matches', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, '{\n  baseUrl: review.example.com\n  smtpPort: 25\n}\n');
    await search(page).fill('@problem');
    await control(page, 'baseUrl').fill('https://review.example.com');
    await expect(field(page, 'baseUrl').getByRole('img', { name: 'Error' })).toHaveCount(0);
    await expect(control(page, 'baseUrl')).toBeFocused();
  });

  test('the navigation goes to a section and marks the one in view', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.locator('[aria-current]')).toContainText('General');
    for (const name of ['Branding', 'Support', 'Environment', 'Database']) {
      await sections.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(sections.locator('[aria-current]')).toContainText(name);
    }
    await expect(control(page, 'pgConnStr')).toBeFocused();
  });
});

test.describe('editing a field', () => {
  test('the cursor stays where the user types, in the middle of the value too', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const host = control(page, 'smtpHostname');
    await host.focus();
    await host.press('Home');
    await page.keyboard.type('new.');
    await page.keyboard.press('Delete');
    await page.keyboard.type('S-');
    await expect(host).toHaveValue('new.S-mtp.example.com');
    expect(await host.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(6);
    await showText(page);
    await expect(region(page, 'HJSON')).toContainText('new.S-mtp.example.com');
  });

  test('a masked field accepts what an input method composes and a password manager fills in, and shows neither', {
    tag: '@slow',
  }, async ({ page }) => {
    // A pause would end the undo step.
    await page.clock.setFixedTime(new Date());
    await openFixture(page, 'comments.hjson');
    const secret = control(page, 'oidcClientSecret');
    const opened = await shownSecret(page, 'oidcClientSecret');
    await secret.focus();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await browser.send('Input.insertText', { text: '日本-FAKE' });
    await expect(secret).toHaveValue('日本-FAKE');
    await expect(secret).toHaveAttribute('type', 'password');
    await secret.evaluate((field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'FAKE-filled-in');
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    });
    await expect(secret).toHaveValue('FAKE-filled-in');
    await expect(secret).toHaveAttribute('data-in-document', 'true');
    await expect(secret).toHaveAttribute('autocomplete', 'off');
    for (const shown of ['filled-in', 'にほ', '日本']) await expect(page.getByText(shown)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    expect(await shownSecret(page, 'oidcClientSecret')).toBe(opened);
    // What the page has written into the field is known to React, which would miss that it is cleared otherwise.
    await field(page, 'encryptionKey')
      .getByRole('button', { name: /^Show / })
      .click();
    await control(page, 'encryptionKey').selectText();
    await page.keyboard.press('Delete');
    await showText(page);
    await expect(region(page, 'HJSON')).toContainText("encryptionKey: ''");
  });

  test('the menu resets to the default it names, undoes one option and reveals the text', { tag: '@slow' }, async ({
    page,
  }) => {
    await openFixture(page, 'complete.hjson');
    await control(page, 'baseUrl').fill('https://other.example.com');
    await control(page, 'queryTimeOutMinutes').fill('30');
    const more = field(page, 'queryTimeOutMinutes').getByRole('button', { name: /^More for/ });
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Remove from file Default: 10' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Revert to opened value' }).click();
    await expect(control(page, 'queryTimeOutMinutes')).toHaveValue('20');
    await expect(control(page, 'baseUrl')).toHaveValue('https://other.example.com');
    await more.click();
    await page.getByRole('menuitem', { name: 'Add note' }).click();
    await expect(page.getByRole('textbox', { name: 'Note of Query timeout' })).toBeFocused();
    await page.keyboard.type('Imports took 18 minutes');
    await page.keyboard.press('Control+Enter');
    await expect(control(page, 'queryTimeOutMinutes')).toBeFocused();
    await showText(page);
    await expect(region(page, 'HJSON')).toContainText('# Imports took 18 minutes');
    const height = async () => (await field(page, 'queryTimeOutMinutes').boundingBox())?.height;
    const closed = await height();
    await page.getByRole('button', { name: 'Edit note of Query timeout: Imports took 18 minutes' }).click();
    await expect(page.getByRole('textbox', { name: 'Note of Query timeout' })).toBeFocused();
    expect(await height()).toBe(closed);
    await page.getByRole('textbox', { name: 'Note of Query timeout' }).fill('');
    await more.click();
    await expect(region(page, 'HJSON')).not.toContainText('Imports took 18 minutes');
    await page.getByRole('menuitem', { name: 'Go to line' }).click();
    await expect(region(page, 'HJSON').getByRole('textbox').first()).toBeFocused();
  });

  test('an object is reverted with its comments and quotes, and what was written since is counted', {
    tag: '@slow',
  }, async ({ page }) => {
    const text = `{
  # where tokens come from
  gatewayOAuth2: {
    # issued by the IdP team
    clientId: 'review' // rotate yearly
    /* who asks */
    clientSecret: "FAKE"
  }
}
`;
    await page.goto('/');
    await openText(page, text);
    await control(page, 'gatewayOAuth2.clientId').fill('other # one');
    const row = (key: string) =>
      field(page, key)
        .getByRole('button', { name: /^More for/ })
        .first();
    await row('gatewayOAuth2.clientSecret').click();
    await page.getByRole('menuitem', { name: 'Edit note' }).click();
    await page.keyboard.type(' and why');
    await page.keyboard.press('Control+Enter');
    await row('gatewayOAuth2').click();
    await page.getByRole('menuitem', { name: 'Revert to opened value' }).click();
    const said = page.getByRole('region', { name: 'Notification' });
    await expect(said).toContainText('Reverted gatewayOAuth2. 1 comment written since is gone.');
    await expect(said.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await savedText(page)).toBe(text);
    await page.keyboard.press('Control+z');
    await expect(control(page, 'gatewayOAuth2.clientId')).toHaveValue('other # one');
  });

  test('an option under a header is removed with its note alone, and says so', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    const header = '{\n  # ===== look =====\n  # the old one: accessReviewToolbarLogoPath: /x.svg\n';
    const option = '  # agreed with marketing\n  # in May\n  accessReviewToolbarBackgroundColor: red\n';
    await openText(page, `${header}${option}}\n`);
    await field(page, 'accessReviewToolbarBackgroundColor')
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: /^Remove from file/ }).click();
    const said = page.getByRole('region', { name: 'Notification' });
    await expect(said).toContainText('Removed accessReviewToolbarBackgroundColor, with its note of 2 lines.');
    await expect(said.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await savedText(page)).toBe(`${header}}\n`);
    await page.keyboard.press('Control+z');
    expect(await savedText(page)).toBe(`${header}${option}}\n`);
  });

  test('another mechanism keeps the password as a comment, hidden as before, and offers to remove it', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/');
    await openText(
      page,
      '{\n  smtpAuth: {\n    mechanism: {\n      type: autoDiscover\n      password: "planted-word"\n    }\n  }\n}\n',
    );
    await page.getByRole('radio', { name: 'OAuth2' }).click();
    const said = page.getByRole('region', { name: 'Notification' });
    await expect(said).toContainText('Password kept as a comment.');
    await showText(page);
    await expect(region(page, 'HJSON')).toContainText('# password:');
    await expect(page.locator('body')).not.toContainText('planted-word');
    await page.getByRole('radio', { name: 'Password' }).click();
    await expect(said).toContainText('Password restored from a comment.');
    await page.getByRole('radio', { name: 'OAuth2' }).click();
    await said.getByRole('button', { name: 'Remove it' }).click();
    await expect(said).toContainText('Removed 1 commented-out option.');
    expect(await savedText(page)).toBe('{\n  smtpAuth: {\n    mechanism: {\n      type: xOAuth2\n    }\n  }\n}\n');
  });

  test('what equals its default is removed in one step, and undone in one', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(
      page,
      '{\n  "smtpPort": 25,\n  "queryTimeOutMinutes": 10, # as it is\n  "readTimeOutMinutes": 5\n}\n',
    );
    const remove = page.getByRole('button', { name: /^Remove \d options? equal to/ });
    await chooseFilter(page, 'At their default');
    const filtered = await shownKeys(page);
    await expect(remove).toBeVisible();
    await chooseFilter(page, 'All options');
    await search(page).fill('@default');
    await expect.poll(() => shownKeys(page)).toEqual(filtered);
    await remove.click();
    await expect(control(page, 'queryTimeOutMinutes')).toHaveValue('');
    await expect(page.locator('[data-option] :focus')).toBeVisible();
    await showText(page);
    await expect(region(page, 'HJSON')).not.toContainText('readTimeOutMinutes');
    await expect(region(page, 'HJSON')).toContainText('"smtpPort": 25');
    await page.getByRole('button', { name: /^Undo: Remove/ }).click();
    await expect(control(page, 'queryTimeOutMinutes')).toHaveValue('10');
  });

  test('unknown keys are edited as raw HJSON', async ({ page }) => {
    await page.goto('/');
    await openText(page, '{\n  baseUrl: https://review.example.com\n  somethingElse: {a: 1, b: [1, 2]}\n}\n');
    await expect(page.getByRole('heading', { name: 'Unknown keys' })).toBeVisible();
    const raw = page.getByLabel('Value of somethingElse as HJSON');
    await raw.fill('{a: 2, b: [');
    await expect(region(page, 'Form')).toContainText('Not applied: enter one HJSON value.');
    await raw.fill('{a: 2}');
    await expect(raw).toHaveValue('{a: 2}');
    await expect(page.getByRole('button', { name: /^Undo: Change somethingElse/ })).toBeVisible();
    await showText(page);
    await expect(region(page, 'HJSON')).not.toContainText('b:');
  });

  test('an unknown text is hidden until it is shown, and hidden again in the next document', async ({ page }) => {
    const text = '{\n  newOption: "free text"\n  other: ["words"]\n  apiToken: "FAKE-token"\n}\n';
    await page.goto('/');
    await openText(page, text);
    await showText(page);
    const form = region(page, 'Form');
    await expect(form).toContainText('Unknown option, hidden');
    await expect(region(page, 'HJSON')).not.toContainText(/free text|words/);
    await form.getByRole('button', { name: 'Show newOption' }).click();
    await expect(page.getByLabel('Value of newOption as HJSON')).toHaveValue('"free text"');
    await expect(region(page, 'HJSON')).toContainText('free text');
    await form.getByRole('button', { name: 'Show all unknown' }).click();
    await expect(region(page, 'HJSON')).toContainText('words');
    await expect(region(page, 'HJSON')).not.toContainText('FAKE-token');
    await openText(page, text, 'other.json');
    await expect(region(page, 'HJSON')).not.toContainText(/free text|words/);
  });

  test('a value of several lines is edited in as many lines', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, "{\n  organisationName:\n    '''\n    Two\n    lines\n    '''\n}\n");
    const name = control(page, 'organisationName');
    await expect(name).toHaveValue('Two\nlines');
    await name.press('Control+End');
    await page.keyboard.type('\nthree');
    await expect(name).toHaveValue('Two\nlines\nthree');
    await expect(name).toBeFocused();
  });

  test('a renamed parameter keeps the focus, and so does what comes after it', { tag: '@slow' }, async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const name = page.getByLabel('Name of parameter audience');
    await name.fill('who');
    await name.press('Enter');
    await expect(page.getByLabel('Name of parameter who')).toBeFocused();
    await page.getByLabel('Name of parameter who').fill('whom');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Kind of whom')).toBeFocused();
    await page.getByRole('button', { name: /^Undo: Rename/ }).click();
    await expect(page.getByLabel('Name of parameter who', { exact: true })).toHaveValue('who');
  });

  test('an object is switched on and off by the keyboard, and the focus stays', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(page, '{\n  baseUrl: https://review.example.com\n}\n');
    const gateway = page.getByRole('switch', { name: 'Gateway OAuth2' });
    await gateway.press('Space');
    await expect(control(page, 'gatewayOAuth2.clientId')).toBeVisible();
    await gateway.press('Space');
    await expect(control(page, 'gatewayOAuth2.clientId')).toHaveCount(0);
    await expect(gateway).toBeFocused();
    const signIn = page.getByRole('radiogroup', { name: 'SMTP authentication' });
    await signIn.getByRole('radio', { name: 'None' }).focus();
    // While a finger presses: the choice follows the focus while the key is down.
    for (const name of ['Password', 'OAuth2']) {
      await page.keyboard.down('ArrowRight');
      await expect(signIn.getByRole('radio', { name })).toBeChecked();
      await page.keyboard.up('ArrowRight');
    }
    await page.getByLabel('SMTP client secret', { exact: true }).fill('FAKE-secret');
    await signIn.getByRole('radio', { name: 'None' }).click();
    await expect(control(page, 'smtpAuth.mechanism.clientSecret')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    expect(await shownSecret(page, 'smtpAuth.mechanism.clientSecret')).toBe('FAKE-secret');
  });

  test('generates an encryption key after a word about stored data', async ({ page }) => {
    await openFixture(page, 'complete.hjson');
    const before = await shownSecret(page, 'encryptionKey');
    await page.getByRole('button', { name: 'Generate a key…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate an encryption key' });
    await expect(dialog).toContainText('cannot be decrypted with another');
    await dialog.getByRole('button', { name: 'Replace the key' }).click();
    await expect(control(page, 'encryptionKey')).toBeFocused();
    const key = await shownSecret(page, 'encryptionKey');
    expect(key).not.toBe(before);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    await expect(field(page, 'encryptionKey').getByRole('img', { name: /Error|Warning/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo:/ }).click();
    expect(await shownSecret(page, 'encryptionKey')).toBe(before);
  });

  test('says at a glance what is set, default and modified', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await openText(
      page,
      fixture('complete.hjson')
        .replace('  smtpPort: 587\n', '')
        .replace('queryTimeOutMinutes: 20', 'queryTimeOutMinutes: 10'),
    );
    await expect(control(page, 'baseUrl')).not.toHaveAccessibleDescription(/\bset\b/i);
    // The value and the default are read out as they are.
    await expect(control(page, 'queryTimeOutMinutes')).toHaveAccessibleDescription(/ default 10 minutes$/);
    await expect(control(page, 'smtpPort')).toHaveAccessibleDescription(/ Not set$/);
    await control(page, 'baseUrl').fill('https://other.example.com');
    await expect(control(page, 'baseUrl')).toHaveAccessibleDescription(/ Modified$/);
    await control(page, 'baseUrl').fill('https://review.example.com:8443');
    await expect(control(page, 'baseUrl')).not.toHaveAccessibleDescription(/modified/i);
  });
});

test('a preset asks for its parts in fields, by the keyboard, at each width', async ({ page }) => {
  await openStart(page);
  await openText(page, '{\n  baseUrl: "https://review.example.com"\n}\n');
  await page.evaluate(() => location.replace('#mailFrom'));
  await expect(control(page, 'mailFrom')).toBeFocused();
  await page.getByRole('button', { name: 'Preset for E-mail' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Microsoft 365/ })).toBeFocused();
  for (const next of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(next)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const region = page.getByRole('textbox', { name: 'Region' });
  await expect(region).toBeFocused();
  await expect(region).toHaveValue('');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await region.scrollIntoViewIfNeeded();
    await expect(region).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await region.focus();
  await page.keyboard.type('eu-west-1');
  await expect(field(page, 'smtpHostname')).toContainText('SMTP host: email-smtp.eu-west-1.amazonaws.com');
  await page.keyboard.press('Control+z');
  await expect(region).toHaveValue('');
  await page.getByRole('button', { name: 'Enter it as one text' }).press('Enter');
  await expect(control(page, 'smtpHostname')).toHaveValue('');
});

test('no click is lost to a layout that changes as the focus leaves or comes', async ({ page }) => {
  await openText(await start(page), `${fixture('complete.hjson').trimEnd().slice(0, -1)}${severalLines}`);
  await page.setViewportSize({ width: 390, height: 800 });
  const choice = page.getByLabel('Section', { exact: true });
  await expect(choice).toBeVisible();
  const sections = await choice.getByRole('option').evaluateAll(valuesOf);
  expect(sections).not.toEqual([]);
  for (const section of sections) {
    await choice.selectOption(section);
    await expect(page.locator(`[data-section="${section}"]`)).toBeVisible();
    expect(await rowsThatChangeHeight(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(choice).toHaveCount(0);
  expect(await rowsThatChangeHeight(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show oldClientSecret' }).click();
  const next = page.getByRole('button', { name: 'Show oldPassword' });
  await page.getByLabel('Value of oldClientSecret as HJSON').focus();
  await next.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByLabel('Value of oldPassword as HJSON')).toBeVisible();
  await expect(page.getByLabel('Value of oldClientSecret as HJSON')).toHaveCount(0);
});

async function start(page: Page): Promise<Page> {
  await page.goto('/');
  return page;
}

/** Two unknown secrets, the first of them long. */
const severalLines = `  oldClientSecret:
    '''
    FAKE
    of
    several
    lines
    '''
  oldPassword: "FAKE"
}
`;

const valuesOf = (choices: Element[]) => choices.map((choice) => (choice as HTMLOptionElement).value);

/** Keys of the options that are not as high with the focus in them as without. */
function rowsThatChangeHeight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-option]')]
      .filter((row) => {
        const before = row.offsetHeight;
        row.querySelector<HTMLElement>('[name]')?.focus({ preventScroll: true });
        return row.offsetHeight !== before;
      })
      .map((row) => row.dataset.option ?? ''),
  );
}

for (const [name, least] of [
  ['example', 5],
  ['complete', 5],
] as const) {
  test(`the first screen of the ${name} file has ${least} options whole, and its form is at most 4,000 px high`, {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (name === 'example') await page.goto('/#new=example');
    else await openFixture(page, 'complete.hjson');
    await showText(page);
    await expect(control(page, 'templatesPath')).toBeAttached();
    const rows = await page.locator('[data-option]').evaluateAll((found) => {
      const shown = found.map((row) => row.getBoundingClientRect());
      const end = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const whole = shown.filter(({ bottom }) => bottom <= end).length;
      return {
        whole,
        height: Math.max(...shown.map(({ bottom }) => bottom)) - Math.min(...shown.map(({ top }) => top)),
      };
    });
    expect(rows.whole).toBeGreaterThanOrEqual(least);
    expect(rows.height).toBeLessThanOrEqual(4000);
  });
}

test('a problem is one line until the focus is in its field, and no row moves', async ({ page }) => {
  await openFixture(page, 'complete.hjson');
  const fix = page.getByRole('button', { name: 'Make it a comment: organisationName' });
  const below = field(page, 'encryptionKey');
  const before = await below.boundingBox();
  const lineHeight = (await notice(page).boundingBox())?.height ?? 0;
  expect(lineHeight).toBeLessThanOrEqual(26);
  await test.step('opened by the focus', async () => {
    await control(page, 'organisationName').focus();
    await expect.poll(async () => (await notice(page).boundingBox())?.height ?? 0).toBeGreaterThan(2 * lineHeight);
    expect(await below.boundingBox()).toEqual(before);
  });
  await test.step('and closed where it is not', async () => {
    await control(page, 'baseUrl').focus();
    await expect.poll(async () => (await notice(page).boundingBox())?.height).toBe(lineHeight);
  });
  await test.step('opened by a click, and its fix is pressed', async () => {
    await notice(page).click();
    await fix.click();
    await expect(field(page, 'organisationName').getByText(/^What looks like a comment/)).toHaveCount(0);
  });
});

/** What is drawn of the problem of the organisation's name. */
const notice = (page: Page) =>
  field(page, 'organisationName')
    .getByText(/^What looks like a comment/)
    .locator('..');

test('what an option is for is read at a glance: two lines at most, nothing cut, beside the text', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFixture(page, 'complete.hjson');
  await showText(page);
  for (const { key, lines, isCut } of await helpLines(page)) {
    expect([key, lines <= 2, isCut]).toEqual([key, true, false]);
  }
});

/** For each option in the form: how many lines its help takes, and whether a part of it or of its head is clipped. */
const helpLines = (page: Page) =>
  page.locator('[data-option]').evaluateAll((rows) =>
    rows.map((row) => {
      const help = document.getElementById(`option-${row.getAttribute('data-option')}-help`);
      if (!help) throw new Error(`no help: ${row.getAttribute('data-option')}`);
      const head = [...(row.querySelector('div')?.children ?? [])];
      // Where it only repeats the title, it is a tooltip.
      const read = help.clientWidth > 1 ? [help, ...head] : head;
      return {
        key: row.getAttribute('data-option'),
        lines: Math.round(
          (help.clientWidth > 1 ? help.scrollHeight : 0) / Number.parseFloat(getComputedStyle(help).lineHeight),
        ),
        isCut: read.some(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        ),
      };
    }),
  );

test('Tab goes to every control and every action of an empty field', { tag: '@slow' }, async ({ page }) => {
  await openFixture(page, 'complete.hjson');
  // The lines under the sections come after the text.
  await expect(page.getByRole('button', { name: /^General leads to/ })).toBeVisible();
  await control(page, 'baseUrl').focus();
  const stops: string[] = [];
  while (stops.length < 150) {
    const name = await focusedInForm(page);
    if (name === undefined) break;
    stops.push(name);
    await page.keyboard.press('Tab');
  }
  expect(stops).toEqual(tabStops);
});

/** No “…”, note or fix: Alt+Enter in the field lists those. */
const tabStops = [
  'Base URL',
  'Organisation name',
  'Encryption key',
  'Show Encryption key',
  'Generate a key…',
  'General leads to',
  'Preset for Database',
  'Connection string: review@db.example.com/review · verify-full',
  'Copy the connection string',
  'Paste a string…',
  'Azure managed identity',
  'Database leads to',
  'Preset for Sign in',
  'OIDC issuer',
  'Copy discovery address',
  'Paste the discovery document…',
  'OIDC client ID',
  'OIDC client secret',
  'Show OIDC client secret',
  'Sign in leads to',
  'Preset for E-mail',
  'Sender address',
  'SMTP host',
  'SMTP port',
  'OAuth2',
  'SMTP username',
  'SMTP client ID',
  'SMTP client secret',
  'Show SMTP client secret',
  'SMTP scope',
  'SMTP token URL',
  'Custom mail server',
  'E-mail leads to',
  'Show token request',
  'Gateway OAuth2',
  'Gateway client ID',
  'Gateway client secret',
  'Show Gateway client secret',
  'Gateway token URL',
  'Name of parameter audience',
  'Kind of audience',
  'Text of audience',
  'Name of parameter base_url',
  'Kind of base_url',
  'Name of parameter gateway_url',
  'Kind of gateway_url',
  'Name of parameter source_id',
  'Kind of source_id',
  'Name of parameter gateway_host',
  'Kind of gateway_host',
  'Program of gateway_host',
  'Name of the new parameter',
  'Add parameter',
  'Expr',
  'Gateway leads to',
  'Show preview',
  'Pick Toolbar background',
  'Toolbar background',
  'Pick Toolbar text',
  'Toolbar text',
  'Toolbar logo',
  'Preview a local file… (Toolbar logo)',
  'Login background',
  'Preview a local file… (Login background)',
  'Branding leads to',
  'Query timeout',
  'Read timeout',
  'Write timeout',
  'Limits leads to',
  'Support page',
  'Templates directory',
  'Support leads to',
  'Proxy, memory, certificates none set',
];

/** What has the focus, by its name; undefined outside the rows and heads of sections. */
const focusedInForm = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('[aria-label="Form"]')) return undefined;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return name.replace(/ leads to: .*/, ' leads to');
  });

test('a ribbon joins the row that is edited with its lines, which are level with it, and follows both', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFixture(page, 'complete.hjson');
  await showText(page);
  await waitForMonaco(page);
  await control(page, 'smtpPort').focus();
  const ends = () => page.evaluate(ribbonEnds, 'smtpPort');
  const isJoined = async () => {
    const { ribbon, row, line } = await ends();
    return ribbon.every((at, end) => Math.abs(at - ([...row, ...line][end] ?? 0)) < 2);
  };
  await expect.poll(isJoined).toBe(true);
  const { row, line } = await ends();
  expect(Math.abs(row[0] + row[1] - line[0] - line[1])).toBeLessThan(4);
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await ends()).row[0]).not.toBe(row[0]);
  await expect.poll(isJoined).toBe(true);
  await control(page, 'smtpPort').fill('25');
  const view = region(page, 'HJSON').getByRole('radiogroup', { name: 'Text or changes' });
  await view.getByRole('radio', { name: /^Changes/ }).click();
  await expect(page.locator('svg[class*="_ribbon_"]')).toBeHidden();
  await view.getByRole('radio', { name: 'Text' }).click();
  await expect(page.locator('svg[class*="_ribbon_"]')).toBeVisible();
});

/** From top to bottom, in the window: the ribbon at the row and at the text, the row of an option, and the lines marked in the text. */
function ribbonEnds(key: string) {
  const drawn = document.querySelector('svg[class*="_ribbon_"] > path')?.getAttribute('d') ?? '';
  // M0 top C… … … … width top Vbottom C… … … … 0 bottom Z
  const at = (drawn.match(/-?[\d.]+/g) ?? []).map(Number);
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const row = boxOf(`[data-option="${key}"]`);
  const line = boxOf('.view-overlays [class*="_tinted_"]');
  return {
    ribbon: [at[1], at[14], at[7], at[8]].map((each) => each ?? Number.NaN),
    row: [row.top, row.bottom] as const,
    line: [line.top, line.bottom] as const,
  };
}

test('the line under a section follows what is typed, and opens the tool with more of it', { tag: '@slow' }, async ({
  page,
}) => {
  await openFixture(page, 'complete.hjson');
  const limits = page.getByRole('button', { name: /^Limits leads to/ });
  await expect(limits).toContainText('20 min');
  await control(page, 'queryTimeOutMinutes').fill('45');
  await expect(limits).toContainText('45 min');
  const toolbar = page.getByRole('button', { name: /^Branding leads to/ });
  await control(page, 'accessReviewToolbarBackgroundColor').fill('rgb(1 2 3)');
  await expect(toolbar.locator('[data-part="toolbar"]')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await limits.click();
  await expect(region(page, 'Effective configuration')).toBeVisible();
});
