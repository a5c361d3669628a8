import type { FileOnDisk } from '../platform/fileAccess.ts';

/** Handles of files that the page may write back to, by opening. */
export function filesOnDisk(): Map<number, FileOnDisk> {
  return new Map();
}
