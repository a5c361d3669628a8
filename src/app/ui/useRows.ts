import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePlaces } from '../places/places.ts';

/** Shorter lists are rendered completely: they cost little, and the browser's own search covers them. */
const drawnWhole = 60;

/** In CSS pixels. */
const leastHeight = 400;

interface RowsOptions {
  readonly count: number;
  /** The usual height of a row, in CSS pixels, until it has been measured. */
  readonly estimate: number;
  readonly keyOf: (index: number) => string;
  /** The row that holds the control of this name; -1 for none. */
  readonly indexOf?: (name: string) => number;
  /** A row that is rendered wherever the list is scrolled to, such as the one with the only Tab stop. */
  readonly kept?: number;
}

/** What is rendered from top to bottom: rows, and spacers in place of rows that are out of view. */
type DrawnRow =
  | {
      readonly kind: 'row';
      readonly index: number;
      readonly key: string;
      readonly props: RowProps;
      /** For a list item: its position among all items, rendered or not. */
      readonly place: PlaceInList;
    }
  | { readonly kind: 'gap'; readonly key: string; readonly height: number };

export interface RowProps {
  readonly 'data-index': number;
  readonly ref: RefCallback<HTMLElement>;
}

interface PlaceInList {
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
}

export interface Rows {
  readonly drawn: readonly DrawnRow[];
  /** Synchronously renders a row that may be out of view. */
  readonly draw: (index: number) => void;
  /** For the element around the rows. */
  readonly containerProps: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * The visible rows of a list of any length, and the last focused one, so that it keeps its draft.
 * A row out of view is rendered when its control is navigated to.
 */
export function useRows({ count, estimate, keyOf, indexOf, kept = -1 }: RowsOptions): Rows {
  const { elements } = usePlaces();
  const container = useRef<HTMLElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [pinned, setPinned] = useState(-1);
  const isWhole = count <= drawnWhole;
  const virtualizer = useVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    getScrollElement: () => scrollParent(container.current),
    // A hidden pane has no height, but its rows can still be requested.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: Math.max(height, leastHeight) })),
    // Hidden rows have no height either, which would let more and more of them fit.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || estimate,
    overscan: 5,
    rangeExtractor: (range) => withPinned(range, [pinned, kept]),
    scrollMargin,
  });

  // Content above the list may have grown with any change.
  useLayoutEffect(() => {
    const margin = isWhole ? 0 : offsetIn(scrollParent(container.current), container.current);
    if (Math.abs(margin - scrollMargin) > 1) setScrollMargin(margin);
  });

  const draw = (index: number) => {
    if (index >= 0 && !isWhole) flushSync(() => setPinned(index));
  };
  const drawNamed = useEffectEvent((name: string) => draw(indexOf?.(name) ?? -1));
  useEffect(() => elements.onDraw((name) => drawNamed(name)), [elements]);

  return {
    draw,
    drawn: isWhole
      ? wholeList(count, keyOf)
      : withGaps(virtualizer.getVirtualItems(), count, scrollMargin, virtualizer),
    containerProps: {
      ref: (element) => {
        container.current = element;
      },
      onFocus: ({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]');
        if (row && !isWhole) setPinned(Number(row.dataset.index));
      },
    },
  };
}

function withPinned(range: Range, pinned: readonly number[]): number[] {
  const others = pinned.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...others])].sort((a, b) => a - b);
}

const unmeasured: RefCallback<HTMLElement> = () => undefined;

function wholeList(count: number, keyOf: (index: number) => string): readonly DrawnRow[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'row',
    index,
    key: keyOf(index),
    props: { 'data-index': index, ref: unmeasured },
    place: placeOf(index, count),
  }));
}

function placeOf(index: number, count: number): PlaceInList {
  return { 'aria-setsize': count, 'aria-posinset': index + 1 };
}

interface Measurer {
  readonly measureElement: RefCallback<Element>;
  getTotalSize(): number;
}

function withGaps(
  items: readonly { readonly index: number; readonly key: unknown; readonly start: number; readonly end: number }[],
  count: number,
  scrollMargin: number,
  { measureElement, getTotalSize }: Measurer,
): readonly DrawnRow[] {
  const drawn: DrawnRow[] = [];
  let end = scrollMargin;
  const addGap = (until: number) => {
    if (until > end) drawn.push({ kind: 'gap', key: `gap ${drawn.length}`, height: until - end });
  };
  for (const item of items) {
    addGap(item.start);
    const props = { 'data-index': item.index, ref: measureElement };
    drawn.push({ kind: 'row', index: item.index, key: String(item.key), props, place: placeOf(item.index, count) });
    end = item.end;
  }
  addGap(scrollMargin + getTotalSize());
  return drawn;
}

function scrollParent(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return element && document.documentElement;
}

function offsetIn(scroller: HTMLElement | null, element: HTMLElement | null): number {
  if (!scroller || !element) return 0;
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}
