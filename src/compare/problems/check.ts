import type { Message } from 'source-text';
import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import type { ComparisonCode } from './codes.ts';
import type { Identity } from './identity.ts';

/** Something about the texts side by side, with the row that it is about. Never quotes a secret. */
export interface ComparisonProblem extends Message<ComparisonCode> {
  readonly row: Row;
  /** The indexes of the columns that it is about. */
  readonly columns: readonly number[];
}

export interface CheckInput {
  readonly columns: readonly Column[];
  /** In the order of the columns. */
  readonly identities: readonly Identity[];
  readonly rows: readonly Row[];
}

/** Looks at one row. */
export type RowCheck = (row: Row, input: CheckInput) => readonly ComparisonProblem[];

/** Groups of at least two columns that have something in common, which `keyOf` names; undefined for a column without it. */
export function groupsBy(count: number, keyOf: (column: number) => string | number | undefined): readonly number[][] {
  const groups = new Map<string | number, number[]>();
  for (let column = 0; column < count; column++) {
    const key = keyOf(column);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** `a`, `a and b`, `a, b and c`. */
export function labelsOf({ columns }: CheckInput, indexes: readonly number[]): string {
  const labels = indexes.map((index) => columns[index]?.label ?? '');
  const last = labels.pop() ?? '';
  return labels.length === 0 ? last : `${labels.join(', ')} and ${last}`;
}
