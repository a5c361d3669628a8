import type { HjsonDocument } from '../../hjson/index.ts';
import { createStore, type Store } from './createStore.ts';

/** The bytes of a file when it was last read or written, and now. */
export interface ChangedVersions {
  readonly name: string;
  readonly before: Uint8Array;
  readonly now: Uint8Array;
}

/** Unsaved work and its file, which was changed meanwhile. */
export interface WorkToMerge {
  readonly versions: ChangedVersions;
  /** The text with the changes that were made here; without one, the open document. */
  readonly mine?: HjsonDocument | undefined;
}

/** The work that the user wants to merge into its file; undefined while there is none. */
export function workToMerge(): Store<WorkToMerge | undefined> {
  return createStore<WorkToMerge | undefined>(undefined);
}
