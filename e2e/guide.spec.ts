import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe.ts';
import { downloadedBy, expect, fixture, openStart, test } from './page.ts';

/** What somebody types who sets up a deployment: by the placeholder that is selected, or by the field that has the focus. */
const steps: readonly { readonly preset?: RegExp; readonly answers: Readonly<Record<string, string>> }[] = [
  {
    answers: {
      baseUrl: 'https://review.example.com',
      organisationName: 'Example Hospital',
      encryptionKey: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    },
  },
  {
    preset: /^Azure with managed identity/,
    answers: { '<SERVER>': 'example-db', '<DATABASE>': 'review', '<IDENTITY>': 'review-server' },
  },
  {
    preset: /^Microsoft Entra ID/,
    answers: {
      '<TENANT>': '8eaef023-2b34-4da1-9baa-8bc8c9d6a490',
      oidcClientId: 'review-server',
      oidcClientSecret: 'FAKE-sign-in-secret',
    },
  },
  {
    preset: /^Microsoft 365/,
    answers: {
      mailFrom: 'Review <noreply@example.com>',
      'smtpAuth.username': 'noreply@example.com',
      'smtpAuth.mechanism.clientId': 'mail-client',
      'smtpAuth.mechanism.clientSecret': 'FAKE-mail-secret',
    },
  },
  {
    preset: /^Add audience/,
    answers: {
      'gatewayOAuth2.clientId': 'gateway-client',
      'gatewayOAuth2.clientSecret': 'FAKE-gateway-secret',
      'gatewayOAuth2.tokenUrl': 'https://auth.example.com/oauth/token',
      '<AUDIENCE>': 'gateway',
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

/** What the page asks for: the selected placeholder, or the name of the field that has the focus. */
function asked(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
    const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    return selected || field.name;
  });
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
const guideLink = (page: Page) => page.getByRole('link', { name: /^Guided set-up/ });
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 7`);
const filledIn = (page: Page) => page.getByText('Everything without a default is filled in.');
const download = (page: Page) => button(page, 'Download config.json');
const deployment = fixture('guidedDeployment.hjson');

/** For the report of the run: what the limits below are compared with. */
function note(count: object): void {
  test.info().annotations.push({ type: 'count', description: JSON.stringify(count) });
}

test('an empty page becomes a complete deployment by keyboard alone', async ({ page }) => {
  await openStart(page);
  const user = hand(page);
  const { count, type, press } = user;
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
  await type('guided');
  await press('Enter');
  for (const [index, { preset, answers }] of steps.entries()) {
    await expect(step(page, index + 1)).toBeVisible();
    if (preset) {
      await expect(button(page, preset)).toBeFocused();
      await press('Enter');
    }
    await answerAll(page, user, answers);
  }
  await expect(filledIn(page)).toBeVisible();
  await expect(button(page, 'Show the whole form')).toBeFocused();
  await press('Tab');
  await expect(button(page, 'Export…')).toBeFocused();
  await press('Enter');
  await expect(download(page)).toBeVisible();
  while (!(await download(page).evaluate((element) => element === document.activeElement))) await press('Tab');
  expect((await downloadedBy(page, () => press('Enter'))).toString()).toBe(deployment);
  note(count);
  // The values of the deployment, and what is typed into the palette.
  expect(count.values).toBeLessThanOrEqual(22);
  expect(count.characters).toBeLessThanOrEqual(401);
  expect(count.otherKeys).toBeLessThanOrEqual(37);
});

test('Alt+Enter opens the menu of the row, by which a key is generated, and stays in the step', async ({ page }) => {
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
  for (const [index, { preset, answers }] of steps.entries()) {
    await expect(step(page, index + 1)).toBeVisible();
    if (preset) await click(button(page, preset));
    if (preset?.test('Microsoft Entra ID')) await expectAccessibleEverywhere(page, step(page, index + 1));
    await answerAll(page, user, answers);
  }
  await expect(filledIn(page)).toBeVisible();
  await click(button(page, 'Export…'));
  expect((await downloadedBy(page, () => click(download(page)))).toString()).toBe(deployment);
  note(count);
  expect(count.values).toBeLessThanOrEqual(21);
  expect(count.otherKeys).toBeLessThanOrEqual(21);
  // The cursor is always in the field that is asked for: start, four presets, export and download are all that is clicked.
  expect(count.clicksIntoFields).toBe(0);
  expect(count.furtherClicks).toBeLessThanOrEqual(7);
});
