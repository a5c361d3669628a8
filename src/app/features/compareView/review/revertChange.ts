import { noteOf } from 'hjson-document/notes';
import type { EditOutcome } from 'source-text';
import { type Change, type Comparison, compareColumns, takeOver } from '../../../../compare/index.ts';
import { noteOptions } from '../../../../config/index.ts';
import type { Workspace } from '../../../../workspace/index.ts';
import { rowTitle } from '../rowTitle.ts';

/**
 * Brings back what an option, a part of the connection string or a comment said in the first column of a review, as one step. The option
 * is restored byte for byte; nothing changes if it cannot be.
 */
export function revertChange(workspace: Workspace, review: Comparison, { kind, row }: Change): EditOutcome {
  const origin = { view: 'panel', label: `Revert ${rowTitle(row)}` } as const;
  const [before] = review.columns;
  if (kind === 'comment' && before) {
    return workspace.setNote(row.path, noteOf(before.document, row.path, noteOptions(row.path)), origin);
  }
  if (row.part === undefined) return workspace.revertOption(row.path, origin);
  const back = compareColumns([...review.columns].reverse());
  const rows = back.rows.filter(({ kind, name }) => kind === row.kind && name === row.name);
  const outcome = takeOver(back, 1, rows);
  if (outcome.ok) workspace.apply(outcome.edits, origin);
  return outcome;
}
