/**
 * Text, ranges, edits and problems, for any language, and the small tools that every folder shares.
 * Knows neither HJSON nor Expr; every offset counts UTF-16 units of one text.
 * Start at `edit.ts`; `diagnostic.ts` is what every check returns.
 */
export { decodeBase64, decodeBase64Text, encodeBase64 } from './base64.ts';
export {
  type ByteString,
  type DecodedRune,
  decodeRune,
  fromByteString,
  invalidRune,
  isAscii,
  replacementRune,
  toByteString,
} from './byteString.ts';
export { composeEdits, trimEdits } from './compose.ts';
export { counted } from './counted.ts';
export { cLetters, decodeEscapes, type Escapes } from './decodeEscapes.ts';
export {
  type CodeTable,
  compareSeverity,
  type Diagnostic,
  dottedName,
  type Fix,
  isPlaced,
  isWithin,
  type Message,
  type PlacedProblem,
  placeOf,
  type Severity,
  safe,
  samePath,
  severities,
  type ValuePath,
} from './diagnostic.ts';
export { diffLines, type LineReplacement, linesIn, replacedLines } from './diffLines.ts';
export { asItLooks, type DisguisedCharacter, disguisedIn } from './disguisedCharacters.ts';
export { applyEdits, diffTexts, type EditOutcome, invertEdits, sortEdits, type TextEdit } from './edit.ts';
export { hexEscape, oneLine, unicodeEscape } from './escape.ts';
export { type GoUrl, type GoUrlFault, goUrlFaults, parseGoUrl } from './goUrl.ts';
export { decodeHtmlEntities } from './htmlEntities.ts';
export { invariant } from './invariant.ts';
export { isUrl } from './isUrl.ts';
export { createLineIndex, type LineIndex, type Position } from './lineIndex.ts';
export { endOfLine, type LineEnd, lineEndOf, startOfLine, startOfNextLine, withLineFeeds } from './lines.ts';
export { longPause } from './longPause.ts';
export { mapPosition, mapRange } from './mapPosition.ts';
export { memoize } from './memoize.ts';
export { nearestName } from './nearestName.ts';
export { ownText } from './ownText.ts';
export { partitionPoint } from './partitionPoint.ts';
export { decodePercent, encodeByte, encodePercent } from './percent.ts';
export { hereDocument, quotePosix, quotePowerShell } from './quotes.ts';
export {
  clipRanges,
  intersects,
  meets,
  mergeRanges,
  overlaps,
  rangesIn,
  type TextRange,
  textRange,
  touches,
} from './range.ts';
export { type Refusable, type Refused, refuse } from './refusable.ts';
export { findBest, findMatches, markedParts, type SearchEntry, searchWords, wordsOf } from './search.ts';
export { csvTable, escapeMarkdown, markdownTable } from './tables.ts';
export { wrap } from './wrap.ts';
