/**
 * A `ref` for the content of a menu that is mounted open. Opened with a key, it focuses the first item: Radix does not know of a
 * key that was pressed before the menu was loaded.
 */
export function focusFirstItem(content: HTMLElement | null): void {
  if (!document.activeElement?.matches(':focus-visible')) return;
  requestAnimationFrame(() => content?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus());
}
