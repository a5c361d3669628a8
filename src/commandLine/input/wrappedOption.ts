import { defineOptions } from '../command.ts';

/** Beside what reads it, which needs all readers of wrappers. */
export const wrappedOption = defineOptions({
  wrapped: { kind: 'flag', help: 'Read the configuration in a Compose file, a manifest, an env file or a script.' },
  as: {
    kind: 'text',
    value: 'NAME',
    help: 'With --wrapped: the program that reads it, where several would read it differently.',
  },
});
