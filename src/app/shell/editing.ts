import { useSyncExternalStore } from 'react';
import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { createStore, type Store } from '../state/createStore.ts';
import { type PageState, usePageState } from '../state/pageState.ts';
import { useStore } from '../state/useStore.ts';

/** The workspace of the page, and the views that need it: what the start screen does not wait for. */
export interface Editing {
  readonly workspace: Workspace;
  readonly parts: typeof import('./openParts.ts');
}

interface EditingLoad {
  readonly loaded: Store<Editing | undefined>;
  loading: Promise<Editing> | undefined;
}

/** Whether a page can edit yet. */
function editingLoad(): EditingLoad {
  return { loaded: createStore<Editing | undefined>(undefined), loading: undefined };
}

/** Loads once; after a failure, such as being offline, the next call tries again. */
export function loadEditing(page: PageState): Promise<Editing> {
  const load = page.part(editingLoad);
  load.loading ??= request(page).catch((error: unknown) => {
    load.loading = undefined;
    throw error;
  });
  return load.loading;
}

async function request(page: PageState): Promise<Editing> {
  const parts = await import('./openParts.ts');
  const editing = { workspace: parts.createPageWorkspace(page), parts };
  page.part(editingLoad).loaded.set(editing);
  return editing;
}

/** Undefined until it has loaded. */
export function useEditing(): Editing | undefined {
  return useStore(usePageState().part(editingLoad).loaded);
}

const never = () => () => {};

/** Like `useSelected`, on a page that may have no workspace yet. */
export function useSelectedIn<Selected>(
  editing: Editing | undefined,
  select: (snapshot: Snapshot) => Selected,
): Selected | undefined {
  const selected = () => editing && select(editing.workspace.snapshot);
  return useSyncExternalStore(editing?.workspace.subscribe ?? never, selected, selected);
}
