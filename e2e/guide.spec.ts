import type { Locator, Page } from '@playwright/test';
import { guidedDeployment } from '../src/testing/guidedDeployment.ts';
import { expectAccessibleEverywhere } from './axe.ts';
import { clipboardText } from './clipboard.ts';
import { keepChange } from './draftsPage.ts';
import { downloadedBy, expect, openStart, region, showPanel, test } from './page.ts';

/** What somebody types who sets up a deployment: by the field that has the focus. */
const steps: readonly { readonly provider?: RegExp; readonly answers: Readonly<Record<string, string>> }[] = [
  {
    answers: {
      baseUrl: 'https://review.example.com',
      organisationName: 'Example Hospital',
      encryptionKey: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    },
  },
  {
    provider: /^Azure with managed identity/,
    answers: { pgConnStr: 'review-server', 'pgConnStr SERVER': 'example-db', 'pgConnStr DATABASE': 'review' },
  },
  {
    provider: /^Microsoft Entra ID/,
    answers: {
      // The part of it that the preset leaves open.
      oidcIssuer: '8eaef023-2b34-4da1-9baa-8bc8c9d6a490',
      oidcClientId: 'review-server',
      oidcClientSecret: 'FAKE-sign-in-secret',
    },
  },
  {
    provider: /^Microsoft 365/,
    answers: {
      mailFrom: 'Review <noreply@example.com>',
      'smtpAuth.username': 'noreply@example.com',
      'smtpAuth.mechanism.clientId': 'mail-client',
      'smtpAuth.mechanism.clientSecret': 'FAKE-mail-secret',
    },
  },
  {
    provider: /^Add audience/,
    answers: {
      'gatewayOAuth2.clientId': 'gateway-client',
      'gatewayOAuth2.clientSecret': 'FAKE-gateway-secret',
      'gatewayOAuth2.tokenUrl': 'https://auth.example.com/oauth/token',
      'gatewayOAuth2.endpointParams.audience': 'gateway',
    },
  },
  {
    answers: {
      accessReviewToolbarBackgroundColor: '#0b3d91',
      accessReviewToolbarTextColor: 'white',
      accessReviewToolbarLogoPath: '/app/branding/logo.svg',
      loginPageBackgroundPath: '/app/branding/background.jpg',
    },
  },
];

/** Types, presses and clicks as a user does, and counts it: a click that only puts the cursor into a field apart from any other. */
function hand(page: Page) {
  const count = { values: 0, characters: 0, otherKeys: 0, clicksIntoFields: 0, furtherClicks: 0 };
  return {
    count,
    async type(value: string) {
      count.values++;
      count.characters += value.length;
      await page.keyboard.type(value);
    },
    async press(key: string) {
      count.otherKeys++;
      await page.keyboard.press(key);
    },
    async click(what: Locator) {
      const isField = await what.evaluate((element) => element.matches('input, textarea'));
      count[isField ? 'clicksIntoFields' : 'furtherClicks']++;
      await what.click();
    },
  };
}

/** What the page asks for: the name of the field that has the focus. */
function asked(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
}

/** Answers what the page asks for, in the order in which it asks; Enter goes from one question to the next. */
async function answerAll(
  page: Page,
  { type, press }: ReturnType<typeof hand>,
  answers: Readonly<Record<string, string>>,
) {
  const left = new Map(Object.entries(answers));
  while (left.size > 0) {
    let question = '';
    await expect
      .poll(async () => {
        question = await asked(page);
        return left.has(question) ? 'answered' : question;
      })
      .toBe('answered');
    await type(left.get(question) ?? '');
    left.delete(question);
    await press('Enter');
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A provider, or the button for the parameters of the example. */
const preset = (page: Page, name: RegExp) => page.getByRole('radio', { name }).or(button(page, name));
const form = (page: Page) => region(page, 'Form');
const title = (page: Page) => form(page).getByRole('heading', { level: 3 }).first();
const save = (page: Page) => button(page, 'Save config.json');
const guideLink = (page: Page) => page.getByRole('link', { name: /^Guided set-up/ });
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 7`);
const filledIn = (page: Page) => page.getByText('Everything without a default is filled in.');

function isFocused(what: Locator): Promise<boolean> {
  return what.evaluate((element) => element === document.activeElement);
}

/** For the report of the run: the figures that the limits below apply to. */
function note(count: object): void {
  test.info().annotations.push({ type: 'count', description: JSON.stringify(count) });
}

/** By the palette. */
async function goOnByKeyboard(page: Page, { type, press }: ReturnType<typeof hand>): Promise<void> {
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
  await type('guided');
  await expect(page.getByRole('option').first()).toContainText('uided set-up');
  await press('Enter');
}

test.describe('with drafts', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an empty page becomes a complete deployment by keyboard alone, with a reload in the middle', {
    tag: '@slow',
  }, async ({ page }) => {
    await openStart(page);
    const user = hand(page);
    const { count, press } = user;
    await goOnByKeyboard(page, user);
    for (const [index, { provider, answers }] of steps.entries()) {
      await expect(step(page, index + 1)).toBeVisible();
      if (provider) {
        await expect(title(page)).toBeFocused();
        while (!(await isFocused(preset(page, provider)))) {
          const isInChoice = await page
            .getByRole('radio')
            .evaluateAll((radios) => radios.includes(document.activeElement as HTMLElement));
          await press(isInChoice ? 'ArrowRight' : 'Tab');
        }
        await press('Enter');
      }
      if (index !== 2) {
        await answerAll(page, user, answers);
        continue;
      }
      await keepChange(page, () => answerAll(page, user, answers));
      await expect(step(page, 4)).toBeVisible();
      await page.reload();
      await expect(step(page, 4)).toBeVisible();
    }
    await expect(filledIn(page)).toBeVisible();
    await expect(title(page)).toBeFocused();
    expect((await downloadedBy(page, () => press('Control+s'))).toString()).toBe(guidedDeployment());
    note(count);
    // The values of the deployment, and what is typed into the palette, twice.
    expect(count.values).toBeLessThanOrEqual(23);
    expect(count.characters).toBeLessThanOrEqual(407);
    expect(count.otherKeys).toBeLessThanOrEqual(39);
  });
});

test('Alt+Enter opens the menu of the row, by which a key is generated, and stays in the step', {
  tag: '@slow',
}, async ({ page }) => {
  await openStart(page);
  await guideLink(page).click();
  await expect(step(page, 1)).toBeVisible();
  await page.locator('[name="encryptionKey"]').focus();
  await page.keyboard.press('Alt+Enter');
  await page.getByRole('menuitem', { name: /^Generate a key/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Write a new key' }).press('Enter');
  await expect(page.locator('[name="encryptionKey"]')).toBeFocused();
  await expect(step(page, 1)).toBeVisible();
});

test('an empty page becomes a complete deployment with the mouse and Enter', async ({ page }) => {
  await openStart(page);
  const user = hand(page);
  const { count, click } = user;
  await click(guideLink(page));
  for (const [index, { provider, answers }] of steps.entries()) {
    await expect(step(page, index + 1)).toBeVisible();
    if (provider) await click(preset(page, provider));
    if (provider?.test('Microsoft Entra ID')) await expectAccessibleEverywhere(page, step(page, index + 1));
    await answerAll(page, user, answers);
  }
  await expect(filledIn(page)).toBeVisible();
  expect((await downloadedBy(page, () => click(save(page)))).toString()).toBe(guidedDeployment());
  note(count);
  expect(count.values).toBeLessThanOrEqual(21);
  expect(count.otherKeys).toBeLessThanOrEqual(21);
  // The cursor is always in the field that is asked for: start, four presets and saving are all that is clicked.
  expect(count.clicksIntoFields).toBe(0);
  expect(count.furtherClicks).toBeLessThanOrEqual(6);
});

/** The parts of the connection string in the order of the page. */
const database = {
  host: 'db.example.com',
  port: '',
  name: 'review',
  user: 'review_user',
  password: 'FAKE-database-pw',
};

const skip = (page: Page) => button(page, /skip$/i);

test.describe('somebody who has never seen HJSON', () => {
  test.use({ serviceWorkers: 'allow' });

  test('sets up Microsoft 365, Entra ID and a database, with a reload in the middle', { tag: '@slow' }, async ({
    page,
  }) => {
    await openStart(page);
    const user = hand(page);
    const { count, type, press, click } = user;
    await click(guideLink(page));
    await answerAll(page, user, { baseUrl: 'https://review.example.com', organisationName: 'Example Hospital' });
    await click(button(page, 'Generate a key…'));
    await click(button(page, 'Write a new key'));
    await press('Enter');
    await expect(step(page, 2)).toBeVisible();
    await click(preset(page, /^Another one/));
    // PostgreSQL has a default port.
    for (const [part, value] of Object.entries(database)) {
      await expect(page.getByRole('textbox', { name: `Database ${part}` })).toBeFocused();
      if (value !== '') await type(value);
      await press('Enter');
    }
    await expect(step(page, 3)).toBeVisible();
    await click(preset(page, /^Microsoft Entra ID/));
    await keepChange(page, () => answerAll(page, user, { oidcIssuer: '8eaef023-2b34-4da1-9baa-8bc8c9d6a490' }));

    await page.reload();
    await expect(step(page, 3)).toBeVisible();
    await answerAll(page, user, { oidcClientId: 'review-server', oidcClientSecret: 'FAKE-sign-in-secret' });
    await click(preset(page, /^Microsoft 365/));
    await answerAll(page, user, {
      mailFrom: 'Review <noreply@example.com>',
      'smtpAuth.username': 'noreply@example.com',
      'smtpAuth.mechanism.clientId': 'mail-client',
      'smtpAuth.mechanism.clientSecret': 'FAKE-mail-secret',
    });
    await expect(step(page, 5)).toBeVisible();
    await click(skip(page));
    await click(skip(page));
    await expect(filledIn(page)).toBeVisible();
    const saved = (await downloadedBy(page, () => click(save(page)))).toString();
    expect(saved).toContain('postgres://review_user:FAKE-database-pw@db.example.com');
    note(count);
    expect(count.values).toBe(13);
    expect(count.clicksIntoFields).toBe(0);
    // One of them after the reload.
    expect(count.furtherClicks).toBeLessThanOrEqual(10);
  });
});

test('what is asked of somebody else has no values, and what was skipped is left to fill in', async ({ page }) => {
  await openStart(page);
  await guideLink(page).click();
  await answerAll(page, hand(page), { baseUrl: 'https://review.example.com' });
  await button(page, 'Copy the 2 questions as a mail').click();
  const mail = await clipboardText(page);
  expect(mail).toContain('1. Organisation name (organisationName)');
  expect(mail).not.toContain('review.example.com');
  await page.locator('[name="encryptionKey"]').fill('FAKE-encryption-key');
  while (!(await step(page, 7).isVisible())) await skip(page).click();
  await expect(form(page)).toContainText(/\d+ of 23 options set, 8 to fill in/);
  await expect(page.locator('body')).not.toContainText('FAKE-encryption-key');
  await form(page).getByRole('button', { name: 'Organisation name' }).click();
  await expect(page.locator('[name="organisationName"]')).toBeFocused();
});

test('Back in the browser goes to the step before, also from a tool, and a link to its step', async ({ page }) => {
  await openStart(page);
  await guideLink(page).click();
  await expect(page.locator('[name="baseUrl"]')).toBeFocused();
  await page.keyboard.type('https://review.example.com');
  await expect(region(page, 'HJSON').locator('.view-lines')).toContainText('baseUrl: "https://review.example.com"');
  for (const at of [2, 3]) {
    await button(page, /^Next/).click();
    await expect(step(page, at)).toBeVisible();
  }
  await page.goBack();
  await expect(step(page, 2)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await showPanel(page, 'Export');
  await expect(page).toHaveURL(/#export$/);
  await page.goBack();
  await expect(step(page, 2)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.evaluate(() => location.assign('#guide=4'));
  await expect(step(page, 4)).toBeVisible();
  await button(page, 'Leave the guided set-up').click();
  await expect(page.locator('[name="mailFrom"]')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});

test('fits a phone, where the ways to go on stay at the bottom', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStart(page);
  await guideLink(page).click();
  for (const at of [2, 3]) {
    await button(page, /^Next/).click();
    await expect(step(page, at)).toBeVisible();
  }
  await preset(page, /^Microsoft Entra ID/).click();
  await expect(page.getByRole('textbox', { name: 'Tenant' })).toBeFocused();
  await expect(button(page, 'Next: E-mail')).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
