/**
 * For editors, which have a new document after every keystroke: `reparse` makes it from the one before, `defineField` keeps what follows from
 * a document, and updates it where one scalar has changed. `excessOf` says of which text there is too much for that.
 */
export { defineField, defineSearch } from './incremental/documentField.ts';
export { changeOf, reparse } from './incremental/reparse.ts';
export type { ScalarChange } from './incremental/replaceScalar.ts';
export { excessOf, unreadDocument } from './syntax/excess.ts';
export { entryAt, type NodeIndexPath } from './tree/nodeEntries.ts';
