// Finds a Chromium for the browser journeys: CHROMIUM_PATH, Playwright's own, or the system's.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where Debian has it. */
const shellPath = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the journeys: Chromium without the windows around the page, where it is installed, since a journey takes a sixth less
 * time in it; otherwise, the browser.
 */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(shellPath) ? shellPath : findBrowser();
}

/** The path of the browser; undefined when there is no browser. A wrong CHROMIUM_PATH is an error, not a reason to keep searching. */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
    return wanted;
  }
  return [chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path));
}
