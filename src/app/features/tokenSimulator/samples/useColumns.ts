import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';

/** Fewer columns are drawn completely. */
const drawnWhole = 12;

/** In CSS pixels, as in the style sheet. */
const columnWidth = 160;

export interface DrawnColumns {
  /** The same list while the same columns are visible. */
  readonly indexes: readonly number[];
  /** The width of the columns left and right of the drawn ones, in CSS pixels. */
  readonly before: number;
  readonly after: number;
}

/** The visible columns of a wide table. */
export function useColumns(count: number, scroller: RefObject<HTMLElement | null>): DrawnColumns {
  const isWhole = count <= drawnWhole;
  const virtualizer = useVirtualizer({
    count,
    enabled: !isWhole,
    horizontal: true,
    estimateSize: () => columnWidth,
    getScrollElement: () => scroller.current,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width: Math.max(width, 2 * columnWidth), height })),
    overscan: 3,
  });
  const items = virtualizer.getVirtualItems();
  const first = isWhole ? 0 : (items[0]?.index ?? 0);
  const end = isWhole ? count : (items.at(-1)?.index ?? -1) + 1;
  return useMemo(
    () => ({
      indexes: Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index),
      before: first * columnWidth,
      after: (count - end) * columnWidth,
    }),
    [first, end, count],
  );
}
