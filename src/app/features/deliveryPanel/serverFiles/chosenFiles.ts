import { type Refusable, refuse } from 'source-text';
import { sizeFault } from '../../../../delivery/index.ts';

/** A file from this computer. */
export interface ChosenFile {
  /** Its path below the chosen folder; empty for a file chosen by itself. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type FileChoice = Refusable<{ readonly files: readonly ChosenFile[] }>;

/** Reads what a file input holds. What is too large to bring along is not read. */
export async function readChosen(files: readonly File[], kind: 'file' | 'folder'): Promise<FileChoice> {
  const fault = sizeFault(
    files.length,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  if (fault) return refuse(fault);
  if (files.length === 0) return refuse('The folder holds no file.');
  try {
    const read = files.map(async (file) => ({
      name: kind === 'file' ? '' : belowFolder(file),
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    return { ok: true, files: await Promise.all(read) };
  } catch {
    return refuse('The browser could not read it. It may have been moved: choose it again.');
  }
}

/** The browser begins these paths with the name of the chosen folder, which the server does not know. */
function belowFolder({ webkitRelativePath, name }: File): string {
  return webkitRelativePath.slice(webkitRelativePath.indexOf('/') + 1) || name;
}
