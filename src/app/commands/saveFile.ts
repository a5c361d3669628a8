import { saveBytes } from '../../opening/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce, endAnnouncement } from '../page/announcer.ts';
import { showDialog } from '../page/dialogs.ts';
import { filesOnDisk } from '../page/filesOnDisk.ts';
import type { PageState } from '../page/pageState.ts';
import { writeBack } from '../platform/fileAccess.ts';
import { announceSaved } from './announceSaved.ts';
import { downloadDocument } from './downloadDocument.ts';

/** The last save of a page, which may still be running. */
function lastSave(): { save: Promise<void> } {
  return { save: Promise.resolve() };
}

/**
 * Writes the open document back to its file, or downloads it if there is none to write to. Saves run one after another: each
 * compares the file with what the previous one wrote.
 */
export function saveFile(workspace: Workspace, page: PageState): void {
  const last = page.part(lastSave);
  last.save = last.save.then(() => save(workspace, page));
}

async function save(workspace: Workspace, page: PageState): Promise<void> {
  const { file, text } = workspace.snapshot;
  if (!file) return;
  const { id, name } = file;
  const onDisk = page.part(filesOnDisk).get(id);
  if (!onDisk) return downloadDocument(workspace, page);
  endAnnouncement(page);
  const outcome = await writeBack(onDisk, saveBytes(text));
  if (outcome.kind === 'changed') {
    return showDialog(page, { kind: 'changed', file: { ...outcome.file, id, name, before: onDisk.bytes } });
  }
  if (outcome.kind === 'failed') {
    return announce(page, `${name} was not saved. ${outcome.reason} Your text is still here.`, {
      kind: 'error',
      actions: [
        { label: 'Try again', run: () => saveFile(workspace, page) },
        { label: 'Download it instead', run: () => downloadDocument(workspace, page) },
      ],
    });
  }
  page.part(filesOnDisk).set(id, outcome.file);
  if (workspace.snapshot.file?.id === id) workspace.markSaved(text, name);
  announceSaved(workspace, page, `Saved ${name}.`);
}
