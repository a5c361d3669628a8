/**
 * Text, ranges, edits and problems, for any language.
 * Knows neither HJSON nor Expr; every offset counts UTF-16 units of one text.
 * Start at `edit.ts`; `diagnostic.ts` is what every check returns.
 */

export { composeEdits, trimEdits } from './compose.ts';
export { counted } from './counted.ts';
export {
  type CodeDescription,
  type CodeTable,
  type Diagnostic,
  dottedName,
  type Fix,
  isPlaced,
  isWithin,
  type Message,
  type OptionPath,
  type PlacedProblem,
  placeOf,
  type Severity,
  safe,
  samePath,
} from './diagnostic.ts';
export { diffLines, lineStart } from './diffLines.ts';
export { asItLooks, type DisguisedCharacter, disguisedIn } from './disguisedCharacters.ts';
export {
  applyEdits,
  diffTexts,
  type EditOutcome,
  invertEdits,
  sortEdits,
  type TextEdit,
} from './edit.ts';
export { hexEscape, unicodeEscape } from './escape.ts';
export { characterOf, decodeHtmlEntities } from './htmlEntities.ts';
export { invariant } from './invariant.ts';
export { createLineIndex, type LineIndex, type Position } from './lineIndex.ts';
export { longPause } from './longPause.ts';
export { mapPosition, mapRange } from './mapPosition.ts';
export { memoize } from './memoize.ts';
export { nearestName } from './nearestName.ts';
export { oneLine } from './oneLine.ts';
export { ownText } from './ownText.ts';
export { partitionPoint } from './partitionPoint.ts';
export { quotePosix } from './quotePosix.ts';
export { mergeRanges, overlaps, type TextRange, textRange, touches } from './range.ts';
export { findBest, findMatches, markedParts, type SearchEntry, searchWords, wordsOf } from './search.ts';
