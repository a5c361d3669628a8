import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../platform/isDialogOpen.ts';
import { isTextBox } from '../../platform/textBox.ts';

/** Handles text pasted anywhere on the page except into a field; what `isMeant` refuses is left to the browser. */
export function usePasteAnywhere(onPaste: (text: string) => void, isMeant = (text: string) => text !== ''): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isMeant(text) || isTextBox(event.target) || isDialogOpen()) return;
    event.preventDefault();
    onPaste(text);
  });
  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener('paste', paste, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}
