import { dottedName, type OptionPath } from '../../text/index.ts';
import { revealRow } from '../ui/revealRow.ts';

/** Inside the row of an option whose section is not shown. */
const inHiddenRow = '[data-option][hidden] *';

/** The control of the first option that the form shows. */
export const firstControl = `[data-option] [name]:not(${inHiddenRow})`;

/** Focuses the control of the first option that the form shows. */
export function focusFirstOption(): void {
  document.querySelector<HTMLElement>(firstControl)?.focus();
}

/** Scrolls to the control of a path, or of the nearest option above it, and focuses it. False when none is shown. */
export function focusOption(path: OptionPath, nameOf: (path: OptionPath) => string = dottedName): boolean {
  for (let length = path.length; length > 0; length--) {
    if (focusNamed(nameOf(path.slice(0, length)))) return true;
  }
  return false;
}

/** The option that an element belongs to, by the name of its control. */
export function optionAround(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-option]')?.dataset.option;
}

/** Scrolls to the control of this name and focuses it. */
export function focusNamed(name: string): boolean {
  const find = () => document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(${inHiddenRow})`);
  if (!find()) revealRow(name);
  const control = find();
  control?.closest('[data-index], [data-option]')?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control !== null;
}
