import type { Comparison, Selected } from '../../compare/index.ts';
import { type Call, defineOptions } from '../command.ts';
import { serverVersionOption, unknownOption, wrappedOption } from '../input/inputOptions.ts';

export const diffOptions = defineOptions({
  output: {
    kind: 'choice',
    value: 'FORMAT',
    choices: ['text', 'json', 'markdown', 'github'],
    default: 'text',
    help: 'text, json, markdown (a change record; of two files, with the comments of the second as reasons, unless they may hold a secret) or github (annotations). Default: text.',
  },
  expect: {
    kind: 'list',
    value: 'OPTION',
    help: 'Options that must differ; any other difference is reported, and so is one of these that does not differ.',
  },
  only: { kind: 'list', value: 'OPTION', help: 'Compare only these.' },
  ignore: { kind: 'list', value: 'OPTION', help: 'Leave these out.' },
  all: { kind: 'flag', help: 'Print what is equal, too.' },
  comments: {
    kind: 'flag',
    help: 'Print the comments of an option where they differ. They never change the exit code.',
  },
  'fail-on-hidden': {
    kind: 'flag',
    help: 'Exit with 1, too, if a file is a redacted copy: what is hidden in it was not compared.',
  },
  names: { kind: 'list', value: 'NAME', help: 'What to call the files, in order. Default: their names.' },
  'stdin-name': { kind: 'text', value: 'PATH', help: 'The name of standard input in messages.' },
  ...wrappedOption,
  ...unknownOption,
  ...serverVersionOption,
});

export type DiffCall = Call<typeof diffOptions>;

/** Prints a comparison. No format prints a secret. */
export type DiffFormat = (comparison: Comparison, selected: Selected, call: DiffCall) => string;
