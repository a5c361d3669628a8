import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storePageWhenIdle } from './app/platform/offlineCopy.ts';
import { App } from './app/shell/App.tsx';
import { createPageState, PageStateContext } from './app/state/pageState.ts';
import { preferences } from './app/state/preferences.ts';
import { applyTheme } from './app/state/storedPreferences.ts';
import './app/styles.css';
import { invariant } from './text/index.ts';

const page = createPageState();

const followTheme = () => applyTheme(page.part(preferences).get().theme, document);
followTheme();
page.part(preferences).subscribe(followTheme);
// Whoever opens a document has it stored after the editor; whoever only looks at the start screen, after a while.
setTimeout(storePageWhenIdle, 10_000);

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
const app = (
  <StrictMode>
    <PageStateContext value={page}>
      <App />
    </PageStateContext>
  </StrictMode>
);
// The built page has the start screen already (app/shell/firstFrame).
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
