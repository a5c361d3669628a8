import { findBrowser } from '../scripts/findBrowser.mjs';
import base from './playwright.config.ts';

const executablePath = findBrowser();

/** One journey after the other in a window, which stays open where one fails (`page.ts`): `npm run e2e:headed`. */
export default {
  ...base,
  workers: 1,
  retries: 0,
  maxFailures: 1,
  // Somebody waits for it.
  expect: { timeout: 10_000 },
  use: {
    ...base.use,
    headless: false,
    launchOptions: { ...base.use?.launchOptions, ...(executablePath ? { executablePath } : {}) },
  },
};
