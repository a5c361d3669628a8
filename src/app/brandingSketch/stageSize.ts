import { useCallback, useState } from 'react';
import type { PreviewSettings } from './previewSettings.ts';

interface StageSize {
  readonly width: number | '100%';
  /** Share of the real size. */
  readonly zoom: number;
  /** Of a page that fills its window, as a CSS length; undefined where its content determines it. */
  readonly windowHeight: string | undefined;
}

/** Of the offered widths; the window of a picture, which has another one, is 8 : 5. */
const windowHeights: ReadonlyMap<number, number> = new Map([
  [1440, 900],
  [1024, 768],
  [390, 844],
]);

export const offeredWidths = [...windowHeights.keys()];

/** How a page is drawn in a pane of the available width, in CSS pixels. */
export function stageSize(width: PreviewSettings['width'], available: number): StageSize {
  if (width === 'pane') return { width: '100%', zoom: 1, windowHeight: undefined };
  const zoom = available > 0 ? Math.min(1, available / width) : 1;
  return { width, zoom, windowHeight: `${windowHeights.get(width) ?? Math.round(width / 1.6)}px` };
}

/** The width of an element, kept up to date: a ref for the element, and the width in CSS pixels (0 until it is known). */
export function useElementWidth(): [ref: (element: HTMLElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
