import { startTransition, useEffect, useState } from 'react';
import { afterFrame, whenIdle } from '../platform/afterFrame.ts';
import { createLastingStore, type Store } from './createStore.ts';
import { type PageState, usePageState } from './pageState.ts';

/** How long other work waits for the text, in milliseconds: over a slow connection, its editor takes longer than anything else. */
export const patience = 2000;

/** Whether the text is on the screen: there was no pane for it yet, its editor is loading, or nothing waits for it any more. */
export function textPane(): Store<'none' | 'loading' | 'shown'> {
  return createLastingStore<'none' | 'loading' | 'shown'>('none');
}

/** Resolves after the next frame, once the text is on the screen or has no pane, when the browser is idle. */
export async function afterText(page: PageState): Promise<void> {
  await afterFrame();
  const pane = page.part(textPane);
  await new Promise<void>((resolve) => {
    if (pane.get() !== 'loading') return resolve();
    const stop = pane.subscribe(() => {
      stop();
      resolve();
    });
  });
  await afterFrame();
  await new Promise<void>((resolve) => whenIdle(resolve, patience));
}

/** False until form and text are on the screen: for everything that can wait for them. */
export function useIsAfterText(): boolean {
  const page = usePageState();
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    let isMounted = true;
    // A transition: the page stays responsive while the rest is rendered.
    afterText(page).then(() => isMounted && startTransition(() => setIsAfter(true)));
    return () => {
      isMounted = false;
    };
  }, [page]);
  return isAfter;
}
