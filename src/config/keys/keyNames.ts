import type { ValuePath } from 'source-text';
import { isTextKind, type OptionKind } from '../schema/entry.ts';
import { options } from '../schema/options.ts';

/** The letters that Go folds onto an ASCII letter when it looks for a field: long s and the Kelvin sign. */
const foldedLetters: ReadonlyMap<string, string> = new Map([
  ['\u017f', 's'],
  ['\u212a', 'k'],
]);

/** Two keys with the same fold set the same field in a Go struct (hjson-facts §1.3). Letters outside ASCII stay as they are. */
export function foldKey(name: string): string {
  return name.replace(/[A-Z\u017f\u212a]/g, (letter) => foldedLetters.get(letter) ?? letter.toLowerCase());
}

/** The fold of each key, joined by NUL, so that a key with a dot is not read as two. */
export function foldPath(path: ValuePath): string {
  return path.map((key) => foldKey(String(key))).join('\0');
}

/** Letters of other scripts that look like Latin ones, in both cases where both do. */
const latinOf: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'аα'],
    ['b', 'вβ'],
    ['c', 'сϲ'],
    ['d', 'ԁđ'],
    ['e', 'еεҽ'],
    ['g', 'ɡց'],
    ['h', 'нһη'],
    ['i', 'іıιӏɪ'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['l', 'ꓲǀł'],
    ['m', 'м'],
    ['n', 'ոп'],
    ['o', 'оοօø'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гꭇ'],
    ['s', 'ѕꜱ'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵν'],
    ['w', 'ԝѡ'],
    ['x', 'хχ'],
    ['y', 'уү'],
  ].flatMap(([latin = '', others = '']) => [...others].map((letter) => [letter, latin] as const)),
);

const invisible = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/**
 * How a reader would read a name: in lower case, without accents and invisible characters, with full-width letters and similar letters of
 * other scripts replaced by Latin ones (Unicode TR 39 has the idea; these are the letters that occur in names of options).
 */
export function foldLookalikes(name: string): string {
  const plain = name.normalize('NFKD').replace(invisible, '').toLowerCase();
  return /^[\x20-\x7e]*$/.test(plain)
    ? plain
    : plain.replace(/[^\x20-\x7e]/gu, (letter) => latinOf.get(letter) ?? letter);
}

const kinds: ReadonlyMap<string, OptionKind> = new Map(options.map(({ path, kind }) => [foldPath(path), kind]));

/**
 * What a Go struct has at the path: true for a string, false for another type, undefined for an unknown key. Keys match in any case
 * (hjson-facts §1.3), and any key of a record is a string.
 */
export function isGoStringField(path: ValuePath): boolean | undefined {
  const kind = kinds.get(foldPath(path));
  if (kind) return isTextKind(kind);
  return kinds.get(foldPath(path.slice(0, -1))) === 'programs' ? true : undefined;
}
