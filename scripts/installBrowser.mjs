// Sees to it that there is a browser for the journeys: installs one when none is found.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

const attempts = [
  ['apt-get update', 'apt-get install --yes --no-install-recommends chromium chromium-headless-shell'],
  ['apt-get install --yes --no-install-recommends chromium'],
  ['npx playwright install --with-deps chromium'],
  ['npx playwright install chromium'],
];

/** Installs a browser where none is found; ends the process where that is not possible. */
export function ensureBrowser() {
  for (const commands of attempts) {
    if (findBrowser()) return;
    if (commands[0].startsWith('apt-get') && process.getuid?.() !== 0) continue;
    console.log(`No Chromium found: ${commands.join(' && ')}`);
    commands.every((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0);
  }
  if (findBrowser()) return;
  console.error(
    'No Chromium could be installed. Install one by hand (Debian: apt-get install chromium; macOS: brew install --cask google-chrome) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
