import { useCallback, useState } from 'react';
import type { PreviewSettings } from '../look/previewSettings.ts';

interface StageSize {
  readonly width: number | '100%';
  /** Share of the real size. */
  readonly zoom: number;
  /** Height of the window that is drawn, as a CSS length; undefined when the page determines its own height. */
  readonly pageHeight: string | undefined;
}

/** Heights of the preset windows; any other width gets the ratio 8 : 5. */
const knownHeights: ReadonlyMap<number, number> = new Map([
  [1440, 900],
  [1024, 768],
  [390, 844],
]);

export const offeredWidths = [...knownHeights.keys()];

/** How a page is drawn in a pane of the available width, in CSS pixels. */
export function stageSize({ width, zoom }: Pick<PreviewSettings, 'width' | 'zoom'>, available: number): StageSize {
  if (width === 'pane') return { width: '100%', zoom: zoom === 'fit' ? 1 : zoom, pageHeight: undefined };
  const fitting = available > 0 ? Math.min(1, available / width) : 1;
  const height = knownHeights.get(width) ?? Math.round(width / 1.6);
  return { width, zoom: zoom === 'fit' ? fitting : zoom, pageHeight: `${height}px` };
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
