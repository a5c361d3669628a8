import { Menu as MenuIcon } from 'lucide-react';
import { SearchBox } from '../features/configForm/index.ts';
import { showDialog } from '../page/dialogs.ts';
import { isUnsaved } from '../page/files.ts';
import { usePageState } from '../page/pageState.ts';
import { usePreferences } from '../page/preferences.ts';
import { useSelected } from '../page/useWorkspace.ts';
import { headingId } from '../places/focusNear.ts';
import { useElement } from '../places/useElement.ts';
import { roomFor } from '../platform/breakpoints.ts';
import { useMediaQuery } from '../platform/mediaQuery.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { ViewSwitch } from '../ui/Segmented.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { useCommands } from './commands/commands.ts';
import { DocumentTools, ExportButton } from './DocumentTools.tsx';
import { useFileState } from './drafts/useFileState.ts';
import styles from './Header.module.css';
// Inline: as a file, it would be fetched again besides the icon of the tab.
import mark from './mark.svg?inline';
import { type LayoutId, shownLayout } from './panes/layout.ts';
import { chooseLayout, usePaneChoice, useRoom } from './panes/paneState.ts';

/** The file with its actions, the search, and page-wide commands; a long name does not move them. */
export function Header() {
  const page = usePageState();
  const { run, items } = useCommands();
  const name = useSelected((snapshot) => snapshot.file?.name);
  const isDirty = useSelected(isUnsaved);
  // The titles of some commands change with these.
  useSelected(({ undoLabel, redoLabel, serverVersion }) => `${undoLabel} ${redoLabel} ${serverVersion}`);
  const { theme } = usePreferences();
  const fileState = useFileState();
  const hasStatusLine = useMediaQuery(roomFor.rail);
  const isOpen = name !== undefined;
  const pageTitle = 'Configuration editor';

  return (
    <header className={styles.header} ref={useElement('part', 'header')}>
      <title>{name ? `${isDirty ? '• ' : ''}${name} – ${pageTitle}` : pageTitle}</title>
      <div className={styles.start}>
        <div className={isOpen ? styles.file : styles.product}>
          <img className={styles.mark} src={mark} alt="" />
          <h1 className={styles.name} data-tooltip={name} id={headingId} tabIndex={-1}>
            {name ?? pageTitle}
          </h1>
          {isOpen && (
            <span className={styles.edited} hidden={!isDirty} data-tooltip="Not saved to a file">
              Edited
            </span>
          )}
        </div>
        {isOpen && <DocumentTools />}
        {isOpen && (
          <Button look="quiet" className={styles.find ?? ''} onClick={() => run('search')}>
            Search
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.search}>
          <SearchBox />
        </div>
      )}
      <div className={styles.end}>
        <Toolbar label="View" className={styles.tools}>
          {isOpen && <ViewChoice />}
          <Menu
            align="end"
            trigger={
              <Button look="quiet">
                <MenuIcon className={styles.wide} aria-hidden /> Menu
              </Button>
            }
            groups={[
              isOpen && !hasStatusLine && fileState
                ? [{ label: fileState, onSelect: () => showDialog(page, { kind: 'drafts' }) }]
                : [],
              items(
                'open',
                'paste',
                'save',
                'save-copy',
                'review',
                'revert',
                'close',
                ...(hasStatusLine ? [] : ['redo']),
              ),
              items(...(isOpen ? ['compare', 'export'] : [])),
              items(...(isOpen ? ['guide'] : []), 'template', 'example'),
              items('server-version', 'drafts', theme === 'system' ? 'theme' : 'system-theme', 'forget'),
              items('palette', 'shortcuts', 'editor', 'user-guide', 'about'),
            ]}
          />
          {isOpen && <ExportButton onPress={() => run('export')} />}
        </Toolbar>
      </div>
    </header>
  );
}

const layoutNames: Readonly<Record<LayoutId, string>> = { form: 'Form', formText: 'Both', text: 'Text' };

/** Chooses between form, text and both; renders nothing above a page, or if the bar switches between them. */
function ViewChoice() {
  const page = usePageState();
  const choice = usePaneChoice();
  const room = useRoom();
  if (choice.cover) return null;
  const layouts: readonly LayoutId[] = room === 1 ? ['form', 'text'] : ['form', 'formText', 'text'];
  return (
    <ViewSwitch
      className={styles.choice ?? ''}
      aria-label="Show"
      options={layouts.map((value) => ({ value, label: layoutNames[value] }))}
      value={shownLayout(choice, room)}
      onChange={(layout) => chooseLayout(page, layout)}
    />
  );
}
