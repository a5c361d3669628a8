export type TextBox = HTMLInputElement | HTMLTextAreaElement;

const textTypes = ['text', 'search', 'password', 'url', 'tel', 'email'];

/** Whether this is a box for text, even one that is read-only. */
export function isTextBox(target: EventTarget | null): target is TextBox {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.includes(target.type))
  );
}

/** Whether this is the area where Monaco reads the keys; the buffer of the editor has its text and its history. */
export function isMonacoArea(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement && target.classList.contains('inputarea');
}

/** Whether keys that are pressed there are typed, also into an editor or a list that is searched by its letters. */
export function isTextEntry(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type="file"], [type="checkbox"]), textarea, select, [role="textbox"]')
  );
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method. Safari ends the composition before the key that ends it, and marks that key
 * with this code only (WebKit bug 165004).
 */
export function isComposing(event: Pick<Key, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Control or Command with Enter: takes what several lines were written for, where Enter alone is another line. */
export function isTakingEnter(event: Key): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
}

/** Enter without another key, pressed to run something: Alt+Enter is the menu of the row. */
export function isPlainEnter(event: Key): boolean {
  const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  return event.key === 'Enter' && !hasModifier && !isComposing(event);
}
