import { consentTo } from './consent.ts';
import { deleteDatabase, objectStore } from './objectStore.ts';

/** A file that was opened here: its name and, where the browser has one, its handle. None of its contents. */
export interface KeptFileName {
  readonly name: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly openedAt: number;
  readonly handle?: FileSystemFileHandle;
}

interface Kept extends KeptFileName {
  /** Counts up: the newest has the highest. */
  readonly key: number;
}

const databaseName = 'recent-files';
const withStore = objectStore(databaseName, 'files', 'key');
/** More would be a history, not a shortcut. */
const most = 8;

/** The consent to keep names of files. */
export const {
  isGiven: keepsFileNames,
  give: startKeepingFileNames,
  withdraw: stopKeepingFileNames,
} = consentTo(databaseName, 'keepFileNames');

/** Keeps the name of an opened file, once; without consent, nothing. */
export async function keepFileName(file: KeptFileName): Promise<void> {
  if (!keepsFileNames()) return;
  const before = await all();
  const same = await Promise.all(before.map(async (kept) => ((await isSame(kept, file)) ? [kept.key] : [])));
  const gone = [...same.flat(), ...before.slice(most - 1).map(({ key }) => key)];
  const key = 1 + Math.max(0, ...before.map((kept) => kept.key));
  // In one transaction: a page that is left in the middle keeps the older entry.
  await withStore('readwrite', (store) => {
    for (const each of gone) store.delete(each);
    return store.put({ ...file, key } satisfies Kept);
  });
}

/** The kept names, the newest first. */
export async function keptFileNames(): Promise<readonly KeptFileName[]> {
  return keepsFileNames() ? all() : [];
}

/** Deletes the names; the consent stays. */
export async function clearFileNames(): Promise<void> {
  await withStore('readwrite', (store) => store.clear());
  // Those that version 2.0 kept, which have been taken over.
  await deleteDatabase(databaseName);
}

async function all(): Promise<readonly Kept[]> {
  const kept = ((await withStore('readonly', (store) => store.getAll())) ?? []) as Kept[];
  return kept.sort((one, other) => other.key - one.key);
}

/** Without handles, files with the same name cannot be distinguished. */
async function isSame(one: KeptFileName, other: KeptFileName): Promise<boolean> {
  if (one.handle && other.handle) return one.handle.isSameEntry(other.handle);
  return !one.handle && !other.handle && one.name === other.name;
}
