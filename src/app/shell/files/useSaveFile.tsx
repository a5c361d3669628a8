import { type ReactNode, useRef, useState } from 'react';
import { saveBytes } from '../../../opening/index.ts';
import { announceSaved } from '../../commands/announceSaved.ts';
import { downloadDocument } from '../../commands/downloadDocument.ts';
import { announce, endAnnouncement } from '../../page/announcer.ts';
import { filesOnDisk } from '../../page/filesOnDisk.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { type ChosenFile, type FileOnDisk, writeBack } from '../../platform/fileAccess.ts';
import { ChangedOnDiskDialog } from '../dialogs/ChangedOnDiskDialog.tsx';

interface FileSaving {
  readonly save: () => void;
  readonly dialog: ReactNode;
}

/** A file that somebody else changed after it was opened, and the opening that it belongs to. */
interface ChangedFile extends FileOnDisk {
  readonly id: number;
  readonly name: string;
  /** Its bytes when it was last read or written here. */
  readonly before: Uint8Array<ArrayBuffer>;
}

/** Writes the open document back to its file, or downloads it if there is none to write to. */
export function useSaveFile(reload: (file: ChosenFile) => void): FileSaving {
  const page = usePageState();
  const workspace = useWorkspace();
  const [changed, setChanged] = useState<ChangedFile>();
  const lastSave = useRef(Promise.resolve());

  async function save() {
    const { file, text } = workspace.snapshot;
    if (!file) return;
    const onDisk = page.part(filesOnDisk).get(file.id);
    if (!onDisk) return download();
    endAnnouncement(page);
    const outcome = await writeBack(onDisk, saveBytes(text));
    if (outcome.kind === 'changed') {
      return setChanged({ ...outcome.file, id: file.id, name: file.name, before: onDisk.bytes });
    }
    if (outcome.kind === 'failed') {
      return announce(page, `${file.name} was not saved. ${outcome.reason} Your text is still here.`, {
        kind: 'error',
        actions: [
          { label: 'Try again', run: queueSave },
          { label: 'Download it instead', run: download },
        ],
      });
    }
    page.part(filesOnDisk).set(file.id, outcome.file);
    if (workspace.snapshot.file?.id === file.id) workspace.markSaved(text, file.name);
    announceSaved(workspace, page, `Saved ${file.name}.`);
  }

  /** Saves run one after another: each compares the file with what the previous one wrote. */
  function queueSave() {
    lastSave.current = lastSave.current.then(save);
  }

  function download() {
    downloadDocument(workspace, page, workspace.snapshot.file?.name ?? 'config.json');
  }

  /** The file is as it was read just now: the next save writes over that. */
  function knowOnDisk() {
    if (changed) page.part(filesOnDisk).set(changed.id, changed);
  }

  const dialog = (
    <ChangedOnDiskDialog
      versions={changed && { name: changed.name, before: changed.before, now: changed.bytes }}
      onClose={() => setChanged(undefined)}
      onOverwrite={() => {
        knowOnDisk();
        queueSave();
      }}
      onReload={() => changed && reload(changed)}
      onDownload={download}
      onMerged={knowOnDisk}
    />
  );
  return { save: queueSave, dialog };
}
