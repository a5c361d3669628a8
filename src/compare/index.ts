/**
 * Configurations side by side, option by option: rows and cells, what differs by meaning, and what is wrong with them together. Knows no
 * screen and no file; changes nothing. About secrets it says only which are equal. Start at `compareColumns.ts`; `places.ts` says which
 * rows there are, `content.ts` what one text says in one of them. `problems/` has what is wrong with texts together, though not with any
 * alone, `print/` comparisons as text.
 */
export { type Column, type ColumnSource, readColumn, unreadableReason } from './column.ts';
export { commentedText, shownNote } from './comments.ts';
export { type Comparison, compareColumns } from './compareColumns.ts';
export { asText, type LineMark } from './print/asText.ts';
export { countRows, hiddenIn, type Selected, selectedProblems } from './print/printRows.ts';
export { asCsv, asMarkdown, textForDigest } from './print/tables.ts';
export { cutMiddle, pairText, titleOf } from './print/words.ts';
export type { ComparisonProblem } from './problems/check.ts';
export { type Change, type Review, reviewOf } from './review.ts';
export {
  type Cell,
  isDifference,
  type Row,
  type RowKind,
  type SetCell,
  type UnreadableCell,
  type UnsetCell,
  type Verdict,
} from './row.ts';
export { classLetter } from './secrets.ts';
export { asExpect, type RowSelection, type SelectedRow, type SelectedRows, selectRows } from './selectRows.ts';
export { canTakeOver, type TakeOver, takenTogether, takeOver, takeOverEffect } from './takeOver.ts';
