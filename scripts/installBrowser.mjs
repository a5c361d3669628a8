// Sees to it that there is a browser for the journeys: installs one when none is found.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

const attempts = [
  ['apt-get update', 'apt-get install --yes --no-install-recommends chromium'],
  ['npx playwright install --with-deps chromium'],
  ['npx playwright install chromium'],
];

/** The browser's path, after installing one where that is possible. */
export function ensureBrowser() {
  for (const commands of attempts) {
    const found = findBrowser();
    if (found) return found;
    if (commands[0].startsWith('apt-get') && process.getuid?.() !== 0) continue;
    console.log(`No Chromium found: ${commands.join(' && ')}`);
    commands.every((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0);
  }
  const found = findBrowser();
  if (found) return found;
  console.error(
    'No Chromium could be installed. Install one by hand (Debian: apt-get install chromium; macOS: brew install --cask google-chrome) or set CHROMIUM_PATH.',
  );
  return process.exit(1);
}
