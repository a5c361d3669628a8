import { defineOptions } from '../command.ts';

/** Options that every command accepts. */
export const commonOptions = defineOptions({
  color: {
    kind: 'choice',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    default: 'auto',
    help: 'Whether to colour the output: auto, always or never. Default: auto, for terminals.',
  },
  'no-color': { kind: 'flag', help: 'The same as --color never or the variable NO_COLOR.' },
  help: { kind: 'flag', help: 'Show the help of the command.' },
  version: { kind: 'flag', help: 'Show the version of the program.' },
});
