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
export {
  applyEdits,
  composeEdits,
  diffTexts,
  type EditOutcome,
  invertEdits,
  mapPosition,
  mapRange,
  sortEdits,
  type TextEdit,
  trimEdits,
} from './edit.ts';
export {
  cLetters,
  decodeEscapes,
  decodeHtmlEntities,
  decodePercent,
  type Escapes,
  encodeByte,
  encodePercent,
  hereDocument,
  hexEscape,
  oneLine,
  quotePosix,
  quotePowerShell,
  unicodeEscape,
} from './escape.ts';
export { type GoUrl, type GoUrlFault, goUrlFaults, isUrl, parseGoUrl } from './goUrl.ts';
export {
  createLineIndex,
  endOfLine,
  type LineEnd,
  type LineIndex,
  lineEndOf,
  type Position,
  startOfLine,
  startOfNextLine,
  withLineFeeds,
} from './lines.ts';
export { memoize, ownText } from './ownText.ts';
export {
  clipRanges,
  intersects,
  meets,
  mergeRanges,
  overlaps,
  partitionPoint,
  rangesIn,
  type TextRange,
  textRange,
  touches,
} from './range.ts';
export { invariant, type Refusable, type Refused, refuse } from './refusable.ts';
export { findBest, findMatches, markedParts, type SearchEntry, searchWords, wordsOf } from './search.ts';
export { csvTable, escapeMarkdown, markdownTable } from './tables.ts';
export { counted, nearestName, wrap } from './wording.ts';
