import { type ReactNode, useRef, useState } from 'react';
import type { OpenedText } from '../../delivery/index.ts';
import { announce } from '../browser/announcer.ts';
import {
  type ChosenFile,
  canPickFiles,
  downloadFile,
  type FileChoice,
  type FileOnDisk,
  fileBytes,
  filesOnDisk,
  pickFile,
  writeBack,
} from '../browser/fileAccess.ts';
import { forgetEverything } from '../browser/forgetEverything.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { ChangedOnDiskDialog } from './ChangedOnDiskDialog.tsx';
import { fileInputId } from './FileInput.tsx';
import { FileMessage, type Message } from './FileMessage.tsx';
import { useWrappedFile } from './useWrappedFile.tsx';

// Not needed for the first screen, and wanted soon after it.
const loadDelivery = () => import('../../delivery/index.ts');

interface FileActions {
  readonly open: () => void;
  readonly read: (choice: Promise<FileChoice>) => void;
  readonly save: () => void;
  readonly forget: () => void;
  /** What these have to say or ask. */
  readonly messages: ReactNode;
}

/** A file that somebody else wrote after it was opened, and the opening that it belongs to. */
interface ChangedFile extends FileOnDisk {
  readonly id: number;
  readonly name: string;
}

export function useFileActions(): FileActions {
  const workspace = useWorkspace();
  const [message, setMessage] = useState<Message>();
  const [changed, setChanged] = useState<ChangedFile>();
  const wrapped = useWrappedFile();
  const lastSave = useRef(Promise.resolve());
  const fail = (text: string, actions?: Message['actions']) =>
    setMessage({ kind: 'error', text, ...(actions ? { actions } : {}) });

  async function read(choice: Promise<FileChoice>) {
    setMessage(undefined);
    const chosen = await choice;
    if (!chosen) return;
    if (chosen.ok) await decode(chosen.file);
    else fail(chosen.reason);
  }

  async function decode(file: ChosenFile, encoding?: string) {
    const delivery = await loadDelivery().catch(() => undefined);
    if (!delivery) {
      return fail(`${file.name} was not opened: a part of this page could not be loaded. Check the connection.`, {
        'Try again': () => decode(file, encoding),
      });
    }
    const outcome = delivery.openText(file.bytes, encoding);
    if (outcome.ok) return wrapped.decide(delivery, file, outcome.text, () => show(file, outcome, encoding));
    const choices = outcome.encodings.map((other) => [`Open as ${other}`, () => decode(file, other)] as const);
    fail(`${file.name}: ${outcome.reason}`, Object.fromEntries(choices));
  }

  function show(file: ChosenFile, { text, notes }: Extract<OpenedText, { ok: true }>, encoding?: string) {
    const before = workspace.snapshot.file;
    // What was changed on the way in is not on disk yet; a file in another encoding is not on disk as UTF-8 at all.
    const savedText = encoding === undefined ? { savedText: rawText(file.bytes) } : {};
    workspace.open({ name: file.name, text, notes, ...savedText });
    const opened = workspace.snapshot.file;
    if (file.handle && opened) filesOnDisk.set(opened.id, { handle: file.handle, bytes: file.bytes });
    const back = before ? ` Undo brings ${before.name} back.` : '';
    announce([`Opened ${file.name}.`, ...notes].join(' ') + back);
  }

  async function save() {
    const { file, text } = workspace.snapshot;
    if (!file) return;
    const onDisk = filesOnDisk.get(file.id);
    if (!onDisk) {
      download();
      workspace.markSaved(text, file.name);
      return announce('Downloaded config.json.');
    }
    setMessage(undefined);
    const outcome = await writeBack(onDisk, fileBytes(text));
    if (outcome.kind === 'changed') return setChanged({ ...outcome.file, id: file.id, name: file.name });
    if (outcome.kind === 'failed') {
      return fail(`${file.name} was not saved. ${outcome.reason} Your text is still here.`, {
        'Try again': queueSave,
        'Download it instead': download,
      });
    }
    filesOnDisk.set(file.id, outcome.file);
    if (workspace.snapshot.file?.id === file.id) workspace.markSaved(text, file.name);
    announce(`Saved ${file.name}.`);
  }

  /** One save after another: each compares the file with what the one before it wrote. */
  function queueSave() {
    lastSave.current = lastSave.current.then(save);
  }

  function download() {
    downloadFile('config.json', fileBytes(workspace.snapshot.text));
  }

  async function forget() {
    const isDone = await forgetEverything();
    setMessage(isDone ? forgotten : notAllForgotten);
  }

  const messages = (
    <>
      {message && <FileMessage message={message} onClose={() => setMessage(undefined)} />}
      {wrapped.dialog}
      <ChangedOnDiskDialog
        open={changed !== undefined}
        onClose={() => setChanged(undefined)}
        onOverwrite={() => {
          if (changed) filesOnDisk.set(changed.id, changed);
          queueSave();
        }}
        onReload={() => changed && decode(changed)}
        onDownload={download}
      />
    </>
  );
  return {
    open: () => (canPickFiles() ? read(pickFile()) : document.getElementById(fileInputId)?.click()),
    read,
    save: queueSave,
    forget,
    messages,
  };
}

/** The text of bytes that are known to be UTF-8, with all that they hold. */
function rawText(bytes: Uint8Array): string {
  return new TextDecoder('UTF-8', { ignoreBOM: true }).decode(bytes);
}

const forgotten: Message = {
  kind: 'good',
  text: 'Everything that this page kept on this device is deleted. What is open stays until you close the page.',
};

const notAllForgotten: Message = {
  kind: 'error',
  text: 'The browser did not let the page delete everything. Delete the data of this site in the settings of the browser.',
};
