import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../platform/isDialogOpen.ts';

/** Handles text pasted anywhere on the page except into a field. */
export function usePasteAnywhere(onPaste: (text: string) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (text === '' || isField || isDialogOpen()) return;
    event.preventDefault();
    onPaste(text);
  });
  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener('paste', paste, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}
