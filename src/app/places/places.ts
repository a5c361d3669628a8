import { announce } from '../page/announcer.ts';
import { type PageState, usePageState } from '../page/pageState.ts';
import { createElements, type Elements } from './elements.ts';
import type { Place, PlaceKind, PlaceOf } from './place.ts';

/** Shows a place and focuses it; false if it does not exist. `signal` aborts if the user navigates elsewhere meanwhile. */
type Show<Kind extends PlaceKind> = (place: PlaceOf<Kind>, signal: AbortSignal) => boolean | Promise<boolean>;

/** Lets the views of a page reach each other without importing each other. */
export interface Places {
  /**
   * Goes to a place, synchronously if its view is ready, otherwise as soon as it is. False if it did not arrive: the place is
   * not shown, which the page announces, or the user went somewhere else meanwhile.
   */
  goTo(place: Place): Promise<boolean>;
  /** Whether a view currently shows places of this kind. */
  canShow(kind: PlaceKind): boolean;
  /** Called with each place before its view shows it: a hidden element cannot get the focus. */
  onApproach(listener: (place: Place) => void): () => void;
  /** Makes a view responsible for places of a kind, until the returned function gives them back to the previous one. */
  provide<Kind extends PlaceKind>(kind: Kind, show: Show<Kind>): () => void;
  /** The elements that the views have registered. */
  readonly elements: Elements;
}

const noField = 'The form has no field for this option now.';
const notShown = 'This cannot be shown now.';

/** Creates the places of a page; all views share `page.part(createPlaces)`. */
export function createPlaces(page: PageState): Places {
  const views = new Map<PlaceKind, readonly Show<PlaceKind>[]>();
  const approaches = new Set<(place: Place) => void>();
  let visit = new AbortController();
  let waiting: { readonly kind: PlaceKind; readonly go: () => void } | undefined;

  function approachAll(place: Place): void {
    for (const approach of approaches) approach(place);
  }

  async function show(place: Place, signal: AbortSignal): Promise<boolean> {
    approachAll(place);
    const hasArrived = (await views.get(place.kind)?.at(-1)?.(place, signal)) ?? false;
    if (!hasArrived && !signal.aborted) announce(page, place.kind === 'option' ? noField : notShown);
    return hasArrived;
  }

  return {
    elements: createElements(),
    canShow: (kind) => views.has(kind),
    goTo(place) {
      visit.abort();
      visit = new AbortController();
      waiting = undefined;
      const { signal } = visit;
      // Its view may be in a hidden pane that has not been rendered yet.
      if (!views.has(place.kind)) approachAll(place);
      if (views.has(place.kind)) return show(place, signal);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(false));
        waiting = { kind: place.kind, go: () => resolve(show(place, signal)) };
      });
    },
    onApproach(listener) {
      approaches.add(listener);
      return () => approaches.delete(listener);
    },
    provide(kind, added) {
      const own: Show<PlaceKind> = (place, signal) => added(place as PlaceOf<typeof kind>, signal);
      views.set(kind, [...(views.get(kind) ?? []), own]);
      // In a microtask: React cannot render synchronously inside the effect that provides the view.
      queueMicrotask(() => {
        if (waiting?.kind !== kind) return;
        const { go } = waiting;
        waiting = undefined;
        go();
      });
      return () => {
        const left = (views.get(kind) ?? []).filter((each) => each !== own);
        if (left.length > 0) views.set(kind, left);
        else views.delete(kind);
      };
    },
  };
}

export function usePlaces(): Places {
  return usePageState().part(createPlaces);
}
