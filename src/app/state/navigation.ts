import type { OptionPath, TextRange } from '../../text/index.ts';
import { usePageState } from './pageState.ts';

/** Where one view asks another to go; the view that can serve the request does. */
export type NavigationRequest =
  | { readonly kind: 'form'; readonly path: OptionPath }
  /** The options that the search finds; the focus stays in the search box. */
  | { readonly kind: 'search' }
  /** What differs from the opened file. */
  | { readonly kind: 'changes' }
  | { readonly kind: 'text'; readonly range: TextRange }
  /** A panel of the third pane, by its id, or a field of it, by its name: then the panel serves the request. */
  | { readonly kind: 'panel'; readonly panel: string; readonly field?: string };

type Listener = (request: NavigationRequest) => void;

/** Views of one page reach each other by this, so that no feature imports another. */
export interface Navigation {
  go(request: NavigationRequest): void;
  /** The last request of a kind, for a view that was loaded because of it. */
  pending(kind: NavigationRequest['kind']): NavigationRequest | undefined;
  /** A view calls this when it has served the request. */
  served(request: NavigationRequest): void;
  listen(listener: Listener): () => void;
}

/** Makes the navigation of a page; `page.part(createNavigation)` is the one that its views share. */
export function createNavigation(): Navigation {
  const listeners = new Set<Listener>();
  let last: NavigationRequest | undefined;
  return {
    go(request) {
      last = request;
      for (const listener of listeners) listener(request);
    },
    pending: (kind) => (last?.kind === kind ? last : undefined),
    served(request) {
      if (last === request) last = undefined;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useNavigation(): Navigation {
  return usePageState().part(createNavigation);
}
