/**
 * The one store: the text, its history, and a snapshot of everything derived from it. Knows no React, no Monaco and no browser; a view
 * subscribes and sends edits. Start at `workspace.ts`; `history.ts` says what one undo reverts.
 */
export type { Analyser, DocumentAnalysis } from './checks.ts';
export { type OptionSetting, readDocument, type SwitchedFields } from './documentEdits.ts';
export type { ChangeOrigin, OpenFile } from './history.ts';
export type { ScheduleNotify } from './notifier.ts';
export { safeFixOf } from './safeFixes.ts';
export { shownKey, shownName, shownNameInAll, shownPath } from './shownName.ts';
export { defineSnapshotField, type Snapshot, type TextChange } from './snapshot.ts';
export { createVisit, longPause, type Visit } from './visit.ts';
export { showsSecret } from './withoutSecrets.ts';
export { createWorkspace, type Workspace } from './workspace.ts';
