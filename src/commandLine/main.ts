import { version } from '../../package.json';
import { exitCode } from './exitCode.ts';
import { nodeSystem } from './node/nodeSystem.ts';
import { runCommandLine } from './runCommandLine.ts';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(exitCode.brokenPipe);
    throw fault;
  });
}

// Without `await`: the commands import what this module is bundled with, and would wait for it to finish.
void runCommandLine(process.argv.slice(2), nodeSystem(), version).then((code) => {
  process.exitCode = code;
});
