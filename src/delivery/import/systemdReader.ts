import { type AssignmentReader, matchAt, refuseExpansion, refuseUnclosed } from './assignment.ts';

const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
  v: '\v',
};

const escaped = /\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-7]{3})|\r?\n|([\s\S]))/g;

/** `Environment="NAME=…"` of a unit: C escapes inside quotes, `%%` for a percent sign, `$` nothing special. */
export const systemdReader: AssignmentReader = {
  title: 'systemd unit',
  read({ text, name, end, before }) {
    if (!/^\s*Environment\s*=/.test(before) || text[end] !== '=') return undefined;
    const quote = /["']$/.exec(before)?.[0];
    const body =
      quote === undefined
        ? matchAt(/(?:\\[\s\S]|[^\s\\])*/y, text, end + 1)?.[0]
        : matchAt(quote === '"' ? /((?:\\[\s\S]|[^"\\])*)"/y : /((?:\\[\s\S]|[^'\\])*)'/y, text, end + 1)?.[1];
    if (body === undefined) return refuseUnclosed(name);
    if (/%/.test(body.replaceAll('%%', ''))) return refuseExpansion(name);
    return { kind: 'value', value: body.replaceAll('%%', '%').replace(escaped, unescapeC) };
  },
};

function unescapeC(
  whole: string,
  byte?: string,
  short?: string,
  long?: string,
  octal?: string,
  letter?: string,
): string {
  const digits = byte ?? short ?? long;
  const code = digits === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(digits, 16);
  if (!Number.isNaN(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  return letter === undefined ? '' : (escapes[letter] ?? letter);
}
