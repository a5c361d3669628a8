import { defineOptions } from '../command.ts';

/** Where the value of `set` comes from. */
export const valueOptions = defineOptions({
  stdin: { kind: 'flag', help: 'Read the value from standard input, without its trailing line end.' },
  'from-env': { kind: 'text', value: 'NAME', help: 'Read the value from an environment variable.' },
  'from-file': { kind: 'text', value: 'PATH', help: 'Read the value from a file, without its trailing line end.' },
  json: { kind: 'flag', help: 'The value is JSON, such as that of an object.' },
});
