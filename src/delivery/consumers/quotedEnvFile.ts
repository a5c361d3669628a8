import { decodeEscapes, type Escapes, refuse } from '../../text/index.ts';
import { type AssignmentReader, matchAt, refuseUnclosed } from '../scanners/assignment.ts';
import { isEnvFileLine } from '../scanners/linePrefix.ts';
import { keepReferences } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';
import { allVariables, encodeLines, linuxVariableLimit, type Target } from './target.ts';

/** Where the readers differ: some unescape in single quotes and others do not; one turns CR into LF, one trips over LF; a quote ends the value. */
const readDifferently = /['$\r\n]|\\\\|\\$/;

const target: Target = {
  id: 'env-quoted',
  title: 'Env file with quotes (Compose env_file, dotenv, systemd)',
  group: 'Env files',
  way: 'variable',
  fileName: '.env',
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'For `env_file` in Compose, `EnvironmentFile=` in systemd, dotenv libraries and `source`. Not for `docker run --env-file`, which keeps the quotes.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) =>
      readDifferently.test(value)
        ? refuse(
            `${name} holds an apostrophe, a dollar sign, a line end or a backslash that the readers of env files do not read alike.`,
          )
        : { ok: true, text: `${name}='${value}'` },
    ),
};

const escapes: Escapes = {
  pattern: /\\(?<letter>[\s\S])/g,
  letters: { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', $: '$', '`': '`' },
  keepsOthers: true,
};

/** The rule of Compose and dotenv for quotes: in double quotes `\n` is a line end; spaces are allowed around `=`. */
const reader: AssignmentReader = {
  title: 'Env file with quotes',
  isGeneric: true,
  takesLast: true,
  quoting: 'Compose and dotenv end the value at the second quote. Put single quotes around the whole value.',
  read(site) {
    const { text, end, name } = site;
    if (!isEnvFileLine(site)) return undefined;
    // Three quotes are those of TOML.
    const opening = matchAt(/[ \t]*=[ \t]*(?!'''|""")(['"`])/y, text, end);
    const quote = opening?.[1];
    if (!opening || !quote) return undefined;
    const body = matchAt(closedBy[quote] ?? /(?!)/y, text, end + opening[0].length)?.[1];
    if (body === undefined) return refuseUnclosed(name);
    // Compose and dotenv read an apostrophe with a backslash before it as an apostrophe.
    if (quote !== '"') return { kind: 'value', value: quote === "'" ? body.replaceAll("\\'", "'") : body };
    return keepReferences(name, body, variables, (piece) => decodeEscapes(piece, escapes));
  },
};

/** To the closing quote, which only blanks or a comment may follow. */
const closedBy: Readonly<Record<string, RegExp>> = {
  "'": /((?:\\'|[^'])*)'(?=[ \t]*(?:#|\r?\n|$))/y,
  '`': /([^`]*)`(?=[ \t]*(?:#|\r?\n|$))/y,
  '"': /((?:\\[\s\S]|[^"\\])*)"(?=[ \t]*(?:#|\r?\n|$))/y,
};

const variables = /\\[\s\S]|(\$\{[A-Za-z_][^{}$\\]*\}|\$[A-Za-z_]\w*)|(\$[{(])/g;

export const quotedEnvFile: Consumer = { targets: [target], assignments: reader };
