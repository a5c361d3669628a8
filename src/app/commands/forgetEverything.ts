import type { Workspace } from '../../workspace/index.ts';
import { forgetDrafts } from '../drafts/draftKeeper.ts';
import { readRecentFiles } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { deleteDatabase } from '../platform/objectStore.ts';
import { forgetClosed } from './openDocument.ts';

/**
 * Deletes everything that the page stored on this device: drafts, preferences, pictures, names of recent files and the offline copy.
 * The open document stays in the page; closed documents, and what the page was given besides, do not. False if the browser refused any of it.
 */
export async function forgetEverything(workspace: Workspace, page: PageState): Promise<boolean> {
  forgetClosed(workspace, page);
  const isForgotten = await forgetDrafts(page);
  const outcomes = await Promise.allSettled([
    clear(() => localStorage),
    clear(() => sessionStorage),
    deleteDatabases(),
    deleteCaches(),
    unregisterWorkers(),
  ]);
  await readRecentFiles(page);
  return isForgotten && outcomes.every(({ status }) => status === 'fulfilled');
}

/** Where storage is denied, merely accessing it throws. */
async function clear(storage: () => Storage): Promise<void> {
  storage().clear();
}

async function deleteDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) await deleteDatabase(name);
}

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function unregisterWorkers(): Promise<void> {
  // Missing where the page is not on HTTPS.
  if (!navigator.serviceWorker) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
