import type { Protection } from './draftProtection.ts';
import type { SealedDraft } from './draftSeal.ts';

/** Where sealed drafts lie. Every promise rejects when the browser refuses, for lack of space or permission. */
export interface DraftStore {
  ids(): Promise<readonly string[]>;
  draft(id: string): Promise<SealedDraft | undefined>;
  put(draft: SealedDraft): Promise<void>;
  remove(id: string): Promise<void>;
  protection(): Promise<Protection | undefined>;
  /** Sets the protection and drafts that it fits, all at once or not at all. */
  protect(protection: Protection | undefined, drafts: readonly SealedDraft[]): Promise<void>;
}

/** As the page names it (`ownName`), whose code is in a file of another stage. */
const databaseName = `drafts ${new URL('./', location.href).pathname}`;
/** That of version 2.0, which all folders of an origin shared. */
const earlierName = 'drafts';
const draftsName = 'sealed';
const protectionName = 'protection';
/** There is one protection for all drafts. */
const protectionKey = 'passphrase';

export const draftStore: DraftStore = {
  async ids() {
    return (await transact('readonly', ({ drafts }) => drafts.getAllKeys())).map(String);
  },
  draft: (id) => transact<SealedDraft | undefined>('readonly', ({ drafts }) => drafts.get(id)),
  async put(draft) {
    await transact('readwrite', ({ drafts }) => drafts.put(draft));
  },
  async remove(id) {
    await transact('readwrite', ({ drafts }) => drafts.delete(id));
  },
  protection: () => transact<Protection | undefined>('readonly', ({ protection }) => protection.get(protectionKey)),
  async protect(next, changed) {
    await transact('readwrite', ({ drafts, protection }) => {
      for (const draft of changed) drafts.put(draft);
      // No protection is stored as undefined.
      return protection.put(next, protectionKey);
    });
  },
};

/** Deletes every draft, the databases included. */
export async function deleteDrafts(): Promise<void> {
  for (const name of [databaseName, earlierName]) await settled(indexedDB.deleteDatabase(name));
}

interface Stores {
  readonly drafts: IDBObjectStore;
  readonly protection: IDBObjectStore;
}

/**
 * Runs requests and waits for their transaction: for lack of space a browser fails the commit, not the request.
 * Returns the result of the last one.
 */
async function transact<Result>(
  mode: IDBTransactionMode,
  run: (stores: Stores) => IDBRequest<Result>,
): Promise<Result> {
  const earlier = await earlierDrafts();
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    const drafts = opening.result.createObjectStore(draftsName, { keyPath: 'id' });
    const protection = opening.result.createObjectStore(protectionName);
    if (!earlier?.protection) return;
    for (const draft of earlier.drafts) drafts.put(draft);
    protection.put(earlier.protection, protectionKey);
  };
  const database = await settled(opening);
  try {
    const transaction = database.transaction([draftsName, protectionName], mode);
    const request = run({
      drafts: transaction.objectStore(draftsName),
      protection: transaction.objectStore(protectionName),
    });
    await committed(transaction);
    return request.result;
  } finally {
    database.close();
  }
}

interface EarlierDrafts {
  readonly drafts: readonly SealedDraft[];
  readonly protection: Protection | undefined;
}

/**
 * The drafts of version 2.0 that a passphrase brings back, for a new database; the keys of the others ended with its worker, or are those
 * of another folder.
 */
async function earlierDrafts(): Promise<EarlierDrafts | undefined> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (names.includes(databaseName) || !names.includes(earlierName)) return undefined;
  const database = await settled(indexedDB.open(earlierName));
  try {
    if (!database.objectStoreNames.contains(protectionName)) return undefined;
    const transaction = database.transaction([draftsName, protectionName]);
    const drafts = settled<SealedDraft[]>(transaction.objectStore(draftsName).getAll());
    const protection = settled<Protection | undefined>(transaction.objectStore(protectionName).get(protectionKey));
    return { drafts: (await drafts).filter(({ sealedKey }) => sealedKey), protection: await protection };
  } finally {
    database.close();
  }
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
