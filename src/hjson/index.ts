/**
 * HJSON as one Go server reads it (hjson-go v4), as a lossless document: text, tree with ranges, errors, verdict.
 * Edits are `TextEdit`s that change nothing else; comments, order and style stay. Knows no option and no schema.
 * Start at `document.ts` (the types) and `parser.ts`; `edit/ownership.ts` says whose a comment is,
 * `edit/keyComments.ts` which one is a member that is commented out.
 */
export type * from './document.ts';
export type { MemberOrder } from './edit/memberPlace.ts';
export type { VerifiedEdit } from './edit/outcome.ts';
export { removeMember, removeMembers } from './edit/removeMember.ts';
export { renameKey } from './edit/renameKey.ts';
export { type StringWriting, stringWriting } from './edit/replaceValue.ts';
export { isPlainText, quotedText } from './edit/scalarText.ts';
export { type SetOptions, setValue } from './edit/setValue.ts';
export type { StringPaths } from './edit/verify.ts';
export { errorFixes } from './errorFixes.ts';
export { excessOf, unreadDocument } from './excess.ts';
export { findMember, findNode, pathAt } from './find.ts';
export { formatDocument } from './format.ts';
export { defineField, defineSearch } from './incremental/documentField.ts';
export { changeOf, reparse } from './incremental/reparse.ts';
export type { ScalarChange } from './incremental/replaceScalar.ts';
export { toPortableJson, toStrictJson } from './json.ts';
export { linesOf } from './linesOf.ts';
export { lintHjson } from './lintHjson.ts';
export { parseHjson, parseTyped } from './parseHjson.ts';
export { type StructReader, structReaders } from './parsing.ts';
export { type PlacedValue, placedValues, placeOnRoute, type Route } from './placedValues.ts';
export { type StringSource, stringSource } from './stringSource.ts';
export { type HjsonToken, type HjsonTokenKind, tokens } from './tokens.ts';
export {
  equalValues,
  fromPlain,
  type HjsonNumberValue,
  type HjsonObjectValue,
  type HjsonValue,
  isArrayValue,
  isNumberValue,
  isObjectValue,
  nodeValue,
  plainValueOf,
} from './values.ts';
