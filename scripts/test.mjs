// What every change has to pass, in this order; stops at the first step that fails.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './installBrowser.mjs';

ensureBrowser();

const hasGo = spawnSync('go', ['version']).status === 0;

const steps = [
  ['types', 'npx tsc --noEmit'],
  ['lint', 'npm run lint'],
  // Compiled before the tests, which would each wait for it on a machine that has never done it.
  ...(hasGo ? [['reference program', 'go build -C reference ./...']] : []),
  ['unit tests', 'npm run unit'],
  ['build', 'npm run build'],
  ['size budget', 'node scripts/checkSize.mjs'],
  // Its files may not need each other to start.
  ['command line', 'node dist-cli/arconf.js check src/hjson/fixtures/configs/00-complete.hjson'],
  ['browser journeys', 'npx playwright test --config e2e/playwright.config.ts'],
];

for (const [name, command] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
