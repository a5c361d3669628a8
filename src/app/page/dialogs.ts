import type { HjsonDocument } from 'hjson-document';
import type { FileOnDisk } from '../platform/fileAccess.ts';
import { createStore, type Store } from './createStore.ts';
import type { PageState } from './pageState.ts';

/** A dialog over the page, with what it is about. One that a single control opens belongs to that control instead. */
export type ShownDialog =
  | { readonly kind: 'palette' | 'shortcuts' | 'version' | 'forget' | 'close' | 'drafts' | 'about' | 'editor' }
  /** Shown while a document is open. */
  | { readonly kind: 'secrets' | 'checklist' }
  | { readonly kind: 'paste'; readonly pasted: string }
  | { readonly kind: 'wrapped'; readonly file: WrappedFile }
  | { readonly kind: 'merge'; readonly work: WorkToMerge }
  | { readonly kind: 'changed'; readonly file: ChangedFile };

/** A file that contains a configuration, or lacks what the open one has. */
export interface WrappedFile {
  readonly name: string;
  readonly text: string;
  /** What the file is, and what happens with it. */
  readonly says: string;
  readonly openAsItIs: () => void;
}

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

/** A file as it is on disk, after somebody else changed it, and the opening that it belongs to. */
export interface ChangedFile extends FileOnDisk {
  readonly id: number;
  readonly name: string;
  /** Its bytes when it was last read or written here. */
  readonly before: Uint8Array;
}

/** The dialog over the page, if any. */
export function shownDialog(): Store<ShownDialog | undefined> {
  return createStore<ShownDialog | undefined>(undefined);
}

/** Shows a dialog in place of the one that is shown. */
export function showDialog(page: PageState, dialog: ShownDialog): void {
  page.part(shownDialog).set(dialog);
}

/** Closes a dialog, unless another one has taken its place. */
export function closeDialog(page: PageState, dialog: ShownDialog): void {
  page.part(shownDialog).update((shown) => (shown === dialog ? undefined : shown));
}
