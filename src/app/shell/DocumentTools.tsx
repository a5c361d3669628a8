import { ChevronDown, FolderOpen, Redo2, Save, Undo2, Upload } from 'lucide-react';
import { counted } from 'source-text';
import type { Snapshot } from '../../workspace/index.ts';
import { openKeptDraft } from '../drafts/draftKeeper.ts';
import { draftProgress, timeOfDraft } from '../drafts/draftSentences.ts';
import { useDraftState } from '../drafts/draftState.ts';
import { usePageState } from '../page/pageState.ts';
import { useSelected } from '../page/useWorkspace.ts';
import { shortcutText } from '../platform/shortcut.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { useCommands } from './commands/commands.ts';
import { FileInput } from './files/FileInput.tsx';
import styles from './Header.module.css';
import { usePaneChoice } from './panes/paneState.ts';

/** The header's tools for the open document: its file and undo. */
export function DocumentTools() {
  const { run, items } = useCommands();
  const undoLabel = useSelected((snapshot) => snapshot.undoLabel);
  const redoLabel = useSelected((snapshot) => snapshot.redoLabel);
  const isChanged = useSelected(({ text, opened }) => text !== opened.text);
  const drafts = useDraftItems();
  return (
    <Toolbar label="File" className={styles.tools}>
      <Menu
        trigger={
          <Button look="quiet" className={styles.worded ?? ''}>
            <FolderOpen aria-hidden /> Open <ChevronDown className={styles.more} aria-hidden />
          </Button>
        }
        groups={[items('open', 'paste', 'compare'), items('template', 'example'), drafts, items('close')]}
      />
      <FileInput />
      <Button
        look="quiet"
        className={styles.worded ?? ''}
        onClick={() => run('save')}
        aria-keyshortcuts="Control+S"
        data-tooltip={`Save (${shortcutText('Mod+S')})`}
      >
        <Save aria-hidden /> Save
      </Button>
      <Button look="quiet" className={styles.wide ?? ''} disabled={!isChanged} onClick={() => run('review')}>
        Review
      </Button>
      <span className={styles.rule} />
      <IconButton label={undoLabel ? `Undo: ${undoLabel}` : 'Undo'} disabled={!undoLabel} onClick={() => run('undo')}>
        <Undo2 />
      </IconButton>
      <IconButton
        className={styles.redo ?? ''}
        label={redoLabel ? `Redo: ${redoLabel}` : 'Redo'}
        disabled={!redoLabel}
        onClick={() => run('redo')}
      >
        <Redo2 />
      </IconButton>
    </Toolbar>
  );
}

/** The primary button only if there is something to export without errors; shows the number of errors otherwise. */
export function ExportButton({ onPress }: { readonly onPress: () => void }) {
  const errors = useSelected(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error').length);
  const isSet = useSelected(isAnythingSet);
  const { cover } = usePaneChoice();
  return (
    <Button
      className={styles.export ?? ''}
      look={errors === 0 && isSet && !cover ? 'primary' : 'plain'}
      aria-label={errors > 0 ? `Export… ${counted(errors, 'error')}` : undefined}
      aria-pressed={cover === 'export'}
      onClick={onPress}
    >
      <Upload aria-hidden /> Export… {errors > 0 && <Badge kind="error">{errors}</Badge>}
    </Button>
  );
}

/** A value that equals its default does not count as set; a text that could not be parsed counts. */
function isAnythingSet({ config, document }: Snapshot): boolean {
  return document.excess !== undefined || [...config.entries.values()].some(({ state }) => state === 'explicit');
}

/** Links to the drafts of documents that are not open. */
function useDraftItems(): MenuItem[] {
  const page = usePageState();
  return useDraftState().waiting.map((draft) => ({
    id: draft.id,
    label: `Draft of ${draft.name}`,
    detail: [timeOfDraft(draft), draft.summary && draftProgress(draft.summary)].filter(Boolean).join(' · '),
    onSelect: () => openKeptDraft(page, draft),
  }));
}
