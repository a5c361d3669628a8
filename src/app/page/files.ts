import type { ValuePath } from 'source-text';
import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import type { EnvironmentVariable } from '../../delivery/index.ts';
import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { type ChosenFile, type FileOnDisk, storable } from '../platform/fileAccess.ts';
import {
  clearFileNames,
  type KeptFileName,
  keepFileName,
  keepsFileNames,
  keptFileNames,
  startKeepingFileNames,
  stopKeepingFileNames,
} from '../platform/keptFileNames.ts';
import { createLastingStore, createStore, type Forgettable, type Store } from './createStore.ts';
import type { PageState } from './pageState.ts';

/** What a page knows of the files that were opened in this browser. */
export interface RecentFiles {
  /** Whether the user agreed to keep their names. */
  readonly isKept: boolean;
  /** Newest first; empty until they are read. */
  readonly files: readonly KeptFileName[];
}

/** The recent files of a page; `readRecentFiles` reads them. */
export function recentFiles(): Store<RecentFiles> {
  return createLastingStore<RecentFiles>({ isKept: false, files: [] });
}

/** Reads what was kept. */
export async function readRecentFiles(page: PageState): Promise<void> {
  const isKept = keepsFileNames();
  page.part(recentFiles).set({ isKept, files: isKept ? await keptFileNames() : [] });
}

/** Keeps the name of an opened file where the user agreed to that. */
export async function rememberFile(page: PageState, { name, handle }: ChosenFile): Promise<void> {
  if (!keepsFileNames()) return;
  const stored = storable(handle);
  await keepFileName({ name, openedAt: Date.now(), ...(stored && { handle: stored }) });
  await readRecentFiles(page);
}

/** Keeps the names of files from now on. False when the browser refuses. */
export async function startKeepingNames(page: PageState): Promise<boolean> {
  const isStarted = startKeepingFileNames();
  await readRecentFiles(page);
  return isStarted;
}

/** Deletes the names, and keeps none from now on. False when the browser refuses. */
export async function stopKeepingNames(page: PageState): Promise<boolean> {
  const isStopped = await stopKeepingFileNames();
  await readRecentFiles(page);
  return isStopped;
}

/** Deletes the names that are kept so far. */
export async function clearNames(page: PageState): Promise<void> {
  await clearFileNames();
  await readRecentFiles(page);
}

/** Whether closing the page would lose something that the user typed or pasted; an unchanged template does not count. */
export function hasUnsavedWork(snapshot: Snapshot): boolean {
  const { text, opened, file } = snapshot;
  return isUnsaved(snapshot) && (text !== opened.text || file?.savedText === undefined);
}

/** Whether the text is in no file, also after a change made by reading; an unchanged template does not count. */
export function isUnsaved({ isDirty, text, opened, file }: Snapshot): boolean {
  if (!isDirty || text !== opened.text || file?.savedText !== undefined) return isDirty;
  return text !== defaultTemplate() && text !== exampleConfiguration();
}

/** Handles of files that the page may write back to, by opening. */
export function filesOnDisk(): Map<number, FileOnDisk> {
  return new Map();
}

/** A text that the open document is compared with: read-only, without history and draft. */
export interface ComparedText {
  readonly id: number;
  /** What distinguishes it from the others for people; `distinctLabels` numbers equal ones. */
  readonly label: string;
  readonly text: string;
  /** The environment variables that came with it. */
  readonly variables: readonly EnvironmentVariable[];
  /** Whether a change record goes from it to what is open: an earlier state of that, or the defaults. */
  readonly isBase?: boolean;
  /** The file that the text is from; the text is saved there once it is the open document. */
  readonly file?: ComparedFile | undefined;
  /** After a merge into a document: what both it and this text changed, and the user has not decided yet. */
  readonly conflicts?: { readonly fileId: number; readonly paths: readonly ValuePath[] };
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

/** What other documents were compared with while they were open, by their opening. */
export function textsOfOthers(): Store<ReadonlyMap<number, readonly ComparedText[]>> & Forgettable {
  return createStore<ReadonlyMap<number, readonly ComparedText[]>>(new Map());
}

/** Lets the compared texts leave with their document, and come back with it when closing or opening is undone. */
export function keepTextsWithDocument(workspace: Workspace, page: PageState): void {
  const texts = page.part(comparedTexts);
  const others = page.part(textsOfOthers);
  let last = workspace.snapshot.file?.id;
  workspace.subscribe(() => {
    const now = workspace.snapshot.file?.id;
    if (now === last) return;
    const own = now === undefined ? undefined : others.get().get(now);
    // What is chosen while no document is open belongs to the one that opens.
    if (own || last !== undefined) {
      if (last !== undefined) others.set(new Map(others.get()).set(last, texts.get()));
      texts.set(own ?? []);
    }
    last = now;
  });
}

/** What the text of the open document is called as it was opened. */
export const openedLabel = 'As it was opened';

/** Adds a text after the others. */
export function addText(store: Store<readonly ComparedText[]>, added: Omit<ComparedText, 'id'>): void {
  store.update((texts) => [...texts, { ...added, id: 1 + Math.max(0, ...texts.map(({ id }) => id)) }]);
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
