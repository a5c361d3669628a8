import { endOfLine, type TextRange, textRange } from 'source-text';
import { passwordsInAddresses } from './addresses.ts';
import { passwordsInCommands } from './passwordsInCommands.ts';
import { tokenFormats } from './tokenFormats.ts';

/** Where a text holds something that looks like a secret, whatever is before it. In no order; ranges may overlap. */
export function secretShapesIn(text: string): readonly TextRange[] {
  const tokens = tokenShapes
    .flatMap((shape) => [...text.matchAll(shape)])
    .map(({ 0: shape, 1: token = shape, index }) =>
      textRange(index + shape.length - token.length, index + shape.length),
    );
  return [...passwordsIn(text), ...privateKeys(text), ...tokens, ...randomWords(text)];
}

/** The passwords of addresses, with or without a scheme, and of command lines. In no order; ranges may overlap. */
export function passwordsIn(text: string): readonly TextRange[] {
  return [...passwordsInAddresses(text), ...passwordsInCommands(text)];
}

/** True for what looks like a token or a private key, wherever it is. */
export function holdsToken(text: string): boolean {
  return tokenShapes.some((shape) => text.search(shape) >= 0) || text.search(privateKey) >= 0;
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

/** What follows the name of a scheme, which people write twice. */
const tokenOfScheme =
  /\b(?:[Bb]asic|[Bb]earer|[Nn]egotiate)[\t ]+(?!auth|access|token|scheme|realm|log|[Bb]earer[\t ])([\w.~+/=:-]{6,})/g;

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

const brackets: Readonly<Record<string, string>> = { "'''": "'''", '{': '}', '[': ']' };

/**
 * Where a value ends that begins at the offset: at the end of its line or, for a multi-line string, an object or a list, of the line in which
 * that ends. The end of a block comment is not part of it.
 */
export function valueEnd(text: string, start: number): number {
  const opening = Object.keys(brackets).find((sign) => text.startsWith(sign, start)) ?? '';
  const close = opening ? text.indexOf(brackets[opening] ?? '', start + opening.length) : start;
  if (close < 0) return text.length;
  const rest = text.slice(close, endOfLine(text, close));
  return close + rest.replace(/\*\/\s*$/, '').trimEnd().length;
}
