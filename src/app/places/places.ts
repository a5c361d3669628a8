import { announce } from '../page/announcer.ts';
import { type PageState, usePageState } from '../page/pageState.ts';
import { createElements, type Elements } from './elements.ts';
import type { Place, PlaceKind, PlaceOf } from './place.ts';

/** Shows a place and moves the focus there; false where it is not there. `signal` aborts when the user goes elsewhere meanwhile. */
type Show<Kind extends PlaceKind> = (place: PlaceOf<Kind>, signal: AbortSignal) => boolean | Promise<boolean>;

/** Lets the views of a page reach each other without importing each other. */
export interface Places {
  /**
   * Goes to a place, synchronously where its view is there; otherwise as soon as it is. False where it did not arrive: the place is
   * not shown, which the page then says, or another one was asked for meanwhile.
   */
  goTo(place: Place): Promise<boolean>;
  /** Whether there is a view now that shows places of this kind. */
  canShow(kind: PlaceKind): boolean;
  /** Called with each place before its view shows it: a hidden element cannot get the focus. */
  onApproach(listener: (place: Place) => void): () => void;
  /** Makes a view the one that shows places of a kind; the view before it takes over again when this one ends. */
  provide<Kind extends PlaceKind>(kind: Kind, show: Show<Kind>): () => void;
  /** What the views have registered. */
  readonly elements: Elements;
}

const noField = 'The form has no field for this option now.';
const notShown = 'This cannot be shown now.';

/** Creates the places of a page; `page.part(createPlaces)` are those that its views share. */
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
      // Its view may be in a pane that is hidden, where there is none yet.
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
      // Not in the effect that provides it: React renders nothing synchronously there.
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
