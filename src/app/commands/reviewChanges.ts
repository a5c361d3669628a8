import type { Workspace } from '../../workspace/index.ts';
import { addText, comparedTexts, openedLabel } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { createPlaces } from '../places/places.ts';

/** Shows the open document beside what was opened, in the comparison. */
export function reviewChanges({ snapshot: { file } }: Workspace, page: PageState): void {
  if (!file) return;
  const texts = page.part(comparedTexts);
  texts.update((all) => all.filter(({ label, text }) => label !== openedLabel || text === file.openedText));
  if (!texts.get().some(({ label }) => label === openedLabel)) {
    addText(texts, { label: openedLabel, text: file.openedText, variables: [] });
  }
  page.part(createPlaces).goTo({ kind: 'tool', tool: 'compare' });
}

/** The button of a notification that shows what was changed. */
export function reviewAction(workspace: Workspace, page: PageState) {
  return { label: 'Review', run: () => reviewChanges(workspace, page) };
}
