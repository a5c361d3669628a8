import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../platform/afterPress.ts';

/** How long a secret stays visible, in milliseconds. */
const revealTime = 60_000;

/** Shows a secret on demand; hides it when the focus leaves, the tab is hidden or printed, or a minute after the last letter. */
export function useReveal() {
  const [isRevealed, setRevealed] = useState(false);
  useHiddenSoon(isRevealed, () => setRevealed(false));

  return {
    isRevealed,
    toggle: () => setRevealed(!isRevealed),
    /** For the element around the secret and its button: moving the focus out hides the secret. */
    containerProps: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => setRevealed(false));
      },
    },
  };
}

/** Hides what is shown when the tab is hidden or printed, or after a minute in which nothing is typed. */
export function useHiddenSoon(isShown: boolean, hide: () => void): void {
  const hideNow = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return;
    const hideWithTab = () => document.hidden && hideNow();
    // The browser prints the page as it is after this event.
    const hideInPrint = () => flushSync(() => hideNow());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => hideNow(), revealTime);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('input', restart, { signal });
    document.addEventListener('visibilitychange', hideWithTab, { signal });
    window.addEventListener('beforeprint', hideInPrint, { signal });
    restart();
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [isShown]);
}
