import { refuse } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, isEnvFileLine, matchAt, restOfLine } from '../scanners/assignment.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, type Encoding, encodeLines, type SizeLimit, type Target } from './target.ts';

export const envFileLimit: SizeLimit = {
  bytes: 65_514,
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
  hint: 'For `docker run --env-file server.env` and others that keep quotes as part of the value.',
  encode: (parts) => encodeEnvFile(allVariables(parts)),
};

/** The lines of a configuration behind the first one, up to the next variable. */
const furtherLines = /.*\r?\n\s*(?:["'}]|\w+[ \t]*:).*(?:\r?\n(?!\w+=).*)*/y;

/** Docker's rule: the rest of the line, verbatim; quotes would be part of it. */
const docker: AssignmentReader = {
  title: 'Env file (docker)',
  isGeneric: true,
  read: (site) =>
    isEnvFileLine(site) && site.text[site.end] === '='
      ? { kind: 'value', value: restOfLine(site.text, site.end + 1) }
      : undefined,
};

/** What `env` prints, which has no quotes and may have several lines. */
const printed: AssignmentReader = {
  title: 'env',
  isGeneric: true,
  read(site) {
    const isConfiguration = isEnvFileLine(site) && site.name === configVariable && site.text[site.end] === '=';
    const lines =
      isConfiguration && !/['"]/.test(site.text.charAt(site.end + 1)) && matchAt(furtherLines, site.text, site.end + 1);
    return lines ? { kind: 'value', value: lines[0] } : undefined;
  },
};

export const rawEnvFile: Consumer = { targets: [target], assignments: [docker, printed] };
