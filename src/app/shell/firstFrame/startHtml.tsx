import { renderToString } from 'react-dom/server';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState, PageStateContext } from '../../page/pageState.ts';
import { WorkspaceContext } from '../../page/useWorkspace.ts';
import { App } from '../App.tsx';

/** The start screen as HTML, for the served page: what `main.tsx` renders first, without its title. */
export function startHtml(): string {
  const html = renderToString(
    <PageStateContext value={createPageState()}>
      <WorkspaceContext value={createWorkspace()}>
        <App />
      </WorkspaceContext>
    </PageStateContext>,
  );
  // React puts head elements first; index.html already has them.
  return html.slice(html.indexOf('<div'));
}
