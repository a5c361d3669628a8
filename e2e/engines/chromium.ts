import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type ElementHandle, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/findBrowser.mjs';
import type { ElementReference, EngineStart, InputSource, KeyStep, PointerStep, Session } from './engine.ts';

/** Chromium without a window, driven by Playwright: what holds in the other engines is held here by the same words. */
export const startChromium: EngineStart = async () => {
  const executablePath = findBrowser();
  if (!executablePath)
    return 'Chromium is not installed (Debian: apt-get install chromium; CHROMIUM_PATH names another place)';
  const browser = await chromium.launch({ executablePath });
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  return {
    name: `Chromium ${browser.version()}`,
    openSession: () => openSession(browser, folder),
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

/** How Playwright names the keys that WebDriver writes as private characters. */
const keyNames: Readonly<Record<string, string>> = {
  '\uE003': 'Backspace',
  '\uE007': 'Enter',
  '\uE008': 'Shift',
  '\uE009': 'Control',
  '\uE00A': 'Alt',
  '\uE010': 'End',
  '\uE011': 'Home',
  '\uE012': 'ArrowLeft',
  '\uE015': 'ArrowDown',
};

async function openSession(browser: Browser, downloads: string): Promise<Session> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const faults = observeFaults(page);
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())));
  const elements = new Map<string, ElementHandle>();

  function keep(element: ElementHandle): ElementReference {
    const reference = String(elements.size);
    elements.set(reference, element);
    return { reference };
  }
  const elementOf = (value: unknown) => elements.get((value as ElementReference | undefined)?.reference ?? '');

  return {
    downloads,
    async open(address) {
      // What is opened from a disk has to work without a network.
      await context.setOffline(address.startsWith('file:'));
      await page.goto(address);
    },
    reload: async () => void (await page.reload()),
    find: async (role, name) => (await page.getByRole(role, { name, exact: true }).elementHandles()).map(keep),
    async evaluate(action, ...parameters) {
      // Made here, its parameters have no types: Playwright's would be those of its elements.
      const call = new Function('parameters', `return JSON.stringify((${action})(...parameters)) ?? 'null'`);
      return JSON.parse(
        await page.evaluate(
          call as (given: unknown) => string,
          parameters.map((value) => elementOf(value) ?? value),
        ),
      );
    },
    async perform(sources: readonly InputSource[]) {
      for (const { actions } of sources) for (const step of actions) await perform(page, step);
    },
    setFile: (selector, path) => page.locator(selector).setInputFiles(path),
    faults: async () => [...faults],
    close: () => context.close(),
  };
}

async function perform({ keyboard, mouse }: Page, step: KeyStep | PointerStep): Promise<void> {
  switch (step.type) {
    case 'keyDown':
      return keyboard.down(keyNames[step.value] ?? step.value);
    case 'keyUp':
      return keyboard.up(keyNames[step.value] ?? step.value);
    case 'pointerMove':
      return mouse.move(step.x, step.y);
    case 'pointerDown':
      return mouse.down();
    case 'pointerUp':
      return mouse.up();
  }
}

/** A page from a disk requests nothing, and says nothing on the console. */
const isFile = (page: Page) => page.url().startsWith('file:');

function observeFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || isFile(page)) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const isNew = request.isNavigationRequest() || /^(blob|data):/.test(request.url());
    if (isFile(page) && !isNew) faults.push(`request to ${request.url()}`);
  });
  return faults;
}
