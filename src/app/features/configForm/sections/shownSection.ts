import { optionAt, type SectionId, sections } from '../../../../config/index.ts';
import type { OptionPath } from '../../../../text/index.ts';
import { createLastingStore, type Store } from '../../../page/createStore.ts';
import { optionKeyOf } from '../../../page/editing.ts';
import type { PageState } from '../../../page/pageState.ts';
import { roomFor } from '../../../platform/breakpoints.ts';
import { useMediaQuery } from '../../../platform/mediaQuery.ts';

/** The section that the form shows where it shows one at a time; at first, the first. */
export function shownSection(): Store<SectionId> {
  return createLastingStore<SectionId>(firstSection);
}

const firstSection: SectionId = sections[0]?.id ?? 'general';

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
