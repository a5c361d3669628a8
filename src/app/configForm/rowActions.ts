import type { MenuItem } from '../ui/menuProps.ts';

/** The buttons of a row and of its section's head, which are no Tab stops, as entries of the row's menu. */
export function rowActions(row: Element | null): readonly MenuItem[] {
  const own = [...(row?.querySelectorAll<HTMLButtonElement>('[data-row-action]:not(:disabled)') ?? [])].filter(
    (button) => button.closest(rows) === row,
  );
  return [...own, ...headOf(row)].map((button) => ({
    label: button.dataset.rowAction || button.getAttribute('aria-label') || (button.textContent ?? ''),
    onSelect: () => {
      row?.querySelector<HTMLElement>('[name]')?.focus();
      // By then, the menu is closed: the button may open another.
      requestAnimationFrame(() => button.click());
    },
  }));
}

export const rowOf = (key: string) => document.querySelector(`[data-option="${CSS.escape(key)}"]`);

const rows = '[data-option], [data-has-menu]';

function headOf(row: Element | null): Iterable<HTMLButtonElement> {
  let head = row?.previousElementSibling;
  while (head && !head.matches('[data-section]')) head = head.previousElementSibling;
  return head?.querySelectorAll<HTMLButtonElement>('[data-row-action]') ?? [];
}
