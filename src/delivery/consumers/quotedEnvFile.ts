import { cLetters, decodeEscapes, type Escapes, refuse } from 'source-text';
import {
  type AssignedValue,
  type AssignmentReader,
  type AssignmentSite,
  isEnvFileLine,
  matchAt,
  refuseValue,
  restOfLine,
} from '../scanners/assignment.ts';
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

const equalsSign = /[ \t]*=[ \t]*/y;
/** What ends a value: blanks and a comment may follow it. */
const restOfValue = /[ \t]*(?:#.*)?(?=\r?\n|$)/y;

type Quotes = Readonly<Record<string, RegExp>>;

/** What is in quotes behind the name, or else the rest of the line; false where the quotes or what follows them cannot be read. */
function valueBehind(site: AssignmentSite, quotes: Quotes) {
  const { text, end } = site;
  const [equals] = (isEnvFileLine(site) && matchAt(equalsSign, text, end)) || [];
  const at = end + (equals ?? '').length;
  // Three quotes are those of TOML.
  if (equals === undefined || text.startsWith("'''", at) || text.startsWith('"""', at)) return undefined;
  const quote = text.charAt(at);
  const pattern = quotes[quote];
  if (!pattern) return { quote: '', body: restOfLine(text, at) };
  const [whole = '', body] = matchAt(pattern, text, at) ?? [];
  return body !== undefined && matchAt(restOfValue, text, at + whole.length) ? { quote, body } : false;
}

/** What is read of a value without quotes, which ends at a comment. */
function withoutComment(
  { name }: AssignmentSite,
  body: string,
  comment: RegExp,
  read: (value: string) => AssignedValue,
): AssignedValue {
  const value = body.replace(comment, '').trimEnd();
  const isCut = body.trimEnd().endsWith('}') && !value.endsWith('}');
  return isCut ? refuseHere(`The value of ${name} would end at the number sign.`) : read(value);
}

const refuseHere = (what: string) =>
  refuseValue('value-read-differently', `${what} Put single quotes around the whole value.`);

const refuseQuotes = ({ name }: AssignmentSite) =>
  refuseHere(`The quotes of ${name} do not close where the value ends.`);

const escapedQuotes: Quotes = { "'": /'((?:\\'|[^'])*)'/y, '"': /"((?:\\"|[^"])*)"/y };

const composeEscapes: Escapes = {
  pattern: /\\(?<letter>[abfnrtv"\\])/g,
  letters: { ...cLetters, '"': '"', '\\': '\\' },
  keepsOthers: true,
};
const composeVariables = /\$\$|(\$\{[A-Za-z_][^{}$\\]*\}|\$[A-Za-z_]\w*)|(\$)/g;
const composeSpecial = new RegExp(`\\\\[\\s\\S]|${composeVariables.source}`, 'g');

/** Compose: the reader of dotenv files in compose-go. */
const compose: AssignmentReader = {
  title: 'Env file (Compose)',
  isGeneric: true,
  read(site) {
    const found = valueBehind(site, { "'": /'((?:\\[\s\S]|[^'\\])*)'/y, '"': /"((?:\\[\s\S]|[^"\\])*)"/y });
    if (!found) return found === false ? refuseQuotes(site) : undefined;
    const { quote, body } = found;
    if (quote === "'") return { kind: 'value', value: body.replaceAll("\\'", "'") };
    if (quote === '"') return keepReferences(site.name, body, composeSpecial, readCompose);
    return withoutComment(site, body, / #.*/, (value) => keepReferences(site.name, value, composeVariables, oneDollar));
  },
};

const oneDollar = (piece: string) => (piece === '$$' ? '$' : piece);
const readCompose = (piece: string) => (piece === '\\$' ? '$' : decodeEscapes(oneDollar(piece), composeEscapes));

const pythonEscapes: Readonly<Record<string, Escapes>> = {
  "'": { pattern: /\\(?<letter>[\\'])/g, letters: {}, keepsOthers: false },
  '"': { pattern: /\\(?<letter>[\\'"abfnrtv])/g, letters: cLetters, keepsOthers: false },
};

/** python-dotenv, `parser.py`; it fills in `${NAME}` in all quotes. */
const python: AssignmentReader = {
  title: 'python-dotenv',
  isGeneric: true,
  read(site) {
    const found = valueBehind(site, escapedQuotes);
    if (!found) return found === false ? refuseQuotes(site) : undefined;
    const escapes = pythonEscapes[found.quote];
    const read = (value: string) => keepReferences(site.name, value, /(\$\{[^{}]*\})/g);
    return escapes ? read(decodeEscapes(found.body, escapes)) : withoutComment(site, found.body, /\s#.*/, read);
  },
};

/** dotenv of Node: a number sign ends what has no quotes, and only the escapes of line ends are read. */
const node: AssignmentReader = {
  title: 'dotenv (Node)',
  isGeneric: true,
  read(site) {
    const found = valueBehind(site, { ...escapedQuotes, '`': /`((?:\\`|[^`])*)`/y }) || valueBehind(site, {});
    if (!found) return undefined;
    const plain = found.quote === '' ? (found.body.split('#')[0] ?? '').trim() : '';
    const quote = found.quote || /^(['"`])[\s\S]*\1$/.exec(plain)?.[1];
    const value = plain === '' ? found.body : quote ? plain.slice(1, -1) : plain;
    return { kind: 'value', value: quote === '"' ? value.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : value };
  },
};

export const quotedEnvFile: Consumer = { targets: [target], assignments: [compose, python, node] };
