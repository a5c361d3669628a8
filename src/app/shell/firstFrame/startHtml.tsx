import { renderToString } from 'react-dom/server';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState, PageStateContext } from '../../page/pageState.ts';
import { WorkspaceContext } from '../../page/useWorkspace.ts';
import { App } from '../App.tsx';

/** The start screen as HTML, for the page as it is served: what `main.tsx` renders first, without its title. */
export function startHtml(): string {
  const html = renderToString(
    <PageStateContext value={createPageState()}>
      <WorkspaceContext value={createWorkspace()}>
        <App />
      </WorkspaceContext>
    </PageStateContext>,
  );
  // What belongs into the head comes first, and index.html has it.
  return html.slice(html.indexOf('<div'));
}
