import { createStore, type Store } from '../../state/createStore.ts';
import { createNavigation } from '../../state/navigation.ts';
import type { PageState } from '../../state/pageState.ts';

/** Where the guided set-up is, counted from zero; undefined while it is not shown. */
export function guidePlace(): Store<number | undefined> {
  return createStore<number | undefined>(undefined);
}

/** Shows the guided set-up in the form, from its first step. */
export function startGuide(page: PageState): void {
  page.part(guidePlace).set(0);
  page.part(createNavigation).go({ kind: 'form', path: [] });
}
