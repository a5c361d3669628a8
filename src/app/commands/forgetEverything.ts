import type { Workspace } from '../../workspace/index.ts';
import { forgetDrafts } from '../drafts/draftKeeper.ts';
import { readRecentFiles } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { deleteDatabase } from '../platform/objectStore.ts';
import { isOwnName, ownFolder } from '../platform/ownStorage.ts';
import { forgetClosed } from './openDocument.ts';

/**
 * Deletes everything that the page stored on this device: drafts, preferences, pictures, names of recent files and the offline copy. What
 * other pages of the origin stored stays, this page in another folder among them.
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
  const found = storage();
  for (const name of Object.keys(found)) if (isOwnName(name)) found.removeItem(name);
}

async function deleteDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name && isOwnName(name)) await deleteDatabase(name);
}

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) if (isOwnName(name)) await caches.delete(name);
}

async function unregisterWorkers(): Promise<void> {
  // Missing where the page is not on HTTPS.
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.scope === ownFolder().href) await registration.unregister();
}
