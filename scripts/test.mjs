// Everything that the continuous integration runs, in its order; stops at the first step that fails.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './installBrowser.mjs';

process.env.CHROMIUM_PATH = ensureBrowser();

const hasGo = spawnSync('go', ['version']).status === 0;

const steps = [
  ['types', 'npx tsc --noEmit'],
  ['lint', 'npx biome check --error-on-warnings'],
  // Their libraries take minutes to compile on a machine that has never done it, more than a test may.
  ...(hasGo ? [['reference programs', 'go build -C reference ./...']] : []),
  ['unit tests', 'npx vitest run'],
  ['build', 'npm run build'],
  ['size budget', 'node scripts/checkSize.mjs'],
  ['browser journeys', 'npx playwright test --config e2e/playwright.config.ts'],
];

for (const [name, command] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
