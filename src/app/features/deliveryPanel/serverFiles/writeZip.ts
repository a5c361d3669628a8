import { zipSync } from 'fflate';

/** A ZIP archive with these files: stored uncompressed, since pictures do not get smaller, and all with the same meaningless date. */
export function writeZip(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(files, { level: 0, mtime: '2000-01-01T00:00:00' }));
}
