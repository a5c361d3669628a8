import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { control, expect, fixture, goToOption, openFixture, openText, region, showPanel, test } from '../page.ts';

const widths = [1440, 1024, 390];
const themes = ['light', 'dark'] as const;

interface State {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<void>;
}

/** What is pictured at every width and in both themes. */
const states: readonly State[] = [
  { name: 'start', prepare: (page) => page.goto('/').then(() => undefined) },
  { name: 'editing', prepare: edit },
  { name: 'error', prepare: breakText },
];

for (const { name, prepare } of states) {
  for (const theme of themes) {
    for (const width of widths) {
      test(`${name}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await prepare(page);
        await take(page, `${name}-${theme}-${width}`);
      });
    }
  }
}

for (const panel of ['Token request', 'Export', 'Problems'] as const) {
  for (const theme of themes) {
    test(`${panel}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      if (panel === 'Problems') await openFaulty(page);
      else await openFixture(page, 'complete.hjson');
      await showEditor(page);
      await showPanel(page, panel);
      await take(page, `${panel.toLowerCase().replace(' ', '-')}-${theme}`);
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

async function draftIsKept(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('draft kept');
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

/** Takes the picture when every part of the page is there, and what comes and goes by itself has gone. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading…')).toHaveCount(0);
  const dismiss = region(page, 'Notification').getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(page.locator('.monaco-editor .scrollbar.visible')).toHaveCount(0);
  await page.screenshot({ path: picture(name), animations: 'disabled' });
}

function picture(name: string): string {
  return fileURLToPath(new URL(`../../docs/screenshots/${name}.png`, import.meta.url));
}
