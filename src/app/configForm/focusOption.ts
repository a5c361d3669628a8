import { dottedName, type OptionPath } from '../../text/index.ts';

/** Focuses the control of the first option that the form shows. */
export function focusFirstOption(): void {
  const first = document.querySelector('[data-option] [name]');
  if (first instanceof HTMLElement) first.focus();
}

/** Scrolls to the control of a path, or of the nearest option above it, and focuses it. False when none is shown. */
export function focusOption(path: OptionPath): boolean {
  for (let length = path.length; length > 0; length--) {
    const name = dottedName(path.slice(0, length));
    const control = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    if (control) {
      control.closest('[data-option]')?.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
      return true;
    }
  }
  return false;
}
