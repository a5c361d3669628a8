import type { Workspace } from '../../workspace/index.ts';
import { type ComparedText, comparedTexts, filesOnDisk } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { openDocument } from './openDocument.ts';

/** Swaps the open document with a text of the comparison; undo swaps them back. */
export function openCompared(workspace: Workspace, page: PageState, chosen: ComparedText): void {
  const { file: left, text } = workspace.snapshot;
  const files = page.part(filesOnDisk);
  const savedText = chosen.file?.savedText;
  const name = chosen.file ? chosen.label : 'config.json';
  openDocument(workspace, page, { name, text: chosen.text, ...(savedText === undefined ? {} : { savedText }) });
  const { file: opened, undoLabel } = workspace.snapshot;
  if (!left || !opened) return;
  if (chosen.file?.onDisk) files.set(opened.id, chosen.file.onDisk);
  const { id } = chosen;
  const replaced: ComparedText = {
    id,
    label: left.name,
    text,
    variables: [],
    file: { savedText: left.savedText, onDisk: files.get(left.id) },
    // Once local data was deleted, undo leads to no other document.
    before: undoLabel === undefined ? undefined : { fileId: left.id, text: chosen },
  };
  page.part(comparedTexts).update((texts) => texts.map((each) => (each.id === id ? replaced : each)));
}
