import type { Workspace } from '../../workspace/index.ts';
import { downloadFile, fileBytes, filesOnDisk } from '../platform/fileAccess.ts';
import { announce } from './announcer.ts';

/**
 * Hands out a text of the open document under this name. Where the browser cannot write the file back, a download of the text
 * as it is counts as saved; where it can, only the file on disk does.
 */
export function downloadDocument(workspace: Workspace, name: string, text = workspace.snapshot.text): void {
  const { file } = workspace.snapshot;
  downloadFile(name, fileBytes(text));
  const isSaved = file && text === workspace.snapshot.text && !filesOnDisk.has(file.id);
  if (isSaved) workspace.markSaved(text, file.name);
  announce(`Downloaded ${name}.`);
}
