import { version } from '../../package.json';
import { exitCode } from './exitCode.ts';
import { complain } from './frame/print.ts';
import { nodeSystem } from './node/nodeSystem.ts';
import { systemReason } from './node/readBytes.ts';
import { runCommandLine } from './runCommandLine.ts';

const system = nodeSystem();

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(exitCode.brokenPipe);
    // Where standard error cannot be written, there is nowhere to say so.
    if (stream === process.stdout) complain(system, systemReason(fault, 'written'), 'standard output');
    process.exit(exitCode.failed);
  });
}

// Without `await`: the commands import what this module is bundled with, and would wait for it to finish.
void runCommandLine(process.argv.slice(2), system, version).then((code) => {
  process.exitCode = code;
});
