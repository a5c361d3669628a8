/**
 * The masked view: a copy of the text with a placeholder for each secret, and the mapping of edits between both.
 * A pure model: knows no editor and no clock. Start at `maskedView.ts`; `editsBetween.ts` compares two views, `reveals.ts` says what is shown.
 */
export { editsBetween } from './editsBetween.ts';
export {
  commaMark,
  completeMark,
  createMaskedView,
  drawsSecret,
  editsToSource,
  type HiddenRange,
  invisibleMarks,
  type Mask,
  type MaskedView,
  type Refused,
  rangeToSource,
  rangeToView,
  secretsAfter,
  toSource,
  toView,
  type Writer,
  withStandIns,
} from './maskedView.ts';
export { nothingRevealed, type Reveals, rangesToHide, revealsAfter } from './reveals.ts';
