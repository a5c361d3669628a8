import { type HjsonDocument, type NodeEntry, nodeEntries } from 'hjson-document';
import { shownNote } from './comments.ts';
import type { Comparison } from './compareColumns.ts';
import { isDifference, type Row } from './row.ts';
import { takeOverEffect } from './takeOver.ts';

/** What a change did to an option: its value, or the comment above or behind it alone. */
export type ChangeKind = 'changed' | 'added' | 'removed' | 'comment';

/** One option that is not as it was. */
export interface Change {
  readonly kind: ChangeKind;
  readonly row: Row;
}

/** What changed between two texts of one configuration. */
export interface Review {
  /** In the order of the rows. */
  readonly changes: readonly Change[];
  /** True if members that both texts have changed places. */
  readonly isReordered: boolean;
}

/** What changed from the first column of a comparison of two to the second. */
export function reviewOf(comparison: Comparison): Review {
  const [before, after] = comparison.columns;
  const changed = comparison.rows
    .filter(isDifference)
    .map((row): Change => ({ kind: changeKinds[takeOverEffect(row, 1)], row }));
  const commented = new Set<string>();
  const comments = comparison.rows.flatMap((row): readonly Change[] => {
    const path = row.path.join('\0');
    const isSet = before?.memberAt(row.path) && after?.memberAt(row.path);
    if (!isSet || commented.has(path) || shownNote(comparison, row, 0) === shownNote(comparison, row, 1)) return [];
    // The parts of a connection string share its comment.
    commented.add(path);
    return [{ kind: 'comment', row }];
  });
  const order = new Map(comparison.rows.map((row, index) => [row, index]));
  const changes = [...changed, ...comments].sort((a, b) => (order.get(a.row) ?? 0) - (order.get(b.row) ?? 0));
  return { changes, isReordered: before && after ? isReordered(before.document, after.document) : false };
}

const changeKinds = { changes: 'changed', adds: 'added', removes: 'removed' } as const;

function isReordered(before: HjsonDocument, after: HjsonDocument): boolean {
  const [old, now] = [before, after].map((document) => nodeEntries(document).map(nameOf));
  if (!old || !now) return false;
  const [inOld, inNow] = [new Set(old), new Set(now)];
  const kept = now.filter((name) => inOld.has(name));
  return old.filter((name) => inNow.has(name)).some((name, index) => name !== kept[index]);
}

function nameOf({ path }: NodeEntry): string {
  return JSON.stringify(path);
}
