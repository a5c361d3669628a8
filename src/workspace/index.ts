/**
 * The one store: the text, its history, and a snapshot of everything that follows from it.
 * Knows no React, no Monaco and no browser; a view subscribes and sends edits.
 * Start at `workspace.ts`; `history.ts` says what one undo reverts.
 */
export type { Analyser } from './checks.ts';
export type { OptionSetting, Switched } from './documentEdits.ts';
export type { ChangeOrigin } from './history.ts';
export type { DocumentAnalysis, OpenFile } from './openFile.ts';
export { safeFixOf } from './safeFixes.ts';
export { shownKey, shownName } from './shownName.ts';
export type { Snapshot, TextChange } from './snapshot.ts';
export { defineSnapshotField } from './snapshotField.ts';
export { createWorkspace, type TellLater, type Workspace } from './workspace.ts';
