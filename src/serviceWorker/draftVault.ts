import type { Draft } from './draftMessages.ts';

/** One draft on disk: unreadable without the key, which is never written anywhere. */
interface SealedDraft {
  readonly id: string;
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly ciphertext: ArrayBuffer;
}

/** Drafts of all tabs, encrypted on disk with a key that lives in this worker's memory alone. */
export interface DraftVault {
  /** Rejects when the browser refuses, for want of room or of permission. */
  keep(id: string, draft: Draft): Promise<void>;
  /** Undefined when there is none. */
  read(id: string): Promise<Draft | undefined>;
  list(): Promise<readonly string[]>;
  forget(id: string): Promise<void>;
}

const databaseName = 'drafts';
const storeName = 'sealed';
const algorithm = 'AES-GCM';

/** Opens the vault with a new key; what earlier keys sealed can be read by nobody and is deleted. */
export async function openDraftVault(): Promise<DraftVault> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  await withStore('readwrite', (store) => store.clear());

  return {
    async keep(id, draft) {
      const vector = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(draft));
      const ciphertext = await crypto.subtle.encrypt({ name: algorithm, iv: vector }, key, plain);
      await withStore('readwrite', (store) => store.put({ id, vector, ciphertext } satisfies SealedDraft));
    },
    async read(id) {
      const sealed = await withStore<SealedDraft | undefined>('readonly', (store) => store.get(id));
      if (!sealed) return undefined;
      const plain = await crypto.subtle.decrypt({ name: algorithm, iv: sealed.vector }, key, sealed.ciphertext);
      return JSON.parse(new TextDecoder().decode(plain)) as Draft;
    },
    async list() {
      return (await withStore('readonly', (store) => store.getAllKeys())).map(String);
    },
    async forget(id) {
      await withStore('readwrite', (store) => store.delete(id));
    },
  };
}

/** Deletes every draft, the database included. */
export async function deleteDrafts(): Promise<void> {
  await settled(indexedDB.deleteDatabase(databaseName));
}

/** Runs one request and waits for its transaction: for want of room a browser fails the commit, not the request. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const request = run(transaction.objectStore(storeName));
    await committed(transaction);
    return request.result;
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
