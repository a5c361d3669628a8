import type { Draft } from './draftMessages.ts';

/** One draft on disk: unreadable without the key, which is never written anywhere. */
interface SealedDraft {
  readonly id: string;
  /** Which key sealed it: a draft of a key that is gone is rubbish. */
  readonly keyId: string;
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly ciphertext: ArrayBuffer;
}

/** Drafts of all tabs, encrypted on disk with a key that lives in this worker's memory alone. */
export interface DraftVault {
  keep(id: string, draft: Draft): Promise<void>;
  /** Undefined when there is none, or none that the key opens. */
  read(id: string): Promise<Draft | undefined>;
  list(): Promise<readonly string[]>;
  forget(id: string): Promise<void>;
  forgetAll(): Promise<void>;
}

const databaseName = 'drafts';
const storeName = 'sealed';

/** Opens the vault with a new key; what earlier keys sealed is deleted. */
export async function openDraftVault(): Promise<DraftVault> {
  const keyId = crypto.randomUUID();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const database = await openDatabase();
  const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
  const all = () => finished<SealedDraft[]>(store('readonly').getAll());

  for (const sealed of await all()) {
    if (sealed.keyId !== keyId) await finished(store('readwrite').delete(sealed.id));
  }

  return {
    async keep(id, draft) {
      const vector = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(draft));
      const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: vector }, key, plain);
      await finished(store('readwrite').put({ id, keyId, vector, ciphertext } satisfies SealedDraft));
    },
    async read(id) {
      const sealed = await finished<SealedDraft | undefined>(store('readonly').get(id));
      if (sealed?.keyId !== keyId) return undefined;
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.vector }, key, sealed.ciphertext);
      return JSON.parse(new TextDecoder().decode(plain)) as Draft;
    },
    async list() {
      return (await all()).map(({ id }) => id);
    },
    async forget(id) {
      await finished(store('readwrite').delete(id));
    },
    async forgetAll() {
      await finished(store('readwrite').clear());
    },
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
  return finished(request);
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
