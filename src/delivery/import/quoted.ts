import { cLetters, decodeEscapes, type Escapes } from 'source-text';
import { readTemplate } from '../consumers/terraform.ts';
import { type AssignedValue, matchAt, moved } from '../scanners/assignment.ts';
import { readPowerShellText } from '../scanners/powerShellText.ts';
import { parseString } from '../scanners/words.ts';
import type { Reading } from './candidate.ts';
import { mentionsOption } from './tree.ts';

/** JavaScript, Python and most languages with C's escapes. */
const languageEscapes: Escapes = {
  pattern: /\\(?:x(?<u>[0-9A-Fa-f]{2})|u(?<U>[0-9A-Fa-f]{4})|\r?\n|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, 0: '\0' },
  keepsOthers: false,
};

const inLanguages = (body: string) => decodeEscapes(body, languageEscapes);

/** What reads a text in quotes; C# has a sign before them. */
const quotes: readonly (readonly [reader: string, pattern: RegExp, read: (body: string) => string | undefined])[] = [
  ['YAML, SQL', /'((?:''|[^'])*)'/y, (body) => body.replaceAll("''", "'")],
  ['CSV, C#', /@?"((?:""|[^"])*)"/y, (body) => body.replaceAll('""', '"')],
  ['TOML', /'([^']*)'/y, (body) => body],
  ['JSON', /"((?:\\[\s\S]|[^"\\])*)"/y, parseString],
  ['JavaScript, Python', /"((?:\\[\s\S]|[^"\\])*)"/y, inLanguages],
  ['JavaScript, Python', /'((?:\\[\s\S]|[^'\\])*)'/y, inLanguages],
  ['JavaScript', /`((?:\\[\s\S]|[^`\\])*)`/y, inLanguages],
  ['Python, Java, TOML', /"""((?:\\[\s\S]|"(?!"")|[^"\\])*)"""/y, inLanguages],
  ['Python', /'''((?:\\[\s\S]|'(?!'')|[^'\\])*)'''/y, inLanguages],
  ['Nix', /''(?!')((?:''['$]|'(?!')|[^'])*)''/y, (body) => body.trim().replace(/''(')|''(\$)/g, '$1$1$2')],
];

/** What follows a text in quotes in any language: not the rest of a word, another text, or the new value in a plan of Terraform. */
const isBehind = (text: string, end: number) => !/^(?:[\w'"\\]|[ \t]{0,9}->)/.test(text.slice(end, end + 12));

function readingsIn(text: string, at: number): readonly Reading[] {
  return quotes.flatMap(([reader, pattern, read]) => {
    const match = matchAt(pattern, text, at);
    const value = match && isBehind(text, at + match[0].length) ? read(match[1] ?? '') : undefined;
    return value === undefined ? [] : [{ reader, read: { kind: 'value', value } }];
  });
}

/** What languages read of an object at an offset that is in quotes of several lines; the raw ones of others are read as they stand. */
export function longQuotedReadings(text: string, start: number): readonly Reading[] {
  const [quote] = /(?:(?<!`)`|"""|'''|'')\s{0,20}$/.exec(text.slice(Math.max(0, start - 30), start)) ?? [];
  const found = quote ? readingsIn(text, start - quote.length) : [];
  return found.map((each) => ({ ...each, read: objectIn(each.read) }));
}

/** What the languages that have texts in quotes read at an offset, each to its own end. */
export function quotedReadings(text: string, name: string, at: number): readonly Reading[] {
  const found = [...readingsIn(text, at)];
  const power = readPowerShellText(text, name, at);
  if (power && isBehind(text, power.end)) found.push({ reader: 'PowerShell', read: power.read });
  const [whole = '', template] = matchAt(/"((?:\\[\s\S]|[^"\\])*)"/y, text, at) ?? [];
  if (template !== undefined && isBehind(text, at + whole.length))
    found.push({ reader: 'Terraform', read: readTemplate(name, template) });
  const listed = found.find(({ read }) => read.kind === 'value' && read.value.includes('\\,'))?.read;
  // helm reads a backslash before what it would take for a sign of a list.
  const unlisted = listed?.kind === 'value' ? listed.value.replace(/\\([\s\S])/g, '$1') : undefined;
  if (unlisted !== undefined) found.push({ reader: 'helm', read: { kind: 'value', value: unlisted } });
  return found;
}

/** What stands between the outermost braces of a text that a program reads; all of it, if there are members before them. */
export function objectIn(read: AssignedValue): AssignedValue {
  const start = read.kind === 'refused' ? 0 : Math.max(0, read.value.indexOf('{'));
  if (read.kind === 'refused' || mentionsOption(read.value.slice(0, start))) return read;
  const close = read.value.lastIndexOf('}') + 1;
  return moved(read, read.value.slice(start, close > start ? close : undefined), -start);
}
