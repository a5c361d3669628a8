/** A key with its modifiers, such as `Mod+Shift+Z`; `Mod` is Command on Apple's systems and Control elsewhere. */
export type Shortcut = string;

/** The keys that mean the same in every text box of the system. */
export const undoShortcuts: readonly Shortcut[] = ['Mod+Z'];
export const redoShortcuts: readonly Shortcut[] = ['Mod+Shift+Z', 'Mod+Y'];

/** Whether the system is one of Apple's; during the build, there is none. */
export const isApple = typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform);

/** True when the event is exactly this shortcut: no other modifier is held. */
export function matchesShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (modifier: string) => parts.includes(modifier);
  const mod = isApple ? event.metaKey : event.ctrlKey;
  const otherMod = isApple ? event.ctrlKey : event.metaKey;
  const shiftMatters = key.length > 1 || /[a-z]/i.test(key);
  return (
    isKey(event, key, wants('Alt')) &&
    mod === wants('Mod') &&
    !otherMod &&
    event.altKey === wants('Alt') &&
    (!shiftMatters || event.shiftKey === wants('Shift'))
  );
}

/** With Option, a Mac reports the character that the key would type, so the physical key identifies it. */
function isKey(event: KeyboardEvent, key: string, hasAlt: boolean): boolean {
  return event.key.toLowerCase() === key.toLowerCase() || (hasAlt && event.code === `Key${key.toUpperCase()}`);
}

export function matchesAny(event: KeyboardEvent, shortcuts: readonly Shortcut[]): boolean {
  return shortcuts.some((shortcut) => matchesShortcut(event, shortcut));
}

/** The shortcut in the system's notation: "Ctrl+S", "⌘S". */
export function shortcutText(shortcut: Shortcut, isForApple = isApple): string {
  if (!isForApple) return shortcut.replace('Mod', 'Ctrl');
  return shortcut.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥');
}
