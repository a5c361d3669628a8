import { open } from 'node:fs/promises';
import { refuse } from '../../text/index.ts';
import { largestFile, type ReadOutcome } from '../system.ts';
import { systemReason } from './systemReason.ts';

/** The bytes of a file, of a FIFO or of a device, up to `largestFile`. */
export function readFile(path: string): Promise<ReadOutcome> {
  return readAll(() => chunksOf(path));
}

export function readStandardInput(): Promise<ReadOutcome> {
  return readAll(() => process.stdin);
}

async function readAll(chunksIn: () => AsyncIterable<unknown>): Promise<ReadOutcome> {
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

async function* chunksOf(path: string): AsyncIterable<Uint8Array> {
  const file = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(65_536) });
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
