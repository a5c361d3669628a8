import type { Workspace } from '../../workspace/index.ts';
import { filesOnDisk } from '../page/filesOnDisk.ts';
import type { PageState } from '../page/pageState.ts';
import { downloadText } from './downloadText.ts';

/**
 * Downloads a text of the open document under this name. Where the browser cannot write the file back, a download of the text
 * unchanged counts as saved; where it can, only writing the file on disk does.
 */
export function downloadDocument(
  workspace: Workspace,
  page: PageState,
  name: string,
  text = workspace.snapshot.text,
): void {
  const { file } = workspace.snapshot;
  downloadText(page, name, text);
  const isSaved = file && text === workspace.snapshot.text && !page.part(filesOnDisk).has(file.id);
  if (isSaved) workspace.markSaved(text, file.name);
}
