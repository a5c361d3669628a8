import type { EnvironmentVariable } from '../../delivery/index.ts';
import type { OptionPath } from '../../text/index.ts';
import type { FileOnDisk } from '../platform/fileAccess.ts';
import { createStore, type Store } from './createStore.ts';

/** A text that the open document is compared with: read-only, without history and draft. */
export interface ComparedText {
  readonly id: number;
  /** What distinguishes it from the others for people; `distinctLabels` numbers equal ones. */
  readonly label: string;
  readonly text: string;
  /** The environment variables that came with it. */
  readonly variables: readonly EnvironmentVariable[];
  /** The file that the text is from; the text is saved there once it is the open document. */
  readonly file?: ComparedFile | undefined;
  /** After a merge into a document: what both it and this text changed, and the user has not decided yet. */
  readonly conflicts?: { readonly fileId: number; readonly paths: readonly OptionPath[] };
  /** The entry that was here while another document was open; undo restores it. */
  readonly before?: { readonly fileId: number; readonly text: ComparedText } | undefined;
}

export interface ComparedFile {
  /** The contents of the file when it was last read or written; undefined if there is no file yet. */
  readonly savedText: string | undefined;
  /** The handle, if the browser can write the file. */
  readonly onDisk: FileOnDisk | undefined;
}

/** The texts that the open document is compared with, in memory only. */
export function comparedTexts(): Store<readonly ComparedText[]> {
  return createStore<readonly ComparedText[]>([]);
}

/** What the text of the open document is called as it was opened. */
export const openedLabel = 'As it was opened';

/** Adds a text after the others. */
export function addText(store: Store<readonly ComparedText[]>, added: Omit<ComparedText, 'id'>): void {
  store.update((texts) => [...texts, { ...added, id: 1 + Math.max(0, ...texts.map(({ id }) => id)) }]);
}

/** The texts that an opened document is compared with: if it was swapped with one of them, undo swaps them back. */
export function textsBeside(texts: readonly ComparedText[], fileId: number | undefined): readonly ComparedText[] {
  return texts.map((text) => {
    for (let { before } = text; before; before = before.text.before) if (before.fileId === fileId) return before.text;
    return text;
  });
}

/** The same labels, numbered where they repeat. */
export function distinctLabels(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    let distinct = label;
    for (let count = 2; taken.has(distinct); count++) distinct = `${label} (${count})`;
    taken.add(distinct);
    return distinct;
  });
}
