// Runs a list of steps in order, all of them, and lists those that failed, each with the end of its output:
// node scripts/test.mjs quick|rest
import { spawn } from 'node:child_process';
import { ensureBrowser } from './installBrowser.mjs';
import { quick, rest } from './steps.mjs';

const steps = { quick, rest }[process.argv[2] ?? ''];
if (!steps) throw new Error('Usage: node scripts/test.mjs quick|rest');

ensureBrowser();

const failed = [];

/** Runs a step: its output is shown as it comes, or in one piece where another step runs beside it. */
function run({ name, command, env }, isAlone) {
  const started = Date.now();
  const title = `\n== ${name}: ${command}\n`;
  if (isAlone) process.stdout.write(title);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...process.env } });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      output.push(bytes);
      if (isAlone) process.stdout.write(bytes);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(title + Buffer.concat(output));
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      if (status !== 0) failed.push({ name, end: String(Buffer.concat(output)).split('\n').slice(-80).join('\n') });
      resolve();
    });
  });
}

const started = Date.now();
for (const step of steps) {
  const together = [step].flat();
  await Promise.all(together.map((each) => run(each, together.length === 1)));
}
const seconds = Math.round((Date.now() - started) / 1000);
// Again, because what a long run printed in its middle is far above, or was cut from a log.
for (const { name, end } of failed) console.log(`\n== the end of ${name}, which failed:\n${end}`);
const names = failed.map(({ name }) => name).join(', ');
console.log(`\n== ${failed.length === 0 ? 'all passed' : `FAILED: ${names};`} in ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
