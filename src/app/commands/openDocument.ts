import { forgetNames } from '../../config/index.ts';
import type { OpenFile, Workspace } from '../../workspace/index.ts';
import { announceOpened, whatWasReplaced } from '../drafts/replacedWork.ts';
import { announce } from '../page/announcer.ts';
import { filesOnDisk, textsOfOthers } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';

/** Opens a text as the document and announces what the header does not show. */
export function openDocument(
  workspace: Workspace,
  page: PageState,
  file: Parameters<Workspace['open']>[0],
  said = `Opened ${file.name}.`,
): void {
  const before = workspace.snapshot;
  workspace.open(file);
  announceOpened(page, before, workspace, { said, notes: file.notes ?? [], canUndo: canUndo(workspace) });
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

/** From now on, keeps no closed or replaced documents in memory, and nothing that was given to the page besides once none is open. */
export function forgetClosed(workspace: Workspace, page: PageState): void {
  workspace.forgetClosed();
  page.forget();
  const files = page.part(filesOnDisk);
  let forgotten: OpenFile | undefined;
  const forget = () => {
    const { file } = workspace.snapshot;
    for (const id of files.keys()) if (id !== file?.id) files.delete(id);
    page.part(textsOfOthers).forget();
    if (!file) page.forget();
    // Not on each keystroke in the open one.
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
