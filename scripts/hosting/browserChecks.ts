import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { eventually } from '../../e2e/engines/eventually.ts';

/** What a browser has to find at a host, in the order in which it is tried: the last one after the host has stopped. */
export const browserChecks = {
  opens: 'opens in a browser without a violation of the policy',
  worksOffline: 'works with the host stopped, after one visit',
} as const;

const organisation = 'Ours at this host';
const configuration = `{\n  smtpPort: 587\n  organisationName: "${organisation}"\n}\n`;

export interface Visit {
  /** Throws when the host, which has stopped by now, is missed. */
  revisit(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the page with a configuration, and waits until the browser has a copy of the page. Throws what is not as it should be. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const faults = await observeFaults(context, address);
  const page = await context.newPage();
  await page.goto(address);
  await openConfiguration(page);
  assert.deepEqual(await allowedFeatures(page), ['clipboard-write'], 'what the page may request');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  assert.equal(scope, address, 'the scope of the service worker');
  await eventually('the copy of the page', () => page.evaluate(async () => (await caches.match('./')) !== undefined));
  assert.deepEqual(faults, []);
  await page.close();
  return {
    async revisit() {
      const page = await context.newPage();
      await page.goto(address);
      await openConfiguration(page);
      await page.getByRole('button', { name: 'Export…' }).click();
      await page.getByRole('button', { name: 'Download config.json' }).waitFor();
      assert.deepEqual(faults, []);
    },
    close: () => context.close(),
  };
}

async function observeFaults(context: BrowserContext, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(address) && /^https?:/.test(request.url()))
      faults.push(`request to ${request.url()}`);
  });
  context.on('weberror', (fault) => faults.push(`uncaught: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return faults;
}

/** Of the features that the browser knows; without client hints, which are no features of a page. Only Chromium says. */
function allowedFeatures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): readonly string[] } };
    return featurePolicy.allowedFeatures().filter((name) => !name.startsWith('ch-'));
  });
}

async function openConfiguration(page: Page): Promise<void> {
  const file = { name: 'config.json', mimeType: 'text/plain', buffer: Buffer.from(configuration) };
  await page.getByLabel('Open file').setInputFiles(file);
  await page.locator('.view-lines', { hasText: organisation.replaceAll(' ', '\u00A0') }).waitFor();
  await page.getByLabel('Organisation name', { exact: true }).waitFor();
}
