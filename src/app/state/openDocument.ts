import { forgetNames } from '../../config/index.ts';
import type { OpenFile, Snapshot, Workspace } from '../../workspace/index.ts';
import { draftState } from '../drafts/draftState.ts';
import { announce } from './announcer.ts';
import { filesOnDisk } from './filesOnDisk.ts';
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
  announce(page, [said, ...(file.notes ?? []), ...whatWasReplaced(page, before, workspace)].join(' '), {
    canUndo: canUndo(workspace),
  });
}

/** Closes the open document and says so, offering undo. */
export function closeDocument(workspace: Workspace, page: PageState): void {
  const before = workspace.snapshot;
  if (!before.file) return;
  workspace.close();
  const said = [`Closed ${before.file.name}.`, ...whatWasReplaced(page, before, workspace)];
  announce(page, said.join(' '), { canUndo: canUndo(workspace) });
}

/** False for a first document, and once local data was deleted. */
function canUndo({ snapshot }: Workspace): boolean {
  return snapshot.undoLabel !== undefined;
}

/** Keeps nothing in memory of documents that were closed or replaced, from now on. */
export function forgetClosed(workspace: Workspace, page: PageState): void {
  workspace.forgetClosed();
  const files = page.part(filesOnDisk);
  let forgotten: OpenFile | undefined;
  const forget = () => {
    const { file } = workspace.snapshot;
    for (const id of files.keys()) if (id !== file?.id) files.delete(id);
    // Not with each letter of the one that is open.
    if (!file || file.id !== forgotten?.id) forgetNames();
    forgotten = file;
  };
  workspace.subscribe(forget);
  forget();
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
export function whatWasReplaced(page: PageState, before: Snapshot, workspace: Workspace): readonly string[] {
  if (!before.file || !canUndo(workspace)) return [];
  const { name } = before.file;
  if (!hasUnsavedWork(before)) return [`Undo brings ${name} back.`];
  return [
    canKeepDrafts(page)
      ? `Your unsaved changes to ${name} are kept as a draft.`
      : `Undo brings ${name} back, with your unsaved changes.`,
  ];
}
