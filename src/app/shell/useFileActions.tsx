import { type ReactNode, useState } from 'react';
import type { OpenedText } from '../../delivery/index.ts';
import { announce } from '../browser/announcer.ts';
import { type ChosenFile, canPickFiles, downloadFile, pickFile, type WritableHandle } from '../browser/fileAccess.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { ChangedOnDiskDialog } from './ChangedOnDiskDialog.tsx';
import { fileInputId } from './FileInput.tsx';
import { FileMessage } from './FileMessage.tsx';

// Not needed for the first screen, and wanted soon after it.
const loadDelivery = () => import('../../delivery/index.ts');

/** The files that the browser lets us write back to, by the opening that they belong to. */
const handles = new Map<number, WritableHandle>();

interface FileActions {
  readonly open: () => void;
  readonly read: (file: ChosenFile) => void;
  readonly save: () => void;
  /** What opening or saving has to say or ask. */
  readonly messages: ReactNode;
}

type Refusal = { readonly file: ChosenFile; readonly outcome: Extract<OpenedText, { ok: false }> };

export function useFileActions(): FileActions {
  const workspace = useWorkspace();
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<string>();
  const [onDisk, setOnDisk] = useState<string>();

  async function read(file: ChosenFile, encoding?: string) {
    const { openText } = await loadDelivery();
    const outcome = openText(file.bytes, encoding);
    setFailure(undefined);
    if (!outcome.ok) {
      setRefusal({ file, outcome });
      return;
    }
    setRefusal(undefined);
    const before = workspace.snapshot.file;
    workspace.open({ name: file.name, text: outcome.text, savedText: outcome.text, notes: outcome.notes });
    const opened = workspace.snapshot.file;
    if (file.handle && opened) handles.set(opened.id, file.handle);
    const back = before ? ` Undo brings ${before.name} back.` : '';
    announce([`Opened ${file.name}.`, ...outcome.notes].join(' ') + back);
  }

  async function open() {
    if (!canPickFiles()) return document.getElementById(fileInputId)?.click();
    try {
      const file = await pickFile();
      if (file) read(file);
    } catch {
      setFailure('The browser could not read this file. It may have been moved or locked; choose it again.');
    }
  }

  async function save(overwrite = false) {
    const { file, text } = workspace.snapshot;
    if (!file) return;
    const { openText, saveBytes } = await loadDelivery();
    const handle = handles.get(file.id);
    if (!handle) {
      downloadFile('config.json', saveBytes(text));
      workspace.markSaved(text, file.name);
      return announce('Downloaded config.json.');
    }
    try {
      const current = openText(new Uint8Array(await (await handle.getFile()).arrayBuffer()));
      if (!overwrite && current.ok && current.text !== file.savedText && current.text !== text) {
        return setOnDisk(current.text);
      }
      const writable = await handle.createWritable();
      await writable.write(saveBytes(text));
      await writable.close();
      workspace.markSaved(text, file.name);
      announce(`Saved ${file.name}.`);
    } catch {
      setFailure(`${file.name} could not be written. Nothing is lost: save again, or download it from Export.`);
    }
  }

  const messages = (
    <>
      {refusal && (
        <FileMessage
          onClose={() => setRefusal(undefined)}
          encodings={refusal.outcome.encodings}
          onDecode={(encoding) => read(refusal.file, encoding)}
        >
          {refusal.file.name}: {refusal.outcome.reason}
        </FileMessage>
      )}
      {failure && <FileMessage onClose={() => setFailure(undefined)}>{failure}</FileMessage>}
      <ChangedOnDiskDialog
        open={onDisk !== undefined}
        onClose={() => setOnDisk(undefined)}
        onOverwrite={() => save(true)}
        onReload={() => {
          const { file } = workspace.snapshot;
          const handle = file && handles.get(file.id);
          if (file && onDisk !== undefined) workspace.open({ name: file.name, text: onDisk, savedText: onDisk });
          if (handle && workspace.snapshot.file) handles.set(workspace.snapshot.file.id, handle);
        }}
        onDownload={async () => downloadFile('config.json', (await loadDelivery()).saveBytes(workspace.snapshot.text))}
      />
    </>
  );
  return { open, read, save: () => void save(), messages };
}
