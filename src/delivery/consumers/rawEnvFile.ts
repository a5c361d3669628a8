import { configVariable } from '../../opening/index.ts';
import { refuse } from '../../text/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, matchAt, restOfLine } from '../scanners/assignment.ts';
import { isEnvFileLine } from '../scanners/linePrefix.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, type Encoding, encodeLines, type SizeLimit, type Target } from './target.ts';

export const envFileLimit: SizeLimit = {
  bytes: 65_514,
  of: 'value',
  strict: true,
  reason: 'docker and podman refuse a longer line in an env file, and kubectl drops it silently.',
};

/** One line a variable, verbatim. */
export function encodeEnvFile(variables: readonly EnvironmentVariable[]): Encoding {
  return encodeLines(variables, ({ name, value }) =>
    /[\r\n]/.test(value)
      ? refuse(`${name} holds a line end, which an env file without quotes cannot hold.`)
      : { ok: true, text: `${name}=${value}` },
  );
}

const target: Target = {
  id: 'env-raw',
  title: 'Env file without quotes (docker, podman, kubectl)',
  group: 'Env files',
  words: 'dotenv fly.io flyctl',
  way: 'variable',
  fileName: 'server.env',
  limit: envFileLimit,
  verification: { tested: true },
  hint: 'For `docker run --env-file server.env` and others that keep quotes as part of the value.',
  encode: (parts) => encodeEnvFile(allVariables(parts)),
};

/** What readers of env files other than docker take for a comment, and for a variable. */
const readDifferently = /\s#|\$[\w{(]/;
const note =
  'docker reads this line as it is. Compose and dotenv end it at “ #” and fill in “$”: put single quotes around the value for them.';

const severalLines = 'Read as env prints it: an env file has one line.';

/** The lines of a configuration behind the first one, up to the next variable. */
const furtherLines = /.*\r?\n\s*(?:["'}]|\w+[ \t]*:).*(?:\r?\n(?!\w+=).*)*/y;

/** Docker's rule: the rest of the line, verbatim; quotes would be part of it. */
const reader: AssignmentReader = {
  title: 'Env file',
  isGeneric: true,
  takesLast: true,
  read(site) {
    const { text, end, name } = site;
    if (!isEnvFileLine(site) || text[end] !== '=' || matchAt(/=[ \t]*['"`]/y, text, end)) return undefined;
    const lines = name === configVariable && matchAt(furtherLines, text, end + 1);
    if (lines) return { kind: 'value', value: lines[0], note: severalLines };
    const value = restOfLine(text, end + 1);
    return { kind: 'value', value, ...(readDifferently.test(value) && { note }) };
  },
};

export const rawEnvFile: Consumer = { targets: [target], assignments: reader };
