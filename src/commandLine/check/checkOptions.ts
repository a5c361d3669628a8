import { defineOptions } from '../command.ts';
import { inputOptions } from '../input/inputOptions.ts';
import { serverVersionOption } from '../input/serverVersion.ts';

export const checkOptions = defineOptions({
  'fail-on': {
    kind: 'choice',
    value: 'SEVERITY',
    choices: ['error', 'warning', 'hint', 'never'],
    default: 'error',
    help: 'The least severity that makes the exit code 1: error, warning, hint, or never. Default: error.',
  },
  ignore: {
    kind: 'list',
    value: 'CODE[:OPTION]',
    help: 'Leave out problems of this kind, or those of it at one option.',
  },
  only: { kind: 'list', value: 'CODE[:OPTION]', help: 'Report problems of these kinds alone.' },
  output: {
    kind: 'repeated',
    value: 'FORMAT[=FILE]',
    help: 'Print a report, or write it to a file: text, compact, json, sarif, github or gitlab. May be given several times. Default: text; in GitHub Actions text and github.',
  },
  summary: {
    kind: 'text',
    value: 'FILE',
    help: 'Append the problems as a Markdown table, as for $GITHUB_STEP_SUMMARY.',
  },
  root: { kind: 'text', value: 'FOLDER', help: 'Where paths in reports begin. Default: the working directory.' },
  fix: { kind: 'flag', help: 'Apply the fixes that keep what is read. The exit code is that of what is left.' },
  diff: { kind: 'flag', help: 'With --fix: print the changes, without secrets and comments, and write nothing.' },
  'redact-context': { kind: 'flag', help: 'Show no lines of the file at all.' },
  max: { kind: 'number', value: 'COUNT', help: 'Print so many problems at most. Files of --output have all of them.' },
  quiet: { kind: 'flag', help: 'Print problems alone: no counts, no notes.' },
  wrapped: { kind: 'flag', help: 'Find the configuration in a Compose file, a manifest, an env file or a script.' },
  ...serverVersionOption,
  ...inputOptions,
});
