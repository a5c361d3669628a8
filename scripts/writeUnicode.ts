import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askReference } from 'source-text/testing/goReference';

interface Answer {
  readonly version: string;
  readonly ranges?: readonly (readonly [first: number, last: number])[];
  readonly categories?: readonly string[];
  readonly scripts?: readonly string[];
  readonly aliases?: readonly string[];
}

/** Writes packages/expr-script/src/go/unicodeTables.ts from Go's package unicode: node scripts/runTypeScript.mjs scripts/writeUnicode.ts */
export function main(): void {
  const [assigned, names] = askReference<Answer>('unicode', [{ class: 'assigned' }, {}]);
  const text = `/** Of Go's package unicode, version ${assigned?.version}; written by scripts/writeUnicode.ts. */
export const unicodeTables = {
  /** The ranges of assigned characters: how many to skip, how many follow, and so on; in base 36. */
  assigned: '${steps(assigned?.ranges ?? [])}',
  categories: '${names?.categories?.join(' ')}',
  scripts: '${names?.scripts?.join(' ')}',
  /** Long names of categories, which patterns may use since Go 1.25. */
  aliases: '${names?.aliases?.join(' ')}',
} as const;
`;
  writeFileSync(fileURLToPath(new URL('../packages/expr-script/src/go/unicodeTables.ts', import.meta.url)), text);
}

function steps(ranges: NonNullable<Answer['ranges']>): string {
  let end = 0;
  const numbers = ranges.flatMap(([first, last]) => {
    const step = [first - end, last + 1 - first];
    end = last + 1;
    return step;
  });
  return numbers.map((number) => number.toString(36)).join(' ');
}
