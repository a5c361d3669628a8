import type { ValuePath } from 'source-text';

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
