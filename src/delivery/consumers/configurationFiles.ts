import { cLetters, decodeEscapes, type Escapes } from '../../text/index.ts';
import { type AssignmentReader, matchAt } from '../scanners/assignment.ts';
import type { Consumer } from './consumer.ts';

const tomlEscapes: Escapes = {
  pattern: /\\(?:u(?<u>[0-9A-Fa-f]{4})|U(?<U>[0-9A-Fa-f]{8})|\s+|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, e: '\x1B' },
  keepsOthers: false,
};
const literal = /"?[ \t]*=[ \t]*(?:'''(?:\r?\n)?([\s\S]*?)'''|'(?!'')([^'\n]*)')[ \t]*(?:#.*)?(?=\r?\n|$)/y;
const basic =
  /"?[ \t]*=[ \t]*(?:"""(?:\r?\n)?((?:\\[\s\S]|[^\\])*?)"""|"(?!"")((?:\\.|[^"\\\n])*)")[ \t]*(?:#.*)?(?=\r?\n|$)/y;

/** The four kinds of strings (TOML 1.0, String). */
const toml: AssignmentReader = {
  title: 'TOML',
  isGeneric: true,
  read({ text, end, before }) {
    if (!/^\s*"?$/.test(before)) return undefined;
    const plain = matchAt(literal, text, end);
    if (plain) return { kind: 'value', value: plain[1] ?? plain[2] ?? '' };
    const escaped = matchAt(basic, text, end);
    return escaped ? { kind: 'value', value: decodeEscapes(escaped[1] ?? escaped[2] ?? '', tomlEscapes) } : undefined;
  },
};

const propertyEscapes: Escapes = {
  pattern: /\\(?:u(?<u>[0-9A-Fa-f]{4})|\r?\n[ \t]*|(?<letter>[\s\S]))/g,
  letters: { n: '\n', r: '\r', t: '\t', f: '\f' },
  keepsOthers: false,
};

/** java.util.Properties; quotes are text in it. */
const properties: AssignmentReader = {
  title: '.properties',
  isGeneric: true,
  read({ text, end, before }) {
    const found = /^[ \t]*$/.test(before) && matchAt(/[ \t]*[=:][ \t]*((?:\\(?:\r\n|[\s\S])|[^\\\r\n])*)/y, text, end);
    return found ? { kind: 'value', value: decodeEscapes(found[1] ?? '', propertyEscapes) } : undefined;
  },
};

/** Files that are only read. */
export const configurationFiles: Consumer = { targets: [], assignments: [toml, properties] };
