import type { GuideProgress } from '../../serviceWorker/draftMessages.ts';
import type { Workspace } from '../../workspace/index.ts';
import { createLastingStore, type Store } from './createStore.ts';
import { type PageState, usePart } from './pageState.ts';
import { useSelected } from './useWorkspace.ts';

/** How far the user is in the guided set-up of a document, and whether it replaces the editor. */
export interface GuidedSetup extends GuideProgress {
  /** The opening that it belongs to. */
  readonly fileId: number;
  readonly isShown: boolean;
}

/** The guided set-up of a page; undefined until it is started or restored. */
export function guidedSetup(): Store<GuidedSetup | undefined> {
  return createLastingStore<GuidedSetup | undefined>(undefined);
}

/** How many steps there are, with the summary. */
export const guideLength = 7;

/** "3 of 7". */
export function guideFraction({ step }: Pick<GuideProgress, 'step'>): string {
  return `${step + 1} of ${guideLength}`;
}

/** Shows the guided set-up of the open document, at the step where it was left. */
export function startGuide({ snapshot: { file } }: Workspace, page: PageState): void {
  if (!file) return;
  const store = page.part(guidedSetup);
  const kept = store.get();
  const fresh = { fileId: file.id, step: 0, passed: [], skipped: [] };
  store.set({ ...(kept?.fileId === file.id ? kept : fresh), isShown: true });
}

/** Shows a step of the guided set-up of the open document, if it has one. */
export function showGuideStep({ snapshot: { file } }: Workspace, page: PageState, step: number): void {
  page.part(guidedSetup).update((guide) => {
    return guide && guide.fileId === file?.id && step < guideLength ? { ...guide, step, isShown: true } : guide;
  });
}

/** What a draft of this opening keeps of the guided set-up; undefined if it was not used. */
export function guideProgressOf(page: PageState, fileId: number | undefined): GuideProgress | undefined {
  const guide = page.part(guidedSetup).get();
  if (!guide || guide.fileId !== fileId) return undefined;
  const { step, passed, skipped } = guide;
  return { step, passed, skipped };
}

/** The guided set-up of the open document; undefined if it was not used. */
export function useGuide(): GuidedSetup | undefined {
  const guide = usePart(guidedSetup);
  const fileId = useSelected(({ file }) => file?.id);
  return guide?.fileId === fileId ? guide : undefined;
}
