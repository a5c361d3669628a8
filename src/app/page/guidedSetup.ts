import type { GuideProgress } from '../../serviceWorker/draftMessages.ts';
import type { Workspace } from '../../workspace/index.ts';
import { createLastingStore, type Store } from './createStore.ts';
import { optionFilter } from './editing.ts';
import { type PageState, usePart } from './pageState.ts';
import { useSelected } from './useWorkspace.ts';

/** How far the user is in the guided set-up of a document. Its steps are the first sections of the form, and a summary. */
export interface GuidedSetup extends GuideProgress {
  /** The opening that it belongs to. */
  readonly fileId: number;
  /** Whether the form asks its questions. */
  readonly isShown: boolean;
  /** Whether the question of the step is still to get the focus. */
  readonly wantsFocus?: boolean;
}

/** The guided set-up of a page; undefined until it is started or restored. */
export function guidedSetup(): Store<GuidedSetup | undefined> {
  return createLastingStore<GuidedSetup | undefined>(undefined);
}

/** The step of the summary: it comes after all sections. */
export const lastStep = 6;

const guideLength = lastStep + 1;

/** "3 of 7". */
export function guideFraction({ step }: Pick<GuideProgress, 'step'>): string {
  return `${step + 1} of ${guideLength}`;
}

/** Shows the guided set-up of the open document, at the step where it was left. */
export function startGuide({ snapshot: { file } }: Workspace, page: PageState): void {
  if (!file) return;
  const store = page.part(guidedSetup);
  if (store.get()?.fileId !== file.id) store.set({ fileId: file.id, step: 0, skipped: [], isShown: true });
  goToStep(page, store.get()?.step ?? 0);
}

/** Shows a step of the guided set-up of the open document, if it has one. */
export function showGuideStep({ snapshot: { file } }: Workspace, page: PageState, step: number): void {
  if (page.part(guidedSetup).get()?.fileId === file?.id && step <= lastStep) goToStep(page, step);
}

/** Goes to a step of the guided set-up, if there is one; ends a search, which would hide it. */
export function goToStep(page: PageState, step: number, change: Partial<GuidedSetup> = {}): void {
  page.part(optionFilter).forget();
  page.part(guidedSetup).update((guide) => guide && { ...guide, step, isShown: true, wantsFocus: true, ...change });
}

/** Shows the form without questions; the guided set-up keeps its step. */
export function endGuide(page: PageState): void {
  page.part(guidedSetup).update((guide) => (guide?.isShown ? { ...guide, isShown: false } : guide));
}

/** The guided set-up of the open document, while the form asks its questions. */
export function shownGuide({ snapshot: { file } }: Workspace, page: PageState): GuidedSetup | undefined {
  const guide = page.part(guidedSetup).get();
  return guide?.isShown && guide.fileId === file?.id ? guide : undefined;
}

/** What a draft of this opening keeps of the guided set-up; undefined if it was not used. */
export function guideProgressOf(page: PageState, fileId: number | undefined): GuideProgress | undefined {
  const guide = page.part(guidedSetup).get();
  return guide && guide.fileId === fileId ? { step: guide.step, skipped: guide.skipped } : undefined;
}

/** The guided set-up of the open document; undefined if it was not used. */
export function useGuide(): GuidedSetup | undefined {
  const guide = usePart(guidedSetup);
  const fileId = useSelected(({ file }) => file?.id);
  return guide?.fileId === fileId ? guide : undefined;
}
