import { useSyncExternalStore } from 'react';

/** Whether the media query holds now; renders again when that changes. While the page is built, and taken over, it does not. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
