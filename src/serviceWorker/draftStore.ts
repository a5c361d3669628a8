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

const databaseName = 'drafts';
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

/** Deletes every draft, the database included. */
export async function deleteDrafts(): Promise<void> {
  await settled(indexedDB.deleteDatabase(databaseName));
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
  const opening = indexedDB.open(databaseName, 2);
  opening.onupgradeneeded = () => createStores(opening.result);
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

/** What the first version of the database holds, no key can open any more. */
function createStores(database: IDBDatabase): void {
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
  database.createObjectStore(draftsName, { keyPath: 'id' });
  database.createObjectStore(protectionName);
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
