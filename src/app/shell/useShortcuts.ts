import { useEffectEvent, useLayoutEffect } from 'react';
import type { Command } from './commands.ts';
import { matchesShortcut } from './shortcut.ts';

/** Runs the command whose shortcut is pressed. A shortcut without modifier is left to the field that is being typed in. */
export function useShortcuts(commands: () => readonly Command[]): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = commands().find(({ shortcuts }) => shortcuts.some((shortcut) => matchesShortcut(event, shortcut)));
    if (!command || (isPlainKey(event) && isTextEntry(event.target))) return;
    event.preventDefault();
    if (command.isEnabled) command.run();
  });
  // Before the page is painted: who sees it can use its keys.
  useLayoutEffect(() => {
    window.addEventListener('keydown', run);
    return () => window.removeEventListener('keydown', run);
  }, []);
}

function isPlainKey(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTextEntry(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
