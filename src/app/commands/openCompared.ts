import type { Workspace } from '../../workspace/index.ts';
import { type ComparedText, comparedTexts, filesOnDisk } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { openDocument } from './openDocument.ts';

/** Swaps the open document with a text of the comparison; undo swaps them back. */
export function openCompared(workspace: Workspace, page: PageState, chosen: ComparedText): void {
  const { file: left, text } = workspace.snapshot;
  const files = page.part(filesOnDisk);
  const texts = page.part(comparedTexts);
  const beside = texts.get();
  const savedText = chosen.file?.savedText;
  const name = chosen.file ? chosen.label : 'config.json';
  openDocument(workspace, page, { name, text: chosen.text, ...(savedText === undefined ? {} : { savedText }) });
  const { file: opened } = workspace.snapshot;
  if (!left || !opened) return;
  if (chosen.file?.onDisk) files.set(opened.id, chosen.file.onDisk);
  const { id } = chosen;
  const replaced: ComparedText = {
    id,
    label: left.name,
    text,
    variables: [],
    file: { savedText: left.savedText, onDisk: files.get(left.id) },
  };
  texts.set(beside.map((each) => (each.id === id ? replaced : each)));
}
