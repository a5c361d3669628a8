import { ChevronDown, FolderOpen, Menu as MenuIcon, Moon, Redo2, Save, Sun, Undo2, Upload } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { SearchBox } from '../configForm/search/SearchBox.tsx';
import { openKeptDraft } from '../drafts/draftKeeper.ts';
import { useDraftState } from '../drafts/draftState.ts';
import { timeOfDraft } from '../drafts/timeOfDraft.ts';
import { headingId } from '../platform/focusHeading.ts';
import { useMediaQuery } from '../platform/mediaQuery.ts';
import { usePageState } from '../state/pageState.ts';
import { usePreferences } from '../state/preferences.ts';
import { useSelected } from '../state/useWorkspace.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuItem } from '../ui/menuProps.ts';
import { Toolbar } from '../ui/Toolbar.tsx';
import type { Command } from './commands/commands.ts';
import { shortcutText } from './commands/shortcut.ts';
import styles from './Header.module.css';

interface HeaderProps {
  readonly commands: () => readonly Command[];
  /** The hidden file input: assistive technology finds it beside "Open". */
  readonly children: ReactNode;
}

const LayoutSwitch = lazyPart(async () => (await import('./openParts.ts')).LayoutSwitch);
LayoutSwitch.preload();

/** The file with its actions, the search, and page-wide commands; a longer name moves nothing. */
export function Header({ commands, children }: HeaderProps) {
  const name = useSelected((snapshot) => snapshot.file?.name);
  const isDirty = useSelected((snapshot) => snapshot.isDirty);
  const undoLabel = useSelected((snapshot) => snapshot.undoLabel);
  const redoLabel = useSelected((snapshot) => snapshot.redoLabel);
  const version = useSelected((snapshot) => snapshot.serverVersion);
  const drafts = useDraftItems();
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
  const opening = [items('open', 'paste'), items('guide', 'template', 'example'), drafts];

  return (
    <header className={styles.header}>
      <title>{name ? `${isDirty ? '• ' : ''}${name} – Configuration editor` : 'Configuration editor'}</title>
      <div className={name === undefined ? styles.product : styles.file}>
        <img className={styles.mark} src="./favicon.svg" alt="" />
        <h1 className={styles.name} data-tooltip={name} id={headingId} tabIndex={-1}>
          {name ?? 'Configuration editor'}
        </h1>
        {isDirty && (
          <span className={styles.dot} role="img" aria-label="Not saved to a file" data-tooltip="Not saved to a file" />
        )}
      </div>
      {name === undefined ? (
        children
      ) : (
        <>
          <Toolbar label="File" className={styles.tools}>
            <Menu
              trigger={
                <Button look="quiet" className={styles.wide ?? ''}>
                  <FolderOpen aria-hidden /> Open <ChevronDown className={styles.more} aria-hidden />
                </Button>
              }
              groups={[...opening, items('close')]}
            />
            {children}
            <Button
              look="quiet"
              className={styles.wide ?? ''}
              onClick={() => run('save')}
              aria-keyshortcuts="Control+S"
              data-tooltip={`Save (${shortcutText('Mod+S')})`}
            >
              <Save aria-hidden /> Save
            </Button>
            <span className={styles.rule} />
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
          </Toolbar>
          <div className={styles.search}>
            <SearchBox />
          </div>
        </>
      )}
      <div className={styles.end}>
        {name !== undefined && (
          <Suspense>
            <LayoutSwitch />
          </Suspense>
        )}
        <Toolbar label="View" className={styles.tools}>
          {name !== undefined && (
            <Button
              look="quiet"
              className={styles.roomy ?? ''}
              aria-haspopup="dialog"
              onClick={() => run('server-version')}
            >
              Server {version}
            </Button>
          )}
          <ThemeButton onPress={() => run('theme')} />
          <Menu
            align="end"
            trigger={
              <IconButton label="Menu">
                <MenuIcon />
              </IconButton>
            }
            groups={[
              items('open', 'paste', 'save', 'revert', 'close'),
              items('guide', 'template', 'example'),
              items('server-version', 'drafts', 'theme', 'system-theme', 'forget'),
              items('palette', 'shortcuts', 'about'),
            ]}
          />
          {name !== undefined && <ExportButton onPress={() => run('export')} />}
        </Toolbar>
      </div>
    </header>
  );
}

/** Exporting with errors is rarely intended: the button becomes less prominent and shows their number. */
function ExportButton({ onPress }: { readonly onPress: () => void }) {
  const errors = useSelected(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error').length);
  return (
    <Button className={styles.export ?? ''} look={errors === 0 ? 'primary' : 'plain'} onClick={onPress}>
      <Upload aria-hidden /> Export{' '}
      {errors > 0 && (
        <Badge kind="error">
          {errors}
          <span className="visuallyHidden">{errors === 1 ? ' error' : ' errors'}</span>
        </Badge>
      )}
    </Button>
  );
}

function ThemeButton({ onPress }: { readonly onPress: () => void }) {
  const { theme } = usePreferences();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark';
  return (
    <IconButton className={styles.wide ?? ''} label={`Switch to ${isDark ? 'light' : 'dark'} theme`} onClick={onPress}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}

/** Links to the drafts of documents that are not open. */
function useDraftItems(): MenuItem[] {
  const page = usePageState();
  return useDraftState().waiting.map((draft) => ({
    label: `Draft of ${draft.name}`,
    detail: timeOfDraft(draft),
    onSelect: () => openKeptDraft(page, draft.id),
  }));
}
