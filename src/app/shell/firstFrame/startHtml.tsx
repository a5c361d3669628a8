import { renderToString } from 'react-dom/server';
import { createPageState, PageStateContext } from '../../state/pageState.ts';
import { App } from '../App.tsx';

/** The start screen as HTML, for the built page: what `main.tsx` renders first, without its title. */
export function startHtml(): string {
  const html = renderToString(
    <PageStateContext value={createPageState()}>
      <App />
    </PageStateContext>,
  );
  // What belongs into the head comes first, and index.html has it.
  return html.slice(html.indexOf('<div'));
}
