import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startDraftKeeper } from './app/drafts/draftKeeper.ts';
import { checkPrograms } from './app/exprField/programTools.ts';
import { afterLetter } from './app/platform/afterLetter.ts';
import { storePageWhenIdle } from './app/platform/offlineCopy.ts';
import { App } from './app/shell/App.tsx';
import { createPageState, PageStateContext } from './app/state/pageState.ts';
import { preferences } from './app/state/preferences.ts';
import { hasUnsavedWork } from './app/state/unsavedWork.ts';
import { WorkspaceContext } from './app/state/useWorkspace.ts';
import './app/styles.css';
import { invariant } from './text/index.ts';
import { createWorkspace } from './workspace/index.ts';

const workspace = createWorkspace(afterLetter());
const page = createPageState();

function applyPreferences(): void {
  const { theme, serverVersion } = page.part(preferences).get();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (workspace.snapshot.serverVersion !== serverVersion) workspace.setServerVersion(serverVersion);
}

applyPreferences();
page.part(preferences).subscribe(applyPreferences);
void startDraftKeeper(workspace, page);
// Whoever opens a document has it stored after the editor; whoever only looks at the start screen, after a while.
setTimeout(storePageWhenIdle, 10_000);

// Only where there is something to lose does the browser ask before it leaves the page.
window.addEventListener('beforeunload', (event) => {
  if (hasUnsavedWork(workspace.snapshot)) event.preventDefault();
});
checkPrograms(workspace, page);

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
createRoot(root).render(
  <StrictMode>
    <WorkspaceContext value={workspace}>
      <PageStateContext value={page}>
        <App />
      </PageStateContext>
    </WorkspaceContext>
  </StrictMode>,
);
