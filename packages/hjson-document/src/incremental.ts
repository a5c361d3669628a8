/**
 * For editors, which have a new document after every keystroke: `reparse` makes it from the one before, `defineField` keeps what follows from
 * a document, and updates it where one scalar has changed; `tokenizeLine` colours a line. `excessOf` says of which text there is too much for that.
 */
export { type DocumentField, defineField, defineSearch, reparse } from './incremental/reparse.ts';
export type { ScalarChange } from './incremental/replaceScalar.ts';
export { excessOf, unreadDocument } from './syntax/excess.ts';
export {
  initialLineState,
  type LineState,
  type LineToken,
  type LineTokenKind,
  tokenizeLine,
} from './syntax/lineLexer.ts';
export { holdsOnlyStrings } from './tree/find.ts';
export { entryAt, type NodeIndexPath } from './tree/nodeEntries.ts';
