import { cLetters, decodeEscapes, type Escapes } from 'source-text';
import { readTemplate } from '../consumers/terraform.ts';
import { type AssignedValue, matchAt, moved } from '../scanners/assignment.ts';
import { readPowerShellText } from '../scanners/powerShellText.ts';
import type { Reading } from './candidate.ts';
import { mentionsOption } from './tree.ts';

/** JavaScript, Python and most languages with C's escapes. */
const languageEscapes: Escapes = {
  pattern: /\\(?:x(?<u>[0-9A-Fa-f]{2})|u(?<U>[0-9A-Fa-f]{4})|\r?\n|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, 0: '\0' },
  keepsOthers: false,
};

const doubled = /'((?:''|[^'])*)'/y;
/** With the sign of C#, too. */
const cell = /@?"((?:""|[^"])*)"/y;
const escaped = /(['"])((?:\\[\s\S]|(?!\1)[^\\])*)\1/y;
const plain = /'([^']*)'/y;

/** What follows a text in quotes in any language: not the rest of a word, another text, or the new value in a plan of Terraform. */
const isBehind = (text: string, end: number) => !/^(?:[\w'"\\]|[ \t]{0,9}->)/.test(text.slice(end, end + 12));

/** What the languages that have texts in quotes read at an offset, each to its own end. */
export function quotedReadings(text: string, name: string, at: number): readonly Reading[] {
  const found: Reading[] = [];
  const add = (
    reader: string,
    match: RegExpExecArray | null,
    read: (body: string) => string | undefined,
    group = 1,
  ) => {
    const value = match && isBehind(text, at + match[0].length) ? read(match[group] ?? '') : undefined;
    if (value !== undefined) found.push({ reader, read: { kind: 'value', value } });
  };
  add('YAML, SQL', matchAt(doubled, text, at), (body) => body.replaceAll("''", "'"));
  add('CSV, C#', matchAt(cell, text, at), (body) => body.replaceAll('""', '"'));
  add('TOML', matchAt(plain, text, at), (body) => body);
  const language = matchAt(escaped, text, at);
  if (language?.[1] === '"') add('JSON', language, parseString, 2);
  add('JavaScript, Python', language, (body) => decodeEscapes(body, languageEscapes), 2);
  const power = readPowerShellText(text, name, at);
  if (power && isBehind(text, power.end)) found.push({ reader: 'PowerShell', read: power.read });
  const isTemplate = language?.[1] === '"' && isBehind(text, at + language[0].length);
  const template = isTemplate ? language[2] : undefined;
  if (template !== undefined) found.push({ reader: 'Terraform', read: readTemplate(name, template) });
  const listed = found.find(({ read }) => read.kind === 'value' && read.value.includes('\\,'))?.read;
  if (listed?.kind === 'value') found.push({ reader: 'helm', read: unlisted(listed.value) });
  return found;
}

/** helm reads a backslash before each character of a value that it would take for a sign of a list. */
const unlisted = (value: string): AssignedValue => ({ kind: 'value', value: value.replace(/\\([\s\S])/g, '$1') });

/** A text in double quotes of JSON; YAML reads the same in one line. */
function parseString(body: string): string | undefined {
  try {
    return String(JSON.parse(`"${body.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`));
  } catch {
    return undefined;
  }
}

/** What stands between the outermost braces of a text that a program reads; all of it, if there are members before them. */
export function objectIn(read: AssignedValue): AssignedValue {
  const start = read.kind === 'refused' ? 0 : Math.max(0, read.value.indexOf('{'));
  if (read.kind === 'refused' || mentionsOption(read.value.slice(0, start))) return read;
  const close = read.value.lastIndexOf('}') + 1;
  return moved(read, read.value.slice(start, close > start ? close : undefined), -start);
}
