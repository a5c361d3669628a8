import type { Snapshot, Workspace } from '../../workspace/index.ts';
import type { PageState } from '../page/pageState.ts';
import { hasUnsavedWork } from '../page/unsavedWork.ts';
import { draftState } from './draftState.ts';

/** Whether unsaved work would be lost with the document because no draft can be kept. */
export function wouldLoseWork(page: PageState, snapshot: Snapshot): boolean {
  return hasUnsavedWork(snapshot) && !canKeepDrafts(page);
}

function canKeepDrafts(page: PageState): boolean {
  return ['none', 'kept'].includes(page.part(draftState).get().keeping);
}

/** What happens to the document that was open before, as sentences. */
export function whatWasReplaced(page: PageState, before: Snapshot, { snapshot }: Workspace): readonly string[] {
  if (!before.file || snapshot.undoLabel === undefined) return [];
  const { name } = before.file;
  if (!hasUnsavedWork(before)) return [`Undo brings ${name} back.`];
  return [
    canKeepDrafts(page)
      ? `Your unsaved changes to ${name} are kept as a draft.`
      : `Undo brings ${name} back, with your unsaved changes.`,
  ];
}
