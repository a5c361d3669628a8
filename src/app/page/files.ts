import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
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
import { createLastingStore, type Store } from './createStore.ts';
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
export function hasUnsavedWork({ isDirty, text, opened, file }: Snapshot): boolean {
  if (!isDirty) return false;
  if (text !== opened.text) return true;
  return file?.savedText === undefined && text !== defaultTemplate() && text !== exampleConfiguration();
}

/** Handles of files that the page may write back to, by opening. */
export function filesOnDisk(): Map<number, FileOnDisk> {
  return new Map();
}
