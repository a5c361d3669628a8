import { ChevronDown, FolderOpen, Redo2, Save, Undo2, Upload } from 'lucide-react';
import { openKeptDraft } from '../drafts/draftKeeper.ts';
import { useDraftState } from '../drafts/draftState.ts';
import { timeOfDraft } from '../drafts/timeOfDraft.ts';
import { SearchBox } from '../features/configForm/index.ts';
import { usePageState } from '../page/pageState.ts';
import { useSelected } from '../page/useWorkspace.ts';
import type { FileChoice } from '../platform/fileAccess.ts';
import { shortcutText } from '../platform/shortcut.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import type { Command } from './commands/commands.ts';
import { menuItems } from './commands/menuItems.ts';
import { FileInput } from './files/FileInput.tsx';
import styles from './Header.module.css';

interface DocumentToolsProps {
  readonly commands: () => readonly Command[];
  /** Runs a command by its id. */
  readonly run: (id: string) => void;
  readonly onChoose: (choice: Promise<FileChoice>) => void;
}

/** What the header offers for the open document: its file, undo, and the search. */
export function DocumentTools({ commands, run, onChoose }: DocumentToolsProps) {
  const undoLabel = useSelected((snapshot) => snapshot.undoLabel);
  const redoLabel = useSelected((snapshot) => snapshot.redoLabel);
  const drafts = useDraftItems();
  const items = (...ids: string[]) => menuItems(commands(), ...ids);
  return (
    <>
      <Toolbar label="File" className={styles.tools}>
        <Menu
          trigger={
            <Button look="quiet" className={styles.wide ?? ''}>
              <FolderOpen aria-hidden /> Open <ChevronDown className={styles.more} aria-hidden />
            </Button>
          }
          groups={[items('open', 'paste'), items('guide', 'template', 'example'), drafts, items('close')]}
        />
        <FileInput onChoose={onChoose} />
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
        <IconButton label={undoLabel ? `Undo: ${undoLabel}` : 'Undo'} disabled={!undoLabel} onClick={() => run('undo')}>
          <Undo2 />
        </IconButton>
        <IconButton label={redoLabel ? `Redo: ${redoLabel}` : 'Redo'} disabled={!redoLabel} onClick={() => run('redo')}>
          <Redo2 />
        </IconButton>
      </Toolbar>
      <div className={styles.search}>
        <SearchBox />
      </div>
    </>
  );
}

/** Exporting with errors is rarely intended: the button becomes less prominent and shows their number. */
export function ExportButton({ onPress }: { readonly onPress: () => void }) {
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

export function VersionButton({ onPress }: { readonly onPress: () => void }) {
  const version = useSelected((snapshot) => snapshot.serverVersion);
  return (
    <Button className={styles.roomy ?? ''} look="quiet" aria-haspopup="dialog" onClick={onPress}>
      Server {version}
    </Button>
  );
}

/** Links to the drafts of documents that are not open. */
function useDraftItems(): MenuItem[] {
  const page = usePageState();
  return useDraftState().waiting.map((draft) => ({
    label: `Draft of ${draft.name}`,
    detail: timeOfDraft(draft),
    onSelect: () => openKeptDraft(page, draft),
  }));
}
