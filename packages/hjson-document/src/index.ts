/**
 * HJSON as hjson-go v4 reads it, as a lossless document: text, tree with ranges, errors, verdict.
 * Edits are `TextEdit`s that change nothing else; comments, order and style stay. Knows no option and no schema.
 * Start at `document.ts` (the types). `syntax/` makes the tree from a text (`parser.ts`), `tree/` walks it, `values/` says what it means;
 * `incremental/` makes a document from the one before. `edit/` has the minimal edits: `setValue.ts`, `ownership.ts` for whose a comment is,
 * `keyComments.ts` for members that are commented out. `format/` is the layout, `lint/` what is valid but probably a mistake.
 */
export type * from './document.ts';
export { commentedKeys, commentedValue, commentOutMember, removeCommented } from './edit/commentOut.ts';
export { errorFixes } from './edit/errorFixes.ts';
export type { MemberOrder } from './edit/memberPlace.ts';
export { type NoteOptions, noteOf, noteRanges } from './edit/note.ts';
export type { VerifiedEdit } from './edit/outcome.ts';
export { ownedBy } from './edit/ownership.ts';
export { type RemovedParts, removedParts } from './edit/removedParts.ts';
export { removeDuplicate, removeMember, removeMembers } from './edit/removeMember.ts';
export { renameKey } from './edit/renameKey.ts';
export { type StringWriting, stringWriting } from './edit/replaceValue.ts';
export { restoreMember } from './edit/restoreMember.ts';
export { quotedText } from './edit/scalarText.ts';
export { setNote } from './edit/setNote.ts';
export { type SetOptions, setValue } from './edit/setValue.ts';
export { formatDocument } from './format/format.ts';
export { defineField, defineSearch } from './incremental/documentField.ts';
export { changeOf, reparse } from './incremental/reparse.ts';
export type { ScalarChange } from './incremental/replaceScalar.ts';
export { agreesWithStructParse as readersAgree, readsAsStruct } from './incremental/structParse.ts';
export type { LintCode } from './lint/codes.ts';
export { lintHjson } from './lint/lintHjson.ts';
export { excessOf, unreadDocument } from './syntax/excess.ts';
export { initialLineState, type LineState, type LineToken, tokenizeLine } from './syntax/lineLexer.ts';
export { parseAsStruct, parseHjson } from './syntax/parseHjson.ts';
export { type GoStringFields, type StructReader, structReaders } from './syntax/parserTypes.ts';
export { findMember, findNode, holdsOnlyStrings, pathAt } from './tree/find.ts';
export { atLine, firstError, linesOf } from './tree/linesOf.ts';
export { entryAt, type NodeEntry, type NodeIndexPath, nodeEntries } from './tree/nodeEntries.ts';
export { type StringSource, stringSource } from './tree/stringSource.ts';
export { type HjsonToken, type HjsonTokenKind, tokens } from './tree/tokens.ts';
export { commentBody } from './tree/trivia.ts';
export { toPortableJson, toStrictJson } from './values/json.ts';
export {
  equalValues,
  fromPlain,
  type HjsonNumberValue,
  type HjsonObjectValue,
  type HjsonValue,
  isArrayValue,
  isNumberValue,
  nodeValue,
  plainValueOf,
  toPlain,
} from './values/values.ts';
