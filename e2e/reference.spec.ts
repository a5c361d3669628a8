import { options } from '../src/config/index.ts';
import { expect, openText, test } from './page.ts';

/** Nothing is set; the objects are there, so that their options are. */
const nothingSet = (type: string) =>
  `{ smtpAuth: { mechanism: { type: "${type}" } }, gatewayOAuth2: { endpointParams: {} } }`;

test('the form says of every option what it means and what its default is', async ({ page }) => {
  await page.goto('/');
  const seen = new Set<string>();
  for (const type of ['autoDiscover', 'xOAuth2']) {
    await openText(page, nothingSet(type), `${type}.json`);
    for (const { key, help, since, default: fallback } of options) {
      const field = page.locator(`[data-option="${key}"]`);
      if ((await field.count()) === 0) continue;
      seen.add(key);
      await expect(field.getByText(help, { exact: true })).toBeVisible();
      if (since) await expect(field.getByText(`since ${since}`, { exact: true })).toBeVisible();
      await expect(field.getByText(/^default /)).toHaveCount(fallback === undefined ? 0 : 1);
      if (fallback !== undefined) await expect(page.locator(`[id="option-${key}-state"]`)).toHaveText('Not set');
    }
  }
  // These two are levels of the text alone: the control of smtpAuth writes them.
  const levels = ['smtpAuth.mechanism', 'smtpAuth.mechanism.type'];
  const rows = options.map(({ key }) => key).filter((key) => !levels.includes(key));
  expect([...seen].sort()).toEqual(rows.sort());
});
