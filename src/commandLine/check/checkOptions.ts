import { severities } from 'source-text';
import type { ServerVersion } from '../../config/index.ts';
import { type Call, defineOptions } from '../command.ts';
import { inputOptions, serverVersionOption, unknownOption, wrappedOption } from '../input/inputOptions.ts';
import type { Selection } from './selection.ts';

export const checkOptions = defineOptions({
  'fail-on': {
    kind: 'choice',
    value: 'SEVERITY',
    choices: [...severities, 'never'],
    default: 'error',
    help: 'The lowest severity that gives exit code 1: error, warning, hint, or never. Default: error.',
  },
  ignore: {
    kind: 'list',
    value: 'CODE[:OPTION]',
    help: 'Ignore problems of this kind, everywhere or at one option.',
  },
  only: { kind: 'list', value: 'CODE[:OPTION]', help: 'Report only problems of these kinds.' },
  output: {
    kind: 'repeated',
    value: 'FORMAT[=FILE]',
    help: 'Print a report, or write it to a file: text, compact, json, sarif, github or gitlab. May be given several times. Default: text; in GitHub Actions, text and github.',
  },
  summary: {
    kind: 'text',
    value: 'FILE',
    help: 'Append the problems as a Markdown table, as for $GITHUB_STEP_SUMMARY.',
  },
  root: {
    kind: 'text',
    value: 'FOLDER',
    help: 'The folder that paths in reports are relative to. Default: the working directory.',
  },
  fix: {
    kind: 'flag',
    help: 'Apply the fixes that do not change how the text is read. The exit code is that of the remaining problems.',
  },
  diff: { kind: 'flag', help: 'With --fix: print the changes, without secrets and comments, and write nothing.' },
  'redact-context': { kind: 'flag', help: 'Show no lines of the file at all.' },
  max: {
    kind: 'number',
    value: 'COUNT',
    help: 'Print at most this many problems. Files written by --output contain all.',
  },
  quiet: { kind: 'flag', help: 'Print only problems: no counts, no notes.' },
  ...wrappedOption,
  ...unknownOption,
  ...serverVersionOption,
  ...inputOptions,
});

export type CheckCall = Call<typeof checkOptions>;

/** The options of a call of `check`, once they are known to be valid. */
export interface CheckRequest {
  readonly call: CheckCall;
  readonly selection: Selection;
  readonly serverVersion: ServerVersion;
}
