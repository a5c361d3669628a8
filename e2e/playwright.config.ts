import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../scripts/findBrowser.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const distDirectory = process.env.DIST_DIR ?? 'dist';
const executablePath = findHeadlessShell();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than processors of a small machine: a journey waits a third of its time.
  workers: 3,
  // Generous: a loaded machine must not look like a fault of the page.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // For a machine that stalls: what passes only then is reported as flaky, and wants a look.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // What a window has by itself; a headless shell asks nobody.
    permissions: ['clipboard-write'],
    // It fetches the whole page once more: a sixth of the time. Journeys of drafts and of the offline copy allow it.
    serviceWorkers: 'block',
    // The preview server would compress each file anew for each journey, which takes as long as to run it.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    // A trace of every journey would cost a quarter of the time; `--trace on` records the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The pages of the address bar, which nobody sees: loading them takes as long as a page of ours.
        '--disable-features=WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,WebUIOmniboxPopup',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --outDir ${distDirectory} --port ${port} --strictPort`,
    // Absolute: the pictures' configuration, one folder below, takes it over.
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
