import { parseHjson } from 'hjson-document';
import { type Comparison, compareColumns, readColumn } from '../compare/index.ts';

/** Texts side by side, called `a`, `b` and so on. */
export function compareTexts(...texts: readonly string[]): Comparison {
  return compareColumns(
    texts.map((text, index) =>
      readColumn({ label: 'abcdefgh'[index] ?? '', document: parseHjson(text), serverVersion: 'latest' }),
    ),
  );
}
