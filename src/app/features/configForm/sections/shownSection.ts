import { optionAt, type Section, sections } from '../../../../config/index.ts';
import type { OptionPath } from '../../../../text/index.ts';
import { createLastingStore, createStore, type Store } from '../../../page/createStore.ts';
import { optionKeyOf } from '../../../page/editing.ts';
import type { PageState } from '../../../page/pageState.ts';
import type { FormSectionId } from '../../../places/place.ts';
import { roomFor } from '../../../platform/breakpoints.ts';
import { useMediaQuery } from '../../../platform/mediaQuery.ts';

/** The sections of the form, in its order. */
export const formSections: readonly (Omit<Section, 'id'> & { readonly id: FormSectionId })[] = [
  ...sections,
  {
    id: 'environment',
    title: 'Environment',
    intent: 'Not in config.json. Exported with it, and kept until the document is closed.',
  },
];

/** Whether the variables are unfolded, once that was decided. */
export function unfoldedVariables(): Store<boolean | undefined> {
  return createStore<boolean | undefined>(undefined);
}

/** The section that the form shows where it shows one at a time; at first, the first. */
export function shownSection(): Store<FormSectionId> {
  return createLastingStore<FormSectionId>(firstSection);
}

const firstSection: FormSectionId = sections[0]?.id ?? 'general';

/** Whether the window is so narrow that one section at a time is enough to read. */
export function useOneSectionAtATime(): boolean {
  return !useMediaQuery(roomFor.columns);
}

/** Shows the section of a path, or the first for a path that belongs to no option. */
export function showSectionOf(page: PageState, path: OptionPath): void {
  const key = optionKeyOf(path);
  const section = key === undefined ? undefined : optionAt(key.split('.'))?.section;
  page.part(shownSection).set(section ?? firstSection);
}
