import { cLetters, decodeEscapes, type Escapes } from 'source-text';
import { type AssignmentReader, matchAt } from '../scanners/assignment.ts';
import { keepReferences } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';

const tomlEscapes: Escapes = {
  pattern: /\\(?:u(?<u>[0-9A-Fa-f]{4})|U(?<U>[0-9A-Fa-f]{8})|\s+|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, e: '\x1B' },
  keepsOthers: false,
};

/** The offset of the quote that closes a string whose text begins at `from`; undefined if none does. */
function closingQuote(text: string, from: number, quote: string): number | undefined {
  for (let close = text.indexOf(quote, from); close >= 0; close = text.indexOf(quote, close + 1)) {
    let slashes = 0;
    while (text[close - slashes - 1] === '\\' && close - slashes > from) slashes++;
    if (quote.startsWith('"') && slashes % 2 === 1) continue;
    while (quote.length > 1 && text.startsWith(quote, close + 1)) close++;
    return close;
  }
  return undefined;
}

/** The four kinds of strings (TOML 1.0, String). */
const toml: AssignmentReader = {
  title: 'TOML',
  isGeneric: true,
  read({ text, end, before }) {
    if (!/^\s*"?$/.test(before)) return undefined;
    const [opening = '', quote] = matchAt(/"?[ \t]*=[ \t]*('''|"""|['"])/y, text, end) ?? [];
    const from = end + opening.length;
    const close = quote ? closingQuote(text, from, quote) : undefined;
    if (!quote || close === undefined) return undefined;
    const body = text.slice(from, close);
    const isLine = quote.length > 1 || !body.includes('\n');
    if (!isLine || !matchAt(/[ \t]*(?:#[^\n]*|\r?)(?:\n|$)/y, text, close + quote.length)) return undefined;
    const written = quote.length > 1 ? body.replace(/^\r?\n/, '') : body;
    return { kind: 'value', value: quote.startsWith("'") ? written : decodeEscapes(written, tomlEscapes) };
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

/** What only make has: `export` with blanks around the equals sign, and `:=` and `?=` (GNU make, Setting Variables). */
const make: AssignmentReader = {
  title: 'make',
  read({ text, name, end, before }) {
    if (!/^[ \t]*(?:export[ \t]+)?$/.test(before)) return undefined;
    const sign = before.trim() === '' ? /[ \t]*[:?]{1,2}=[ \t]*(?=\{)/y : /(?:[ \t]*[:?]{1,2}|[ \t]+)=[ \t]*(?=\{)/y;
    const [opening] = matchAt(sign, text, end) ?? [];
    if (opening === undefined) return undefined;
    const [line = ''] = matchAt(/(?:\\#|[^#\r\n])*/y, text, end + opening.length) ?? [];
    return keepReferences(name, line, /\$\$|\\#|(\$(?:\(\w+\)|\{\w+\}))|(\$)/g, (piece) =>
      piece.replace(/([$\\])([$#])/g, '$2'),
    );
  },
};

/** Files that are only read. */
export const configurationFiles: Consumer = { targets: [], assignments: [toml, properties, make] };
