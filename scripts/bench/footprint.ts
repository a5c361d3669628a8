import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { servePage } from './servedBuild.ts';

const example = 'src/config/fixtures/configs/00-complete.hjson';

/**
 * What the first screen loads, and the page's JavaScript heap after a garbage collection, with the complete example in the
 * form, in Monaco and in the panels, and a keystroke made in the form. Heap in MB of 1,000,000 bytes, of the main thread alone.
 */
export async function benchFootprint(): Promise<void> {
  const { address, directory, close } = await servePage();
  execFileSync(process.execPath, ['scripts/checkSize.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, DIST_DIR: directory },
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/`);
  await page.getByLabel('Open file').setInputFiles(example);
  await page.locator('.monaco-editor .view-line').first().waitFor();
  const input = page.locator('[name="smtpHostname"]');
  await input.press('End');
  await input.press('x');
  await page.locator('.monaco-editor .view-line', { hasText: 'smtp.example.comx' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // What the first collection frees may hold on to more.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`JavaScript heap with the editor open: ${(usedSize / 1e6).toFixed(1)} MB of at most 40`);
  await browser.close();
  await close();
}
