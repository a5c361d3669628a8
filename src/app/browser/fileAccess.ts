/** Reading a file that the user chose and handing one out; with File System Access where the browser has it. */

interface WritableHandle {
  readonly name: string;
  getFile(): Promise<File>;
  createWritable(): Promise<{ write(content: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> }>;
}

interface PickerWindow {
  showOpenFilePicker?(options: object): Promise<readonly WritableHandle[]>;
  showSaveFilePicker?(options: object): Promise<WritableHandle>;
}

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Present when the browser lets us write back to the same file. */
  readonly handle: WritableHandle | undefined;
}

export type { WritableHandle };

export function canPickFiles(): boolean {
  return (window as PickerWindow).showOpenFilePicker !== undefined;
}

/** Asks for a file; undefined when the user cancels. */
export async function pickFile(): Promise<ChosenFile | undefined> {
  try {
    const [handle] = (await (window as PickerWindow).showOpenFilePicker?.({ excludeAcceptAllOption: false })) ?? [];
    return handle && { ...(await readFile(await handle.getFile())), handle };
  } catch (fault) {
    if (isCancelled(fault)) return undefined;
    throw fault;
  }
}

export async function readFile(file: File): Promise<ChosenFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), handle: undefined };
}

/** Hands out a file with exactly these bytes. */
export function downloadFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function isCancelled(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === 'AbortError';
}
