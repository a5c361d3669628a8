import { equalValues, type HjsonValue } from 'hjson-document';
import type { Column } from './column.ts';

/** Numbers secrets in the order in which they are asked about; equal ones get the same number. */
export type SecretClasses = (secret: HjsonValue) => number;

/** Assigns new numbers in each comparison, so that nothing about a secret outlives it, except which others it equals. */
export function createSecretClasses(): SecretClasses {
  let count = 0;
  const texts = new Map<string, number>();
  const others: { readonly secret: HjsonValue; readonly number: number }[] = [];
  return (secret) => {
    const known =
      typeof secret === 'string'
        ? texts.get(secret)
        : others.find((other) => isSameMeaning(other.secret, secret))?.number;
    if (known !== undefined) return known;
    const number = count++;
    if (typeof secret === 'string') texts.set(secret, number);
    else others.push({ secret, number });
    return number;
  };
}

/** `A` to `Z`, then `AA` and so on. */
export function classLetter(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : classLetter(Math.floor(number / 26) - 1) + last;
}

/** True for a text that repeats a secret of any of the columns. Remembers its answers for as long as one comparison takes. */
export type RepeatsSecret = (text: string) => boolean;

/** Most texts are the same in all columns: each is searched once. */
export function createRepeatsSecret(columns: readonly Column[]): RepeatsSecret {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? columns.some(({ search }) => search.holdsOne(text));
    known.set(text, answer);
    return answer;
  };
}

/** True when two values mean the same, however they are written: `587` and `587.0`, any order of the members of an object. */
export function isSameMeaning(a: HjsonValue, b: HjsonValue): boolean {
  return equalValues(a, b, isSameNumber);
}

/** Exact: two integers that round to the same double stay different. */
function isSameNumber(a: string, b: string): boolean {
  return a === b || decimalOf(a) === decimalOf(b);
}

/** The digits of a JSON number without leading and trailing zeros, and the power of ten that they are multiplied by. */
function decimalOf(lexeme: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(lexeme) ?? [];
  const digits = `${integer}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  if (significant === '') return integer === '' ? lexeme : '0';
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign}${significant}e${power}`;
}
