import { saveBytes } from '../../opening/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { filesOnDisk } from '../page/filesOnDisk.ts';
import type { PageState } from '../page/pageState.ts';
import { downloadFile } from '../platform/fileAccess.ts';
import { announceSaved } from './announceSaved.ts';

/**
 * Downloads a text of the open document, under its name unless another is given. Where the browser cannot write the file back, a download of the text
 * unchanged counts as saved; where it can, only writing the file on disk does.
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
