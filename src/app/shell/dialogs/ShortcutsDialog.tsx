import { isSingleFile } from '../../platform/edition.ts';
import { shortcutText } from '../../platform/shortcut.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCommands } from '../commands/commands.ts';
import styles from './ShortcutsDialog.module.css';

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { commands } = useCommands();
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.list}>
        {commands()
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map(({ id, title, shortcuts }) => (
            <div key={id} className={styles.row}>
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
        In the form, Tab goes from control to control. Alt+Enter opens the menu of an option or a token parameter, which
        also lists the fixes of its row and the presets of its section; the up and down arrow keys go from parameter to
        parameter.
      </p>
      <p className={styles.note}>
        In the header, the heads of the panes, the tools of the branding preview and the status line, the left and right
        arrow keys go from one control to the next; in the list of sections and in the branding checks, the up and down
        arrow keys.
      </p>
      {!isSingleFile && (
        <p className={styles.note}>
          In the HJSON editor, Tab moves the focus until you type or click in the text; then it indents. After Escape it
          moves the focus again, and with Ctrl+M (Ctrl+Shift+M on a Mac) always. F1 shows the editor's own commands.
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
