import { formatDocument } from 'hjson-document';
import type { Workspace } from '../../../workspace/index.ts';
import { announce } from '../../page/announcer.ts';
import type { PageState } from '../../page/pageState.ts';

/** Formats the whole text as one step of the history, or says why not. */
export function formatText(workspace: Workspace, page: PageState): void {
  const outcome = formatDocument(workspace.snapshot.document);
  if (!outcome.ok) {
    announce(page, outcome.reason);
    return;
  }
  workspace.apply(outcome.edits, { view: 'hjson', label: 'Format' });
  const isChanged = outcome.edits.length > 0;
  announce(page, isChanged ? 'Formatted.' : 'The text is formatted already.', { canUndo: isChanged });
}
