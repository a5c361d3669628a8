import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../platform/afterPress.ts';

/** How long a secret stays visible, in milliseconds. */
const revealTime = 60_000;

interface Reveal {
  readonly isRevealed: boolean;
  readonly toggle: () => void;
  /** For the element around the secret and its button: moving the focus out hides the secret. */
  readonly containerProps: { readonly onBlur: (event: FocusEvent<HTMLElement>) => void };
}

/** Shows a secret on demand; hides it when the focus leaves, the tab is hidden or printed, or a minute after the last letter. */
export function useReveal(): Reveal {
  const [isRevealed, setRevealed] = useState(false);
  useHiddenSoon(isRevealed, () => setRevealed(false));

  return {
    isRevealed,
    toggle: () => setRevealed(!isRevealed),
    containerProps: {
      onBlur: ({ currentTarget, relatedTarget }) => {
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
    let timer = setTimeout(() => hideNow(), revealTime);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => hideNow(), revealTime);
    };
    document.addEventListener('input', restart);
    document.addEventListener('visibilitychange', hideWithTab);
    window.addEventListener('beforeprint', hideInPrint);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', restart);
      document.removeEventListener('visibilitychange', hideWithTab);
      window.removeEventListener('beforeprint', hideInPrint);
    };
  }, [isShown]);
}
