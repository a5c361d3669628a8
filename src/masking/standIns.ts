import { commaMark, completeMark, placeholderLength } from './maskedView.ts';

const placeholderPieces = /((?:•[\ufe00-\ufe0d]){5}•)?(••([\ufe08-\ufe0d]))?/g;

/** For the selector of each kind, a value of this kind and of the length of a placeholder. */
const standIns: Readonly<Record<string, string>> = {
  [completeMark]: `"${'x'.repeat(placeholderLength - 2)}"`,
  [commaMark]: `${'x'.repeat(placeholderLength - 1)},`,
  '\ufe0c': '1'.repeat(placeholderLength),
  '\ufe0b': 'x'.repeat(placeholderLength),
  '\ufe0a': '"'.padEnd(placeholderLength, 'x'),
  '\ufe09': "'''".padEnd(placeholderLength, 'x'),
};

/** A line of a view with a value of the same kind and length for each placeholder, to tell what follows it. */
export function withStandIns(line: string): string {
  if (!line.includes('•')) return line;
  return line.replace(placeholderPieces, (_, first?: string, last?: string, kind = '') => {
    if (first && last) return standIns[kind] ?? '';
    // A secret of several lines begins or ends here.
    return first ? "'''".padEnd(first.length, 'x') : last ? "'''" : '';
  });
}
