import type { editor, IDisposable } from 'monaco-editor/editor';
import { touches } from 'source-text';
import type { TappedSecret } from '../../secrets/SecretPopover.tsx';
import type { EditorSession } from '../editorSession.ts';

/** Calls back for a tap of a finger on a hidden secret: without a keyboard there is no F9. */
export function offerSecret(
  view: editor.IStandaloneCodeEditor,
  { model, binding }: EditorSession,
  onTap: (secret: TappedSecret) => void,
): IDisposable {
  const stop = listenToTaps(view.getContainerDomNode(), (x, y) => {
    const position = view.getTargetAtClientPoint(x, y)?.position;
    if (!position) return;
    const offset = model.getOffsetAt(position);
    const mask = binding.view.masks.find(({ kind, viewRange }) => kind === 'secret' && touches(viewRange, offset));
    if (mask) onTap({ mask, x, y });
  });
  return { dispose: stop };
}

/** A finger that moves further, in CSS pixels, scrolls; one that stays longer, in milliseconds, opens the context menu. */
const furthest = 10;
const longest = 500;

/**
 * Calls back with the place of each tap of a finger on an element, in CSS pixels of the window, once the element has had the tap
 * itself. Returns how to stop.
 */
export function listenToTaps(element: HTMLElement, onTap: (x: number, y: number) => void): () => void {
  let began: PointerEvent | undefined;
  const end = new AbortController();
  const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, listener, { capture: true, signal: end.signal });
  listen('pointerdown', (event) => {
    began = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
  });
  listen('pointercancel', () => {
    began = undefined;
  });
  listen('pointerup', (event) => {
    if (began && isTap(began, event)) setTimeout(onTap, 0, event.clientX, event.clientY);
    began = undefined;
  });
  return () => end.abort();
}

function isTap(from: PointerEvent, to: PointerEvent): boolean {
  const distance = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
  return to.pointerId === from.pointerId && distance <= furthest && to.timeStamp - from.timeStamp <= longest;
}
