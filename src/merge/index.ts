/**
 * The three-way merge of a configuration: a base, and two texts derived from it. The result is written into ours. Knows no file and no
 * screen; never decides what both sides changed. Start at `mergeDocuments.ts`; `threeWay.ts` says what the merge means, apart from how it
 * is written.
 */
export { conflictText, type Merge, mergeDocuments, takeTheirs } from './mergeDocuments.ts';
