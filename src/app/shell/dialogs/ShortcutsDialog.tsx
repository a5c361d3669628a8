import { isSingleFile } from '../../platform/edition.ts';
import { shortcutText } from '../../platform/shortcut.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCommands } from '../commands/commands.ts';
import styles from './dialogs.module.css';

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { commands } = useCommands();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <dl>
        {commands()
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map(({ id, title, shortcuts }) => (
            <div key={id} className={styles.key}>
              <dt>{title.replace(/:.*/, '')}</dt>
              <dd>
                {shortcuts.map((shortcut) => (
                  <kbd key={shortcut}>{shortcutText(shortcut)}</kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.note}>
        In the form, Alt+Enter opens the menu of a row, with its fixes and presets. In toolbars and lists, the arrow
        keys go from one control to the next.
      </p>
      {!isSingleFile && (
        <p className={styles.note}>
          In the text, Tab indents once you type or click there; Escape or Ctrl+M (Ctrl+Shift+M on a Mac) makes it move
          the focus again. F1 shows the editor's commands.
        </p>
      )}
      {!isSingleFile && (
        <p className={styles.note}>
          <a href="./licences.txt" target="_blank" rel="noreferrer">
            Open-source licences
          </a>
        </p>
      )}
    </Dialog>
  );
}
