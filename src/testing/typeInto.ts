/** Sets the value of a text box as a keystroke does: React would miss a plain assignment, since it tracks the property. */
export function typeInto(box: HTMLInputElement | HTMLTextAreaElement | null | undefined, value: string): void {
  if (!box) throw new Error('there is no box to type into');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Pastes at the caret of a text box. Does nothing more than the event where a listener takes it. */
export function pasteInto(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => text } });
  if (!box.dispatchEvent(paste) || box.readOnly) return;
  const inserted = box instanceof HTMLInputElement ? text.replace(/[\r\n]/g, '') : text;
  const [start, end] = [box.selectionStart ?? 0, box.selectionEnd ?? box.value.length];
  typeInto(box, box.value.slice(0, start) + inserted + box.value.slice(end));
}
