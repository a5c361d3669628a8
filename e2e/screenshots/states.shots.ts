import type { Page } from '@playwright/test';
import { control, expect, fixture, goToOption, openFixture, openText, region, showPanel, test } from '../page.ts';
import { panelName, panels, states, themes, widths } from './pictures.ts';
import { take, visitBefore } from './take.ts';

visitBefore();

/** What is pictured at every width and in both themes. */
const prepared: Readonly<Record<(typeof states)[number], (page: Page) => Promise<void>>> = {
  start: (page) => page.goto('/').then(() => undefined),
  editing: edit,
  error: breakText,
};

for (const name of states) {
  for (const theme of themes) {
    for (const width of widths) {
      test(`${name}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await prepared[name](page);
        await take(page, `${name}-${theme}-${width}`);
      });
    }
  }
}

for (const panel of panels) {
  for (const theme of themes) {
    test(`${panel}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      if (panel === 'Problems') await openFaulty(page);
      else await openFixture(page, 'complete.hjson');
      await showEditor(page);
      await showPanel(page, panel);
      await take(page, `${panelName(panel)}-${theme}`);
    });
  }
}

async function edit(page: Page): Promise<void> {
  await openFixture(page, 'complete.hjson');
  await showEditor(page);
  await goToOption(page, 'accessReviewToolbarBackgroundColor');
  const colour = control(page, 'accessReviewToolbarBackgroundColor');
  await colour.fill('#0b5d3b');
  await colour.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await draftIsKept(page);
}

async function breakText(page: Page): Promise<void> {
  await openFixture(page, 'complete.hjson');
  await showEditor(page);
  await control(page, 'encryptionKey').fill('short');
  await goToOption(page, 'smtpPort');
  await control(page, 'smtpPort').fill('five');
  await goToOption(page, 'encryptionKey');
  if (isWide(page)) await showPanel(page, 'Problems');
  await draftIsKept(page);
}

/** Waits for what the status line says where there is one. */
async function draftIsKept(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 820) return;
  await expect(page.getByRole('contentinfo')).toContainText('Unsaved · draft');
}

/** Waits for the editor where it is beside the form. */
async function showEditor(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 820) return;
  await region(page, 'HJSON').getByRole('textbox').first().waitFor({ state: 'attached' });
}

/** Whether all panes are beside each other. */
function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1280;
}

/** With problems of each severity, some of which are safe to fix. */
async function openFaulty(page: Page): Promise<void> {
  const faults: readonly (readonly [string, string])[] = [
    ['smtpPort: 587', 'smtpPort: "587"'],
    [
      'https://login.example.com/realms/staff',
      'https://login.example.com/realms/staff/.well-known/openid-configuration',
    ],
    ['verify-full', 'require'],
    ['baseUrl: https://', 'baseUrl: '],
  ];
  const text = faults.reduce((before, [right, wrong]) => before.replace(right, wrong), fixture('complete.hjson'));
  await page.goto('/');
  await openText(page, text);
}
