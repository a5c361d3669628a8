import type { ValuePath } from 'source-text';
import { optionAt, type Section, sections } from '../../../../config/index.ts';
import type { Workspace } from '../../../../workspace/index.ts';
import { createLastingStore, createStore, type Store } from '../../../page/createStore.ts';
import { optionKeyOf } from '../../../page/editing.ts';
import { endGuide, goToStep, lastStep, shownGuide } from '../../../page/guidedSetup.ts';
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
export function showSectionOf(workspace: Workspace, page: PageState, path: ValuePath): void {
  const key = optionKeyOf(path);
  const section = key === undefined ? undefined : optionAt(key.split('.'))?.section;
  showOneSection(workspace, page, section ?? firstSection);
}

/** Shows a section where one is shown at a time: the guided set-up goes to its step, or ends where it has none. */
export function showOneSection(
  workspace: Workspace,
  page: PageState,
  section: FormSectionId,
  keepsFocus = false,
): void {
  page.part(shownSection).set(section);
  if (!shownGuide(workspace, page)) return;
  const step = formSections.findIndex(({ id }) => id === section);
  if (step < lastStep) goToStep(page, step, { wantsFocus: !keepsFocus });
  else endGuide(page);
}
