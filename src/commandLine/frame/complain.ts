import { type ExitCode, exitCode } from '../exitCode.ts';
import { commandName } from '../name.ts';
import type { System } from '../system.ts';

/** Reports on standard error why something could not be done; `about` is the command or the file. Returns the exit code for that. */
export function complain({ stderr }: Pick<System, 'stderr'>, reason: string, about?: string): ExitCode {
  stderr.write(`${[commandName, about, reason].filter(Boolean).join(': ')}\n`);
  return exitCode.failed;
}
