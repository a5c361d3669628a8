import type { FileOnDisk } from '../platform/fileAccess.ts';

/** The files that the browser lets the page write back to, by the opening that they belong to. */
export function filesOnDisk(): Map<number, FileOnDisk> {
  return new Map();
}
