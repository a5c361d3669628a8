import { commaMark, completeMark, placeholderLength } from './maskedView.ts';

/** A placeholder, or where one of a secret of several lines begins or ends. */
const placeholderPieces = /[•●■][\ufe00-\ufe0b]+[•●■]+([\ufe08-\ufe0d])?|^([\t ]*)[•●■]{2}[\ufe08-\ufe0d]/g;

/** For the selector of each kind, a value of this kind and of the length of a placeholder. */
const standIns: Readonly<Record<string, string>> = {
  [completeMark]: `"${'x'.repeat(placeholderLength - 2)}"`,
  [commaMark]: `${'x'.repeat(placeholderLength - 1)},`,
  '\ufe08': '1'.repeat(placeholderLength),
  '\ufe0b': 'x'.repeat(placeholderLength),
  '\ufe0a': '"'.padEnd(placeholderLength, 'x'),
  '\ufe09': "'''".padEnd(placeholderLength, 'x'),
};

/** A line of a view with a value of the same kind and length for each placeholder, to tell what follows it. */
export function withStandIns(line: string): string {
  return line.replace(placeholderPieces, (piece, kind?: string, indentation = '') =>
    kind ? (standIns[kind] ?? '') : `${indentation}'''`.padEnd(piece.length, 'x'),
  );
}
