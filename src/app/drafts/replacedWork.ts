import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { type Announcement, announce } from '../page/announcer.ts';
import { hasUnsavedWork } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
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
      ? `Your changes to ${name} are kept as a draft.`
      : `Undo brings ${name} back, with your unsaved changes.`,
  ];
}

interface Opening extends Partial<Announcement> {
  /** What the header shows as well: who sees it needs no notification. */
  readonly said: string;
  /** What is shown nowhere else. */
  readonly notes: readonly string[];
}

/** Announces that a document was opened; visibly only what else the user has to know, such as where unsaved work is. */
export function announceOpened(
  page: PageState,
  before: Snapshot,
  workspace: Workspace,
  { said, notes, ...can }: Opening,
): void {
  const replaced = whatWasReplaced(page, before, workspace);
  const shown = hasUnsavedWork(before) ? [...notes, ...replaced] : notes;
  if (shown.length > 0) announce(page, shown.join(' '), can);
  else announce(page, [said, ...replaced].join(' '), { isInPlace: true });
}
