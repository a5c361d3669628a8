import type { HjsonDocument } from '../../hjson/index.ts';
import { createStore, type Store } from './createStore.ts';

/** The bytes of a file when it was last read or written, and now. */
export interface ChangedVersions {
  readonly name: string;
  readonly before: Uint8Array;
  readonly now: Uint8Array;
}

/** Unsaved work, and its file, which has changed since. */
export interface WorkToMerge {
  readonly versions: ChangedVersions;
  /** The text with the user's changes; the open document if undefined. */
  readonly mine?: HjsonDocument | undefined;
}

/** The work that the user wants to merge into its file, if any. */
export function workToMerge(): Store<WorkToMerge | undefined> {
  return createStore<WorkToMerge | undefined>(undefined);
}
