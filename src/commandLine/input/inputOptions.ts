import { defineOptions } from '../command.ts';

/** Where the configurations come from. */
export const inputOptions = defineOptions({
  'stdin-name': { kind: 'text', value: 'PATH', help: 'The name of standard input in messages.' },
  env: {
    kind: 'optionalText',
    value: 'NAME',
    help: 'Read an environment variable instead of a file. Default: SERVICE_CONFIG_HJSON.',
  },
});
