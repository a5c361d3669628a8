import type { Page } from '@playwright/test';
import { serverReportFor } from '../src/testing/serverReport.ts';
import { expectAccessibleEverywhere } from './axe.ts';
import { drop } from './drop.ts';
import { control, downloadedBy, expect, fixture, openText, region, test } from './page.ts';

test.use({ layout: 'form' });

const tool = 'Check from the server';
/** The issuer ends with a slash that the provider does not write. */
const text = fixture('complete.hjson').replace('realms/staff', 'realms/staff/');
const report = serverReportFor(
  text,
  'ok oidc.discovery',
  'fail oidc.issuer slash',
  'fail smtp.starttls certificate expired=1-Oct-2026',
  'ok pg.connect by=pg_isready',
  'skip file.logo not-asked',
);
const row = (page: Page, key: string) => page.locator(`[data-option="${key}"]`);
const mark = (page: Page, key: string) => row(page, key).getByText('Checked 20:14').first();

test('by keyboard alone: what a script saw on the server marks the fields, and a fix removes its mark', {
  tag: '@slow',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await openText(page, text);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a command or option' })).toBeFocused();
  await page.keyboard.insertText('check from');
  await page.keyboard.press('Enter');
  const check = region(page, tool);
  const script = await downloadedBy(page, () =>
    check.getByRole('button', { name: 'Download check.sh' }).press('Enter'),
  );
  expect(script.toString()).toMatch(/^#!\/bin\/sh\n/);
  expect(script.toString()).toContain("ISSUER='https://login.example.com/realms/staff/'");
  expect(script.toString()).not.toContain('fake');
  await check.getByLabel('Deployment and container').fill('review');
  await expect(check).toContainText('kubectl exec -i deploy/review -- sh -s -- --here < check.sh');

  // A paste that was cut off is kept, with the reason.
  const box = check.getByLabel('Report of check.sh');
  await box.fill(report.slice(0, -20));
  await expect(check).toContainText('The report is not complete. Copy all of it.');
  await check.getByRole('button', { name: 'Copy the script' }).focus();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), report);
  await page.keyboard.press('Control+v');
  await expect(box).toHaveValue('');
  await expect(check).toContainText('The certificate expired on 1 Oct 2026.');
  await expectAccessibleEverywhere(page, check.getByRole('heading', { name: /^From the server/ }));
  await page.setViewportSize({ width: 1440, height: 900 });

  await check.getByRole('button', { name: 'Show problems' }).press('Enter');
  const problems = region(page, 'Problems');
  await expect(problems.getByRole('heading', { name: 'From the server' })).toBeVisible();
  await problems.getByRole('button', { name: 'OIDC issuer' }).last().press('Enter');
  await expect(control(page, 'oidcIssuer')).toBeFocused();
  await expect(mark(page, 'oidcIssuer')).toBeVisible();
  await expect(control(page, 'pgConnStr').first()).toHaveAccessibleDescription(/The database accepts connections\./);
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.press('Enter');
  await expect(control(page, 'oidcIssuer')).toHaveValue('https://login.example.com/realms/staff');
  await expect(mark(page, 'oidcIssuer')).toHaveCount(0);
  await expect(mark(page, 'smtpHostname')).toBeVisible();
  await expect(problems).not.toContainText('The provider writes its issuer');

  // The same report again, as a file: what is right by now has no mark.
  await drop(page, 'body', { name: 'report.txt', text: report });
  await expect(check).toContainText('Some values have changed since: 2 of 4 checks still apply.');
  await expect(mark(page, 'oidcIssuer')).toHaveCount(0);
});
