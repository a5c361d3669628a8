import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { findBest, type SearchEntry, wordsOf } from 'source-text';
import { options } from '../../../config/index.ts';
import type { FeatureCommand, FeatureCommands } from '../../commands/featureCommand.ts';
import { presetCommands } from '../../features/configForm/index.ts';
import { exportCommands } from '../../features/deliveryPanel/index.ts';
import { problemCommands } from '../../features/problemList/index.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { type Places, usePlaces } from '../../places/places.ts';
import { shortcutText } from '../../platform/shortcut.ts';
import { isComposing, isPlainEnter } from '../../platform/textBox.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Command, useCommands } from '../commands/commands.ts';
import styles from './dialogs.module.css';

interface PaletteProps {
  readonly onClose: () => void;
}

interface PaletteEntry extends FeatureCommand {
  /** Of an option. */
  readonly key?: string;
  readonly isShortcut?: boolean;
}

/** Finds every command, option, preset and target of the export by a few letters. */
export function Palette({ onClose }: PaletteProps) {
  return (
    <Dialog onClose={onClose} title="Commands and options">
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
}

function PaletteBody({ onClose }: PaletteProps) {
  const { commands } = useCommands();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const places = usePlaces();
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const featureEntries = useFeatureCommands();
  const ofDocument: readonly PaletteEntry[] = isOpen ? [...optionEntries(places), ...featureEntries] : [];
  const entries = findBest([...commandEntries(commands()), ...ofDocument], wordsOf(query), searched);
  const active = entries[Math.min(position, entries.length - 1)];

  function run(entry: PaletteEntry | undefined) {
    if (!entry) return;
    onClose();
    // The dialog returns the focus first; the command may then move it.
    setTimeout(entry.run);
  }

  function move(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isPlainEnter(event.nativeEvent)) run(active);
    else if (step && entries.length)
      setPosition((Math.min(position, entries.length - 1) + step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <TextInput
        aria-label="Find a command or option"
        placeholder="Type a command, an option, a provider or a target"
        role="combobox"
        aria-expanded
        aria-controls="palette-entries"
        aria-activedescendant={active ? `palette-${active.id}` : undefined}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setPosition(0);
        }}
        onKeyDown={move}
      />
      <div id="palette-entries" role="listbox" aria-label="Commands and options" className={styles.entries}>
        {entries.map((entry) => (
          <div
            key={entry.id}
            id={`palette-${entry.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === active}
            className={styles.entry}
            ref={entry === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => run(entry)}
            onKeyDown={move}
          >
            <span>{entry.title}</span>
            {entry.isShortcut ? <kbd>{entry.detail}</kbd> : <span className={styles.detail}>{entry.detail}</span>}
          </div>
        ))}
        {entries.length === 0 && <p className={styles.detail}>No match.</p>}
      </div>
    </>
  );
}

/** The commands of the features, once their code has loaded. */
function useFeatureCommands(): readonly FeatureCommand[] {
  const page = usePageState();
  const workspace = useWorkspace();
  const [loaded, setLoaded] = useState<readonly FeatureCommands[]>([]);
  useEffect(() => {
    // Without it, the palette has the commands and the options.
    Promise.all([problemCommands(), presetCommands(), exportCommands()]).then(setLoaded, () => undefined);
  }, []);
  return useMemo(() => loaded.flatMap((commands) => commands(workspace, page)), [loaded, workspace, page]);
}

function commandEntries(commands: readonly Command[]): readonly PaletteEntry[] {
  return commands
    .filter(({ isEnabled, id }) => isEnabled && id !== 'palette')
    .map(({ id, title, keywords = '', shortcuts, run }) => ({
      id: `command-${id}`,
      title,
      keywords,
      detail: shortcuts[0] ? shortcutText(shortcuts[0]) : '',
      isShortcut: shortcuts.length > 0,
      run,
    }));
}

function optionEntries(places: Places): readonly PaletteEntry[] {
  return options.map(({ key, title, path }) => ({
    id: `option-${key}`,
    key,
    title,
    detail: key,
    run: () => places.goTo({ kind: 'option', path }),
  }));
}

function searched({ key = '', title, detail, keywords = '' }: PaletteEntry): SearchEntry {
  return { key, title, keywords, help: `${detail} ${keywords}` };
}
