import { createWorkspace, type Workspace } from '../../workspace/index.ts';
import { startDraftKeeper } from '../drafts/draftKeeper.ts';
import { checkPrograms } from '../exprField/programTools.ts';
import { followServerReports } from '../page/deployment.ts';
import { endFilterWithDocument } from '../page/editing.ts';
import { hasUnsavedWork, keepTextsWithDocument } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { preferences } from '../page/preferences.ts';
import { afterKeystrokePaint } from '../platform/afterKeystrokePaint.ts';

/** The workspace of a page, with its drafts and the question before leaving. */
export function createPageWorkspace(page: PageState): Workspace {
  const workspace = createWorkspace(afterKeystrokePaint());
  const follow = () => {
    const { serverVersion } = page.part(preferences).get();
    if (workspace.snapshot.serverVersion !== serverVersion) workspace.setServerVersion(serverVersion);
  };
  follow();
  page.part(preferences).subscribe(follow);
  void startDraftKeeper(workspace, page);
  // The browser asks before leaving the page only if work would be lost.
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsavedWork(workspace.snapshot)) event.preventDefault();
  });
  checkPrograms(workspace, page);
  followServerReports(workspace, page);
  endFilterWithDocument(workspace, page);
  keepTextsWithDocument(workspace, page);
  return workspace;
}
