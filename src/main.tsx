import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import './app/platform/fonts.ts';
import { createPageState, PageStateContext } from './app/page/pageState.ts';
import { followOtherTabs, preferences } from './app/page/preferences.ts';
import { applyTheme } from './app/page/storedPreferences.ts';
import { WorkspaceContext } from './app/page/useWorkspace.ts';
import { storePageWhenIdle } from './app/platform/offlineCopy.ts';
import { App } from './app/shell/App.tsx';
import { createPageWorkspace } from './app/shell/pageWorkspace.ts';
import './app/styles.css';
import './app/ui/kit.css';
import { invariant } from 'source-text';

const page = createPageState();
const workspace = createPageWorkspace(page);

const followTheme = () => applyTheme(page.part(preferences).get().theme, document);
followTheme();
page.part(preferences).subscribe(followTheme);
followOtherTabs(page);
// With a document open, it is stored after the editor; on the start screen, after a while.
setTimeout(storePageWhenIdle, 10_000);

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
const app = (
  <StrictMode>
    <PageStateContext value={page}>
      <WorkspaceContext value={workspace}>
        <App />
      </WorkspaceContext>
    </PageStateContext>
  </StrictMode>
);
// At once, so that nothing changes before React has taken over the start screen as it was served (app/shell/firstFrame).
flushSync(() => hydrateRoot(root, app));
