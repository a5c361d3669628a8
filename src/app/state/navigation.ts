import type { configVariable, EnvironmentName } from '../../delivery/index.ts';
import type { OptionPath, TextRange } from '../../text/index.ts';
import { usePageState } from './pageState.ts';

/** A navigation request from one view, served by the view that can. */
export type NavigationRequest =
  | { readonly kind: 'form'; readonly path: OptionPath }
  /** The options that the search finds; the focus stays in the search box. */
  | { readonly kind: 'search' }
  /** What differs from the opened file. */
  | { readonly kind: 'changes' }
  | { readonly kind: 'text'; readonly range: TextRange }
  | PanelRequest;

/** The panels of the third pane, each with the names of its fields that can be asked for. */
interface FieldsOfPanels {
  readonly problems: never;
  readonly branding: never;
  readonly token: never;
  readonly export: typeof configVariable | EnvironmentName;
}

export type PanelId = keyof FieldsOfPanels;

/** A panel by id, or one of its fields, which the panel then serves. */
type PanelRequest = {
  [Panel in PanelId]: { readonly kind: 'panel'; readonly panel: Panel; readonly field?: FieldsOfPanels[Panel] };
}[PanelId];

type Listener = (request: NavigationRequest) => void;

/** Lets the views of a page reach each other without importing each other. */
export interface Navigation {
  go(request: NavigationRequest): void;
  /** The last request of a kind, for a view that was loaded to serve it. */
  pending(kind: NavigationRequest['kind']): NavigationRequest | undefined;
  /** Called by a view when it has served the request. */
  served(request: NavigationRequest): void;
  listen(listener: Listener): () => void;
}

/** Creates the navigation of a page; `page.part(createNavigation)` is the one that its views share. */
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
