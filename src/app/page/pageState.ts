import { createContext, use, useSyncExternalStore } from 'react';
import { invariant } from 'source-text';
import { isForgettable, type Store } from './createStore.ts';

/** Creates one part of the state of a page; the function itself identifies the part, so it must always be the same one. */
type PagePart<Part> = (page: PageState) => Part;

/** The state of a page besides its workspace. None of it is at module level, so that two pages don't affect each other. */
export interface PageState {
  /** The part that `create` makes, created on first use; each feature owns its parts. */
  part<Part>(create: PagePart<Part>): Part;
  /** Empties everything that may hold what the user gave the page. */
  forget(): void;
}

export function createPageState(): PageState {
  const parts = new Map<PagePart<unknown>, unknown>();
  const page: PageState = {
    part<Part>(create: PagePart<Part>): Part {
      if (!parts.has(create)) parts.set(create, create(page));
      return parts.get(create) as Part;
    },
    forget() {
      for (const part of parts.values()) if (isForgettable(part)) part.forget();
    },
  };
  return page;
}

/** Carries the state of the page from the composition root to the views. */
export const PageStateContext = createContext<PageState | undefined>(undefined);

export function usePageState(): PageState {
  const page = use(PageStateContext);
  invariant(page, 'the view is inside a PageStateContext');
  return page;
}

/** The value of a store; renders again after each change. */
export function useStore<Value>(store: Store<Value>): Value;
/** A selection from a store; renders again only when its identity changes. */
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected;
export function useStore<Value>(store: Store<Value>, select?: (value: Value) => unknown): unknown {
  const selected = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, selected, selected);
}

/** The value of a part of the page's state. */
export function usePart<Value>(part: (page: PageState) => Store<Value>): Value {
  return useStore(usePageState().part(part));
}
