import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { draftState } from '../drafts/draftState.ts';
import { announce } from './announcer.ts';
import type { PageState } from './pageState.ts';
import { hasUnsavedWork } from './unsavedWork.ts';

/** Opens a text as the document and says so, offering undo. */
export function openDocument(
  workspace: Workspace,
  page: PageState,
  file: Parameters<Workspace['open']>[0],
  said = `Opened ${file.name}.`,
): void {
  const before = workspace.snapshot;
  workspace.open(file);
  announce(page, [said, ...(file.notes ?? []), ...whatWasReplaced(page, before)].join(' '), {
    canUndo: before.file !== undefined,
  });
}

/** Closes the open document and says so, offering undo. */
export function closeDocument(workspace: Workspace, page: PageState): void {
  const before = workspace.snapshot;
  if (!before.file) return;
  workspace.close();
  announce(page, [`Closed ${before.file.name}.`, ...whatWasReplaced(page, before)].join(' '), { canUndo: true });
}

/** Restores the text from when the document was opened, as one step. */
export function revertToOpened(workspace: Workspace, label: string): void {
  workspace.revertToOpened({ view: 'shell', label });
}

/** Whether unsaved work would be lost with the document because no draft can be kept. */
export function wouldLoseWork(page: PageState, snapshot: Snapshot): boolean {
  return hasUnsavedWork(snapshot) && !canKeepDrafts(page);
}

function canKeepDrafts(page: PageState): boolean {
  return ['none', 'kept'].includes(page.part(draftState).get().keeping);
}

/** What happens to the previously open document, as sentences. */
export function whatWasReplaced(page: PageState, before: Snapshot): readonly string[] {
  if (!before.file) return [];
  const { name } = before.file;
  if (!hasUnsavedWork(before)) return [`Undo brings ${name} back.`];
  return [
    canKeepDrafts(page)
      ? `Your unsaved changes to ${name} are kept as a draft.`
      : `Undo brings ${name} back, with your unsaved changes.`,
  ];
}
