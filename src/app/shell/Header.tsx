import { Monitor, Moon, Redo2, Search, Sun, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { setOptionFilter, useOptionFilter } from '../browser/optionFilter.ts';
import { usePreferences } from '../browser/preferences.ts';
import { Button, IconButton } from '../components/Button.tsx';
import { Menu } from '../components/Menu.tsx';
import { useSelected } from '../useWorkspace.ts';
import type { Command } from './commands.ts';
import styles from './Header.module.css';
import { ServerVersionField } from './ServerVersionField.tsx';
import { shortcutText } from './shortcut.ts';

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
  const run = (id: string) =>
    commands()
      .find((command) => command.id === id)
      ?.run();
  const item = (id: string, label: string, shortcut?: string) => ({
    label,
    ...(shortcut ? { detail: shortcutText(shortcut) } : {}),
    onSelect: () => run(id),
  });

  return (
    <header className={styles.header}>
      <title>{name ? `${isDirty ? '• ' : ''}${name} – Configuration editor` : 'Configuration editor'}</title>
      <img className={styles.mark} src="./favicon.svg" alt="" />
      <h1 className={styles.name} title={name}>
        {name ?? 'Configuration editor'}
      </h1>
      {isDirty && (
        <span className={styles.dot} role="img" aria-label="Not saved to a file" title="Not saved to a file" />
      )}
      <Menu
        trigger={<Button className={styles.open}>Open</Button>}
        groups={[[item('open', 'Open file…', 'Mod+O'), item('paste', 'Paste a configuration…')]]}
      />
      {children}
      {name !== undefined && (
        <>
          <Button className={styles.save} onClick={() => run('save')} title={`Save (${shortcutText('Mod+S')})`}>
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
        {name !== undefined && <ServerVersionField />}
        <IconButton label={`Theme: ${theme}. Change`} onClick={() => run('theme')}>
          <ThemeIcon />
        </IconButton>
      </div>
    </header>
  );
}

function SearchBox() {
  const { query } = useOptionFilter();
  return (
    <div className={styles.search}>
      <Search className={styles.searchIcon} aria-hidden />
      <input
        id="option-search"
        type="search"
        aria-label="Search options"
        placeholder="Search options"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ currentTarget }) => setOptionFilter({ query: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setOptionFilter({ query: '' });
          event.currentTarget.blur();
        }}
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
