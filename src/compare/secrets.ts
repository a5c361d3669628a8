import type { HjsonValue } from 'hjson-document';
import type { Column } from './column.ts';
import { isSameMeaning } from './meaning.ts';

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
