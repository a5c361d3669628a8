import type { HjsonValue } from '../hjson/index.ts';
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
