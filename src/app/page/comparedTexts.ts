import type { EnvironmentVariable } from '../../delivery/index.ts';
import type { FileOnDisk } from '../platform/fileAccess.ts';
import { createStore, type Store } from './createStore.ts';

/** A text beside the open document, to compare with: it is only read, has no history and no draft. */
export interface ComparedText {
  readonly id: number;
  /** How people tell it from the others; `distinctLabels` numbers those that are alike. */
  readonly label: string;
  readonly text: string;
  /** The environment variables that came with it. */
  readonly variables: readonly EnvironmentVariable[];
  /** The file that it is the text of, to save it to once it is the open document. */
  readonly file?: ComparedFile | undefined;
  /** What stood here while another document was open, which undo brings back. */
  readonly before?: { readonly fileId: number; readonly text: ComparedText } | undefined;
}

export interface ComparedFile {
  /** What the file held when it was last read or written; undefined for what is no file yet. */
  readonly savedText: string | undefined;
  /** Where the browser can write it back. */
  readonly onDisk: FileOnDisk | undefined;
}

/** The texts that the open document is compared with, in memory only. */
export function comparedTexts(): Store<readonly ComparedText[]> {
  return createStore<readonly ComparedText[]>([]);
}

/** Adds a text behind the others. */
export function addText(store: Store<readonly ComparedText[]>, added: Omit<ComparedText, 'id'>): void {
  store.update((texts) => [...texts, { ...added, id: 1 + Math.max(0, ...texts.map(({ id }) => id)) }]);
}

/** The texts as they stand beside the document of an opening: where two have changed places, undo changes them back. */
export function textsBeside(texts: readonly ComparedText[], fileId: number | undefined): readonly ComparedText[] {
  return texts.map((text) => {
    for (let { before } = text; before; before = before.text.before) if (before.fileId === fileId) return before.text;
    return text;
  });
}

/** The same labels, with a number where one is taken. */
export function distinctLabels(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    let distinct = label;
    for (let count = 2; taken.has(distinct); count++) distinct = `${label} (${count})`;
    taken.add(distinct);
    return distinct;
  });
}
