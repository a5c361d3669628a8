import { useEffect } from 'react';

/** Opens the menu of the focused option or entry, whose button is not in the Tab order: Alt+Enter, or the context-menu key. */
export function useOptionMenuKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', openMenu);
    return () => document.removeEventListener('keydown', openMenu);
  }, []);
}

function openMenu(event: KeyboardEvent): void {
  if (!asksForMenu(event) || !(event.target instanceof Element)) return;
  const button = event.target
    .closest('[data-has-menu], [data-option]')
    ?.querySelector<HTMLElement>('[data-option-menu]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

function asksForMenu({ key, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'Enter' && altKey);
}
