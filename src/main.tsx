import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { storePageWhenIdle } from './app/platform/offlineCopy.ts';
import { App } from './app/shell/App.tsx';
import { createPageState, PageStateContext } from './app/state/pageState.ts';
import { preferences } from './app/state/preferences.ts';
import './app/styles.css';
import { invariant } from './text/index.ts';

const page = createPageState();

function applyTheme(): void {
  const { theme } = page.part(preferences).get();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

applyTheme();
page.part(preferences).subscribe(applyTheme);
// Whoever opens a document has it stored after the editor; whoever only looks at the start screen, after a while.
setTimeout(storePageWhenIdle, 10_000);

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
createRoot(root).render(
  <StrictMode>
    <PageStateContext value={page}>
      <App />
    </PageStateContext>
  </StrictMode>,
);
