/** Sets the value of a text box as a keystroke does: React would miss a plain assignment, since it tracks the property. */
export function typeInto(box: HTMLInputElement | HTMLTextAreaElement | null | undefined, value: string): void {
  if (!box) throw new Error('there is no box to type into');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
