import { Menu as MenuIcon } from 'lucide-react';
import { useSelected } from '../page/useWorkspace.ts';
import { useElement } from '../places/useElement.ts';
import type { FileChoice } from '../platform/fileAccess.ts';
import { headingId } from '../platform/focusHeading.ts';
import { useMediaQuery } from '../platform/mediaQuery.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import type { Command } from './commands/commands.ts';
import { menuItems } from './commands/menuItems.ts';
import { DocumentTools, ExportButton } from './DocumentTools.tsx';
import { useFileState } from './drafts/useFileState.ts';
import styles from './Header.module.css';
// Inline: as a file, it would be fetched again besides the icon of the tab.
import mark from './mark.svg?inline';
import { roomForRail } from './panes/paneState.ts';
import { ViewToggles } from './panes/ViewToggles.tsx';

interface HeaderProps {
  readonly commands: () => readonly Command[];
  /** Runs a command by its id. */
  readonly run: (id: string) => void;
  readonly onChoose: (choice: Promise<FileChoice>) => void;
  /** Opens the dialog about drafts. */
  readonly onDrafts: () => void;
}

/** The file with its actions, the search, and page-wide commands; a long name does not move them. */
export function Header({ commands, run, onChoose, onDrafts }: HeaderProps) {
  const name = useSelected((snapshot) => snapshot.file?.name);
  const isDirty = useSelected((snapshot) => snapshot.isDirty);
  // The titles of some commands change with these.
  useSelected(({ undoLabel, redoLabel }) => `${undoLabel} ${redoLabel}`);
  const fileState = useFileState();
  const hasStatusLine = useMediaQuery(roomForRail);
  const isOpen = name !== undefined;
  const items = (...ids: string[]) => menuItems(commands(), ...ids);

  return (
    <header className={styles.header} ref={useElement('part', 'header')}>
      <title>{name ? `${isDirty ? '• ' : ''}${name} – Configuration editor` : 'Configuration editor'}</title>
      <div className={isOpen ? styles.file : styles.product}>
        <img className={styles.mark} src={mark} alt="" />
        <h1 className={styles.name} data-tooltip={name} id={headingId} tabIndex={-1}>
          {name ?? 'Configuration editor'}
        </h1>
        {isDirty && (
          <span className={styles.dot} role="img" aria-label="Not saved to a file" data-tooltip="Not saved to a file" />
        )}
      </div>
      {isOpen && <DocumentTools commands={commands} run={run} onChoose={onChoose} />}
      <div className={styles.end}>
        <Toolbar label="View" className={styles.tools}>
          {isOpen && <ViewToggles />}
          <Menu
            align="end"
            trigger={
              <Button look="quiet">
                <MenuIcon className={styles.wide} aria-hidden /> Menu
              </Button>
            }
            groups={[
              isOpen && !hasStatusLine ? [{ label: fileState, onSelect: onDrafts }] : [],
              items('open', 'paste', 'save', 'review', 'revert', 'close', ...(hasStatusLine ? [] : ['redo'])),
              items(...(isOpen ? ['guide'] : []), 'template', 'example'),
              items('server-version', 'drafts', 'theme', 'system-theme', 'forget'),
              items('palette', 'shortcuts', 'editor', 'user-guide', 'about'),
            ]}
          />
          {isOpen && <ExportButton onPress={() => run('export')} />}
        </Toolbar>
      </div>
    </header>
  );
}
