import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for the content of a menu that is open when mounted: focuses its first entry if it was opened without a pointer. Radix
 * does that itself for a menu that is there when the key is pressed, which is each later time.
 */
export function useFirstEntry(isByKeyboard: boolean): RefCallback<HTMLElement> {
  const isDue = useRef(isByKeyboard);
  return useCallback((content) => {
    if (!content || !isDue.current) return;
    isDue.current = false;
    content.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true });
  }, []);
}
