/**
 * Three texts of one configuration: a base, and two that came from it. What both say together, written into ours.
 * Knows no file and no screen; never decides what both changed.
 * Start at `mergeDocuments.ts`; `threeWay.ts` says what the merge means, apart from how it is written.
 */
export { type ConflictMarkers, conflictText } from './conflictText.ts';
export { type Merge, mergeDocuments, takeTheirs } from './mergeDocuments.ts';
