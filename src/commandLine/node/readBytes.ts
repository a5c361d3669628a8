import { closeSync, openSync, readSync } from 'node:fs';
import { refuse } from 'source-text';
import { largestFile, type ReadOutcome } from '../system.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder.',
  EACCES: 'Access is denied.',
  EPERM: 'Access is denied.',
  ENOSPC: 'The disk is full.',
  EROFS: 'The file system is read-only.',
};

/** Why the system refused, as a sentence. An error without a code does not come from the system and is thrown again. */
export function systemReason(fault: unknown, done: 'read' | 'written'): string {
  const code = codeOf(fault);
  if (code === undefined) throw fault;
  return reasons[code] ?? `It cannot be ${done} (${code}).`;
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
}

/** The bytes of a file, of a FIFO or of a device, up to `largestFile`. */
export function readFile(path: string): Promise<ReadOutcome> {
  return readAll(() => chunksOf(path));
}

export function readStandardInput(): Promise<ReadOutcome> {
  return readAll(() => process.stdin);
}

async function readAll(chunksIn: () => AsyncIterable<unknown> | Iterable<unknown>): Promise<ReadOutcome> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksIn()) {
      if (!(chunk instanceof Uint8Array)) continue;
      size += chunk.length;
      if (size > largestFile) return refuse('It is larger than 20 MB.');
      chunks.push(chunk);
    }
  } catch (fault) {
    return refuse(systemReason(fault, 'read'));
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

function* chunksOf(path: string): Iterable<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const buffer = new Uint8Array(65_536);
      const length = readSync(file, buffer);
      if (length === 0) return;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}
