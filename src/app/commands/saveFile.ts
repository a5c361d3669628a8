import { saveBytes } from '../../opening/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce, endAnnouncement } from '../page/announcer.ts';
import { showDialog } from '../page/dialogs.ts';
import { filesOnDisk } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { downloadFile, writeBack } from '../platform/fileAccess.ts';
import { problemsLeft } from './applyFix.ts';
import { reviewAction } from './reviewChanges.ts';

/** The last save of a page, which may still be running. */
function lastSave(): { save: Promise<void> } {
  return { save: Promise.resolve() };
}

/**
 * Writes the open document back to its file, or downloads it if there is none to write to. Saves run one after
 * another: each compares the file with what the previous one wrote.
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

/**
 * Downloads a text of the open document, under its name unless another is given. Where the browser cannot write the file
 * back, a download of the text unchanged counts as saved; where it can, only writing the file on disk does.
 */
export function downloadDocument(
  workspace: Workspace,
  page: PageState,
  name = workspace.snapshot.file?.name ?? 'config.json',
  text = workspace.snapshot.text,
): void {
  const { file } = workspace.snapshot;
  downloadFile(name, saveBytes(text));
  const isWhole = file && text === workspace.snapshot.text;
  if (isWhole && !page.part(filesOnDisk).has(file.id)) workspace.markSaved(text, file.name);
  announceSaved(workspace, page, `Downloaded ${name}.`);
}

/** Says what a save has done and what is wrong with what it wrote, with the way to what was changed. */
function announceSaved(workspace: Workspace, page: PageState, sentence: string): void {
  const { snapshot } = workspace;
  const isFaulty = snapshot.diagnostics.some(({ severity }) => severity !== 'hint');
  announce(page, isFaulty ? `${sentence} ${problemsLeft(snapshot)}` : sentence, {
    actions: snapshot.text === snapshot.opened.text ? [] : [reviewAction(page)],
  });
}
