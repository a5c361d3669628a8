import { checkOptions } from '../check/checkOptions.ts';
import { runCheck } from '../check/runCheck.ts';
import { defineCommand } from '../command.ts';

export const checkCommand = defineCommand({
  operands: '[FILE…]',
  operandCount: { least: 0, most: Number.POSITIVE_INFINITY },
  description: [
    'Reports the same problems as the editor: invalid or misleading HJSON, wrong types, values that do not fit together, and Expr programs. It opens no network connection and reads no other file. Lines of the file are shown without secrets and comments.',
  ],
  options: checkOptions,
  examples: [
    { line: 'check config.json', does: 'Exit code 1 if there is an error.' },
    { line: 'check --fail-on warning config/*.hjson', does: 'For CI: warnings count, too.' },
    {
      line: 'check --output text --output sarif=check.sarif config.json',
      does: 'Text for the log, SARIF for code scanning.',
    },
    { line: 'check --fix --diff config.json', does: 'Shows what --fix would write.' },
    { line: 'check --env', does: 'The configuration in the environment, and the other variables of the server.' },
    {
      line: 'check --ignore key-case,placeholder:baseUrl config.json',
      does: 'Ignores a kind of problem, everywhere or at one option.',
    },
  ],
  run: runCheck,
});
