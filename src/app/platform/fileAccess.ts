import { type Refusable, refuse } from 'source-text';

/** Reads a file that the user chose and saves or downloads one, with File System Access where available. */

interface WritableHandle {
  readonly kind: string;
  getFile(): Promise<File>;
  createWritable(): Promise<FileStream>;
  /** Asks the user where permission was not granted yet; a reload revokes it. */
  requestPermission?(request: { readonly mode: 'read' | 'readwrite' }): Promise<string>;
}

interface FileStream {
  write(content: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Discards the written data. */
  abort(): Promise<void>;
}

interface PickerWindow {
  showOpenFilePicker?(options: object): Promise<readonly WritableHandle[]>;
}

interface DropItem {
  readonly kind: string;
  getAsFileSystemHandle?(): Promise<WritableHandle | null>;
}

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Present when the browser lets us write back to the same file. */
  readonly handle: WritableHandle | undefined;
}

/** A file, or why it could not be read, as sentences; undefined if the user chose nothing. */
export type FileChoice = Refusable<{ readonly file: ChosenFile }> | undefined;

/** A file that can be written back, and its bytes when last read. */
export interface FileOnDisk {
  readonly handle: WritableHandle;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type WriteOutcome =
  | { readonly kind: 'written'; readonly file: FileOnDisk }
  /** The file was changed elsewhere: nothing was written; `file` is its current state. */
  | { readonly kind: 'changed'; readonly file: FileOnDisk }
  | { readonly kind: 'failed'; readonly reason: string };

/** The handle, where it can be stored: only native ones can. */
export function storable(handle: WritableHandle | undefined): FileSystemFileHandle | undefined {
  return typeof FileSystemFileHandle === 'function' && handle instanceof FileSystemFileHandle ? handle : undefined;
}

/** In bytes; anything larger is not a configuration. */
const largestFile = 20_000_000;

export function canPickFiles(): boolean {
  return (window as PickerWindow).showOpenFilePicker !== undefined;
}

/** Asks for a file, or for several. */
export async function pickFiles(multiple: boolean): Promise<readonly FileChoice[]> {
  try {
    const handles = (await (window as PickerWindow).showOpenFilePicker?.({ multiple })) ?? [];
    return await Promise.all(handles.map(async (handle) => readFile(await handle.getFile(), handle)));
  } catch (fault) {
    if (nameOf(fault) === 'AbortError') return [];
    return [refuse('The browser could not read this file. It may have been moved: choose it again.')];
  }
}

export async function readFile(file: File, handle?: WritableHandle): Promise<FileChoice> {
  if (file.size > largestFile) {
    const megabytes = Math.round(file.size / 1e6);
    return refuse(`${file.name} is ${megabytes} MB. The limit is 20 MB.`);
  }
  try {
    return { ok: true, file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), handle } };
  } catch {
    return refuse(`${file.name} could not be read. It may be a folder, or in use: choose it again.`);
  }
}

/** Reads a file by the handle of an earlier visit. The browser may ask the user for permission, which it does only soon after a click or a key. */
export async function reopenFile(name: string, handle: WritableHandle): Promise<FileChoice> {
  try {
    const permission = await handle.requestPermission?.({ mode: 'read' });
    if (permission === 'denied') return refuse(`The browser was not allowed to read ${name}.`);
    return await readFile(await handle.getFile(), handle);
  } catch {
    return refuse(`${name} could not be read. It may have been moved or deleted: choose it again.`);
  }
}

/** The dropped files; must be called while the event is handled. */
export async function readDropped({ files, items }: DataTransfer): Promise<readonly FileChoice[]> {
  const dropped = [...items].filter(({ kind }) => kind === 'file') as DropItem[];
  const asked = dropped.map((item) => item.getAsFileSystemHandle?.());
  return Promise.all(
    [...files].map(async (file, index) => {
      const handle = await asked[index]?.catch(() => undefined);
      return readFile(file, handle?.kind === 'file' ? handle : undefined);
    }),
  );
}

/**
 * Writes back to a file, unless it was changed elsewhere meanwhile. The browser may ask the user for
 * permission, which it does only soon after a click or a key.
 */
export async function writeBack({ handle, bytes }: FileOnDisk, next: Uint8Array<ArrayBuffer>): Promise<WriteOutcome> {
  try {
    const permission = await handle.requestPermission?.({ mode: 'readwrite' });
    if (permission === 'denied') return { kind: 'failed', reason: notAllowed };
    const current = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    if (!areEqual(current, bytes) && !areEqual(current, next)) {
      return { kind: 'changed', file: { handle, bytes: current } };
    }
    await replaceContent(handle, next);
    return { kind: 'written', file: { handle, bytes: next } };
  } catch (fault) {
    return { kind: 'failed', reason: writeFaults[nameOf(fault)] ?? 'The browser could not write it.' };
  }
}

async function replaceContent(handle: WritableHandle, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const stream = await handle.createWritable();
  try {
    await stream.write(content);
  } catch (fault) {
    await stream.abort();
    throw fault;
  }
  await stream.close();
}

const notAllowed = 'The browser was not allowed to write it.';

/** By the name of the `DOMException`. */
const writeFaults: Readonly<Record<string, string>> = {
  NotFoundError: 'It was moved or deleted after you opened it.',
  NotAllowedError: notAllowed,
  // The user's click is too long ago.
  SecurityError: notAllowed,
  NoModificationAllowedError: 'Another program has it open.',
  QuotaExceededError: 'There is no room left on the disk.',
};

/** The text of bytes that are known to be UTF-8, unchanged. */
export function rawText(bytes: Uint8Array): string {
  return new TextDecoder('UTF-8', { ignoreBOM: true }).decode(bytes);
}

/** Downloads a file with exactly these bytes. */
export function downloadFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function nameOf(fault: unknown): string {
  return fault instanceof DOMException ? fault.name : '';
}
