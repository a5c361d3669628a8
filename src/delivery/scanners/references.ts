import { findReferences } from '../../references/index.ts';
import { type AssignedValue, refuseValue, type ShellReference } from './assignment.ts';

const enclosed = /^\$([{(])([\w.]{0,40})([\s\S]?)/;
/** `$word` may be a piece of a password: only text that is written like a variable is named. */
const bare = /^(?:\$(?:env:)?[A-Z_][A-Z0-9_]{0,39}(?!\w)|%\w{1,40}%|%\w)/;

/** A longer name is cut in a message. */
const longestName = 60;

/** The reference at the beginning of the text, for messages: without its default, which may be secret. */
function referenceName(text: string): string {
  const [whole] = findReferences(text.slice(0, longestName));
  if (whole?.start === 0) return text.slice(0, whole.end);
  const [, open, name = '', next] = enclosed.exec(text) ?? [];
  if (open === undefined) return bare.exec(text)?.[0] ?? `${text.charAt(0)}…`;
  const close = open === '{' ? '}' : ')';
  return `$${open}${name}${next === close ? '' : '…'}${close}`;
}

/** Nobody writes more into a value; each is looked for in what is read. */
export const mostReferences = 100;

/**
 * Reads a text whose references stay unchanged. `special` matches escapes, which `readPiece` reads along with everything else, as its first
 * group references, and as its second group what cannot stay.
 */
export function keepReferences(
  name: string,
  text: string,
  special: RegExp,
  readPiece = (piece: string) => piece,
): AssignedValue {
  const references: ShellReference[] = [];
  let value = '';
  let end = 0;
  for (const { 0: whole, 1: reference, 2: other, index } of text.matchAll(special)) {
    if (other !== undefined) return refuseExpansion(name, text.slice(index));
    value += readPiece(text.slice(end, index));
    if (reference !== undefined) references.push(referenceAt(value.length, reference));
    if (references.length > mostReferences) return refuseExpansion(name, text.slice(text.search(special)));
    value += reference ?? readPiece(whole);
    end = index + whole.length;
  }
  return { kind: 'value', value: value + readPiece(text.slice(end)), references };
}

export function referenceAt(start: number, text: string): ShellReference {
  return { start, end: start + text.length, name: referenceName(text) };
}

/** Refuses a value for an expansion, given as the text from where it begins. */
export function refuseExpansion(name: string, text: string): AssignedValue {
  return refuseReference(name, referenceName(text));
}

export function refuseReference(name: string, reference: string): AssignedValue {
  return refuseValue(
    'value-expansion',
    `The value of ${name} uses an expansion, ${reference}. Paste the resolved value.`,
  );
}
