import { dottedName, type OptionPath } from '../../text/index.ts';

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
