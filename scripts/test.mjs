// Runs a list of steps in order, all of them, and lists those that failed: node scripts/test.mjs quick|rest
import { spawn } from 'node:child_process';
import { ensureBrowser } from './installBrowser.mjs';
import { quick, rest } from './steps.mjs';

const steps = { quick, rest }[process.argv[2] ?? ''];
if (!steps) throw new Error('Usage: node scripts/test.mjs quick|rest');

ensureBrowser();

/** Runs a step: its output is shown as it comes, or in one piece where another step runs beside it. */
function run({ name, command, env }, isAlone) {
  const started = Date.now();
  const title = `\n== ${name}: ${command}\n`;
  if (isAlone) process.stdout.write(title);
  const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, { shell: true, stdio, env: { ...env, ...process.env } });
  const output = isAlone ? [] : [title];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => output.push(bytes));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      for (const piece of output) process.stdout.write(piece);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(status === 0);
    });
  });
}

const started = Date.now();
const failed = [];
for (const step of steps) {
  const together = [step].flat();
  const passed = await Promise.all(together.map((each) => run(each, together.length === 1)));
  failed.push(...together.filter((_, index) => !passed[index]).map(({ name }) => name));
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n== ${failed.length === 0 ? 'all passed' : `FAILED: ${failed.join(', ')};`} in ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
