import { shortcutText } from '../../platform/shortcut.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import type { Command } from './commands.ts';

/** The entries of a menu for these commands, in the order of the commands. */
export function menuItems(commands: readonly Command[], ...ids: readonly string[]): MenuItem[] {
  return commands
    .filter(({ id }) => ids.includes(id))
    .map(({ title, shortcuts: [shortcut], isEnabled, run }) => ({
      label: title,
      ...(shortcut ? { detail: shortcutText(shortcut) } : {}),
      disabled: !isEnabled,
      onSelect: run,
    }));
}
