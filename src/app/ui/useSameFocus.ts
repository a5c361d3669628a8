import { type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TextBox } from '../platform/textBox.ts';

/**
 * A ref for text boxes of a view that take each other's place: the new one gets the focus and the caret of the old one.
 * Calls `other`, which is always the same, with each of them.
 */
export function useSameFocus(other?: (box: TextBox | null) => void): RefCallback<TextBox> {
  const present = useRef<TextBox>(null);
  const caret = useRef<readonly [start: number | null, end: number | null]>(null);
  // Once the new box has its text.
  useLayoutEffect(() => {
    if (!caret.current || !present.current) return;
    present.current.focus({ preventScroll: true });
    present.current.setSelectionRange(...caret.current);
    caret.current = null;
  });
  const [ref] = useState(() => (box: TextBox | null) => {
    const last = present.current;
    // The old one is still in the page.
    if (!box && last && document.activeElement === last) caret.current = [last.selectionStart, last.selectionEnd];
    present.current = box;
    other?.(box);
  });
  return ref;
}
