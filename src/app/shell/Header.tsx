import { Menu as MenuIcon, Monitor, Moon, Redo2, Sun, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchBox } from '../configForm/search/SearchBox.tsx';
import { headingId } from '../platform/focusHeading.ts';
import { usePreferences } from '../state/preferences.ts';
import { useSelected } from '../state/useWorkspace.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuItem } from '../ui/menuProps.ts';
import type { Command } from './commands/commands.ts';
import { shortcutText } from './commands/shortcut.ts';
import styles from './Header.module.css';

interface HeaderProps {
  readonly commands: () => readonly Command[];
  /** The hidden file chooser: assistive technology finds it beside «Open». */
  readonly children: ReactNode;
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

export function Header({ commands, children }: HeaderProps) {
  const name = useSelected((snapshot) => snapshot.file?.name);
  const isDirty = useSelected((snapshot) => snapshot.isDirty);
  const undoLabel = useSelected((snapshot) => snapshot.undoLabel);
  const redoLabel = useSelected((snapshot) => snapshot.redoLabel);
  const { theme } = usePreferences();
  const ThemeIcon = themeIcons[theme];
  const version = useSelected((snapshot) => snapshot.serverVersion);
  const run = (id: string) =>
    commands()
      .find((command) => command.id === id)
      ?.run();
  const items = (...ids: string[]): MenuItem[] =>
    commands()
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title, shortcuts: [shortcut], isEnabled }) => ({
        label: title,
        ...(shortcut ? { detail: shortcutText(shortcut) } : {}),
        disabled: !isEnabled,
        onSelect: () => run(id),
      }));

  return (
    <header className={styles.header}>
      <title>{name ? `${isDirty ? '• ' : ''}${name} – Configuration editor` : 'Configuration editor'}</title>
      <img className={styles.mark} src="./favicon.svg" alt="" />
      <h1 className={styles.name} title={name} id={headingId} tabIndex={-1}>
        {name ?? 'Configuration editor'}
      </h1>
      {isDirty && (
        <span className={styles.dot} role="img" aria-label="Not saved to a file" title="Not saved to a file" />
      )}
      <Menu
        trigger={<Button className={styles.wide ?? ''}>Open</Button>}
        groups={[items('open', 'paste'), items('guide')]}
      />
      {children}
      {name !== undefined && (
        <>
          <Button className={styles.wide ?? ''} onClick={() => run('save')} title={`Save (${shortcutText('Mod+S')})`}>
            Save
          </Button>
          <Button look="primary" onClick={() => run('export')}>
            Export
          </Button>
          <IconButton
            label={undoLabel ? `Undo: ${undoLabel}` : 'Undo'}
            disabled={!undoLabel}
            onClick={() => run('undo')}
          >
            <Undo2 />
          </IconButton>
          <IconButton
            label={redoLabel ? `Redo: ${redoLabel}` : 'Redo'}
            disabled={!redoLabel}
            onClick={() => run('redo')}
          >
            <Redo2 />
          </IconButton>
          <SearchBox />
        </>
      )}
      <div className={styles.end}>
        {name !== undefined && (
          <Button look="quiet" className={styles.roomy ?? ''} onClick={() => run('server-version')}>
            Server: {version}
          </Button>
        )}
        <IconButton className={styles.wide ?? ''} label={`Theme: ${theme}. Change`} onClick={() => run('theme')}>
          <ThemeIcon />
        </IconButton>
        <Menu
          align="end"
          trigger={
            <IconButton label="Menu">
              <MenuIcon />
            </IconButton>
          }
          groups={[
            items('open', 'paste', 'save', 'revert'),
            items('server-version', 'theme', 'forget'),
            items('palette', 'shortcuts'),
          ]}
        />
      </div>
    </header>
  );
}
