import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { announced, onAnnounce } from '../browser/announcer.ts';
import { useSelected, useWorkspace } from '../useWorkspace.ts';
import styles from './App.module.css';
import { createCommands } from './commands.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileInput } from './FileInput.tsx';
import { Header } from './Header.tsx';
import { Palette } from './Palette.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { StartScreen } from './StartScreen.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useFileActions } from './useFileActions.ts';
import { useShortcuts } from './useShortcuts.ts';
import { Workbench } from './Workbench.tsx';

type OpenDialog = 'palette' | 'shortcuts' | 'paste' | undefined;

/** The whole page: header, the start screen or the workbench, status line, and what floats above. */
export function App() {
  const workspace = useWorkspace();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const files = useFileActions();
  const commands = () =>
    createCommands(workspace, {
      openFile: files.open,
      saveFile: files.save,
      paste: () => setDialog('paste'),
      openPalette: () => setDialog('palette'),
      openShortcuts: () => setDialog('shortcuts'),
      focusSearch: () => document.getElementById('option-search')?.focus(),
    });
  useShortcuts(commands);
  const close = () => setDialog(undefined);

  return (
    <div className={styles.app}>
      <Header commands={commands} />
      <FileInput onChoose={files.read} />
      <FileDrop onDrop={files.read} />
      {isOpen ? <Workbench /> : <StartScreen onOpen={files.open} onPaste={() => setDialog('paste')} />}
      {isOpen && <StatusLine />}
      {files.messages}
      <Palette open={dialog === 'palette'} onClose={close} commands={commands} />
      <ShortcutsDialog open={dialog === 'shortcuts'} onClose={close} commands={commands} />
      <PasteDialog open={dialog === 'paste'} onClose={close} />
      <LiveRegion />
    </div>
  );
}

function LiveRegion(): ReactNode {
  const message = useSyncExternalStore(onAnnounce, announced);
  return (
    <output className="visuallyHidden" aria-live="polite">
      {message}
    </output>
  );
}
