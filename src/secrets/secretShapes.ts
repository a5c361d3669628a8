import { endOfLine, type TextRange, textRange } from '../text/index.ts';
import { passwordsInCommands } from './passwordsInCommands.ts';
import { tokenFormats } from './tokenFormats.ts';
import { valueEnd } from './valueEnd.ts';

/** Where a text holds something that looks like a secret, whatever is before it. In no order; ranges may overlap. */
export function secretShapesIn(text: string): readonly TextRange[] {
  const tokens = tokenShapes
    .flatMap((shape) => [...text.matchAll(shape)])
    .map(({ 0: word, index }) => textRange(index, index + word.length));
  return [...passwordsIn(text), ...privateKeys(text), ...tokens, ...randomWords(text)];
}

/** The passwords of addresses, with or without a scheme, and of command lines. In no order; ranges may overlap. */
export function passwordsIn(text: string): readonly TextRange[] {
  return [...passwordsInAddresses(text), ...passwordsInBareAddresses(text), ...passwordsInCommands(text)];
}

/** True for what looks like a token or a private key, wherever it is. */
export function holdsToken(text: string): boolean {
  return tokenShapes.some((shape) => text.search(shape) >= 0) || text.search(privateKey) >= 0;
}

/** A user without a password: an encoded colon has one behind it, and nobody is called by a long word with digits. */
const tokenAsUser = /^((?=[^\s:/?#@]*%3a|(?=[^\s:/?#@]*\d)[\w.%~+-]{20})[^\s:/?#@]+)@/i;
const userName = /[^\s:/?#@]*:/y;

/** The passwords of addresses: up to the last @ of the line, since a password may contain one, or a blank. In linear time. */
function passwordsInAddresses(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf('://'); at >= 0; ) {
    userName.lastIndex = at + 3;
    let next = at + 3;
    const token = tokenAsUser.exec(text.slice(at + 3, endOfLine(text, at)));
    if (token) {
      found.push(textRange(at + 3, at + 3 + (token[1]?.length ?? 0)));
      next = at + 3 + token[0].length;
    } else if (userName.test(text)) {
      const start = userName.lastIndex;
      const lineStop = endOfLine(text, start);
      const line = text.slice(start, lineStop);
      const last = Math.max(line.lastIndexOf('@'), encodedAt(line));
      if (last > 0) found.push(textRange(start, start + last));
      // The rest of the line has no @, so an address that begins in it has no password either.
      next = lineStop;
    }
    at = text.indexOf('://', next);
  }
  return found;
}

/** Where the last @ before the path is, if it was encoded with what is around it; -1 without one. */
function encodedAt(line: string): number {
  return line.split(/[\s/?#]/, 1)[0]?.lastIndexOf('%40') ?? -1;
}

const nameAndColon = /(?<![\w.+%~-])[\w.+%~-]+:/g;
/** After the name: the rest of an address with a scheme, or a mail address as SMTP writes it. */
const notPassword = /^(?:\/\/|<)/;
const drive = /^[a-z]:[\\/]/i;
/** After these comes an account, a name or content. */
const otherSchemes = /^(?:mailto|sips?|xmpp|acct|data|urn):$/i;

/** The passwords of `user:password@host`: to the last @ of the word. */
export function passwordsInBareAddresses(text: string): readonly TextRange[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const end = word.lastIndexOf('@');
    if (end < 0 || !/[\w[]/.test(word.charAt(end + 1))) return [];
    const start = [...word.slice(0, end).matchAll(nameAndColon)]
      .filter(({ 0: name, index: at }) => !otherSchemes.test(name) && !drive.test(word.slice(at, at + 3)))
      .map(({ 0: name, index: at }) => at + name.length)
      .find((each) => each < end && !notPassword.test(word.slice(each, each + 2)));
    return start === undefined ? [] : [textRange(index + start, index + end)];
  });
}

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY/;

function privateKeys(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let start = text.indexOf('-----BEGIN'); start >= 0; ) {
    const tail = text.indexOf('-----END', start);
    const end = tail < 0 ? text.length : valueEnd(text, tail);
    found.push(textRange(start, text.startsWith('*/', end - 2) ? end - 2 : end));
    start = text.indexOf('-----BEGIN', Math.max(end, start + 1));
  }
  return found;
}

/** What follows the name of a scheme: looked for by its form first, since the lookbehind is slow. */
const tokenOfScheme =
  /(?=[\w.~+/=-]{6})(?<=\b(?:[Bb]asic|[Bb]earer|[Nn]egotiate)[\t ]+)(?!(?:auth|access|token|scheme|realm|log))[\w.~+/=-]{6,}/g;

/** Each apart: as alternatives of one expression, they take half as long again on a large text, and minutes to judge. */
const tokenShapes = [...tokenFormats.map(({ pattern }) => new RegExp(pattern, 'g')), tokenOfScheme];

const longWord = /[A-Za-z0-9+/=_-]{20,}/g;

/** Words that nobody would write: long, of letters and digits. The segments of a path are separate words. */
function randomWords(text: string): readonly TextRange[] {
  return [...text.matchAll(longWord)].flatMap(({ 0: word, index }) => {
    const steps = word.startsWith('/') ? word.split('/') : [word];
    return steps.some((step) => step.length >= 20 && /\d/.test(step) && /[A-Za-z]/.test(step))
      ? [textRange(index, index + word.length)]
      : [];
  });
}
