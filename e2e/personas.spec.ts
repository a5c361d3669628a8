import { expect, openFixture, region, showPanel, test } from './page.ts';

/** People who come with work to do, from the beginning to the end of it. */
test.use({ layout: 'form' });

test('a developer compares what three samples give', async ({ page }) => {
  await openFixture(page, 'complete.hjson');
  await showPanel(page, 'Token request');
  const panel = region(page, 'Token request');
  const samples = ['https://gateway-a.example.com', 'https://gateway-b.example.com:8443', 'HTTP://GW.example.com'];
  for (const [index, url] of samples.entries()) {
    if (index > 0) await panel.getByRole('button', { name: 'Add sample' }).click();
    await panel.getByLabel('Source ID').fill(String(42 + index));
    await panel.getByLabel('Gateway URL').fill(url);
    await expect(panel.getByLabel('Request body')).toContainText(`source_id=${42 + index}`);
  }
  await panel.getByRole('tab', { name: 'Claims as JSON' }).click();
  await expect(panel.getByRole('tabpanel')).toContainText('"source_id": "44"');
  await panel.getByRole('radio', { name: 'Sample 1', exact: true }).click();
  await expect(panel.getByRole('tabpanel')).toContainText('"gateway_url": "https://gateway-a.example.com"');
});
