import { formatDocument } from '../../hjson/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce } from '../browser/announcer.ts';

/** Formats the whole text as one step of the history, or says why not. */
export function formatText(workspace: Workspace): void {
  const outcome = formatDocument(workspace.snapshot.document);
  if (!outcome.ok) {
    announce(outcome.reason);
    return;
  }
  workspace.apply(outcome.edits, { view: 'hjson', label: 'Format' });
  announce(outcome.edits.length ? 'Formatted.' : 'The text is formatted already.');
}
