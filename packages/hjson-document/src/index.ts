/**
 * HJSON as hjson-go v4 reads it, as a lossless document: text, tree with ranges, errors, verdict.
 * Edits are `TextEdit`s that change nothing else; comments, order and style stay. Knows no key and no schema.
 * Start at `document.ts` (the types) and `edit/edit.ts`. `syntax/` makes the tree from a text (`parser.ts`), `tree/` walks it, `values/` says
 * what it means; `incremental/` makes a document from the one before. `edit/` has the minimal edits: `setValue.ts`, `ownership.ts` for whose a
 * comment is, `keyComments.ts` for members that are commented out. `format/` is the layout, `lint/` what is valid but probably a mistake.
 * Entries beside this one: `edits.ts`, `notes.ts`, `structs.ts`, `incremental.ts`, `codes.ts`.
 */
export {
  applyEdits,
  type Diagnostic,
  type EditOutcome,
  type Fix,
  invertEdits,
  type LineIndex,
  type Message,
  type Position,
  type Refusable,
  type Refused,
  type Severity,
  type TextEdit,
  type TextRange,
  type ValuePath,
} from 'source-text';
export type * from './document.ts';
export type { MemberOrder } from './edit/addMember.ts';
export { type Editing, type EditOptions, edit } from './edit/edit.ts';
export { errorFixes } from './edit/errorFixes.ts';
export type { Edited, EditRefusal, VerifiedEdit } from './edit/outcome.ts';
export type { RefusalCode } from './edit/refusalCodes.ts';
export { quotedText } from './edit/scalarText.ts';
export { formatDocument } from './format/format.ts';
export type { LintCode } from './lint/codes.ts';
export { lintHjson } from './lint/lintHjson.ts';
export type { LintDiagnostic } from './lint/rule.ts';
export { parseHjson } from './syntax/parseHjson.ts';
export type { GoStringFields, ReadingOptions } from './syntax/parserTypes.ts';
export { findMember, findNode, pathAt } from './tree/find.ts';
export { atLine, firstError, linesOf } from './tree/linesOf.ts';
export { type NodeEntry, nodeEntries } from './tree/nodeEntries.ts';
export { type StringSource, stringSource } from './tree/stringSource.ts';
export { type HjsonToken, type HjsonTokenKind, tokens } from './tree/tokens.ts';
export { toPortableJson, toStrictJson } from './values/json.ts';
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
  type PlainValue,
  plainValueOf,
  toPlain,
} from './values/values.ts';
