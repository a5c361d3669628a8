import type { Page } from '@playwright/test';
import { check, imagePath, openTools, stage } from '../brandingPage.ts';
import { control, expect, openFixture, openText, region, showPanel, test } from '../page.ts';
import { type brandings, pictureFile, themes } from './pictures.ts';
import { visitBefore } from './take.ts';

visitBefore();

interface Look {
  readonly name: (typeof brandings)[number];
  readonly prepare: (page: Page) => Promise<void>;
}

/** Both pages with the defaults, with the complete example and its images, and with text that is hard to read. */
const looks: readonly Look[] = [
  {
    name: 'defaults',
    prepare: async (page) => {
      await page.goto('/');
      await openText(page, '{ organisationName: "Example & Sons" }');
    },
  },
  {
    name: 'complete',
    prepare: async (page) => {
      await openFixture(page, 'complete.hjson');
      await control(page, 'organisationName').fill('Example & Sons');
      await tryImages(page);
    },
  },
  {
    name: 'failing',
    prepare: async (page) => {
      await openFixture(page, 'complete.hjson');
      await control(page, 'organisationName').fill('Example & Sons');
      await control(page, 'accessReviewToolbarBackgroundColor').fill('gold');
      await tryImages(page);
    },
  },
];

for (const { name, prepare } of looks) {
  for (const colorScheme of themes) {
    test(`branding: ${name}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1200 });
      await page.emulateMedia({ colorScheme });
      await prepare(page);
      await showPanel(page, 'Branding');
      await stage(page, 'login').waitFor();
      await region(page, 'Branding preview').screenshot({ path: pictureFile(`branding-${name}-${colorScheme}`) });
    });
  }
}

async function tryImages(page: Page): Promise<void> {
  await showPanel(page, 'Branding');
  await openTools(page, 'Preview images');
  await page.getByLabel('Logo file for the preview').setInputFiles(imagePath('logo-tall-412x96.png'));
  await page.getByLabel('Background file for the preview').setInputFiles(imagePath('background-1920x1080.jpg'));
  await expect(check(page, 'background-crop')).toBeVisible();
  await region(page, 'Branding preview').getByRole('button', { name: 'Preview images' }).click();
}
