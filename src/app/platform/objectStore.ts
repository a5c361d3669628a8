import { ownName } from './ownStorage.ts';

/**
 * A database of this page's folder with one store, whose records have their key at the path; a new one takes over the records
 * of version 2.0. The function returned runs one request and waits for its
 * transaction: for lack of space a browser fails the commit, not the request. Undefined when the database cannot be used.
 */
export function objectStore(databaseName: string, storeName: string, keyPath: string) {
  return async <Result>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    let database: IDBDatabase | undefined;
    try {
      const earlier = await earlierRecords(databaseName, storeName);
      const opening = indexedDB.open(ownName(databaseName), 1);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore(storeName, { keyPath });
        for (const record of earlier) store.put(record);
      };
      database = await settled(opening);
      const transaction = database.transaction(storeName, mode);
      const request = run(transaction.objectStore(storeName));
      await committed(transaction);
      return request.result;
    } catch {
      return undefined;
    } finally {
      database?.close();
    }
  };
}

/** What version 2.0 kept, whose names carried no folder; nothing once this folder has its own database. */
async function earlierRecords(databaseName: string, storeName: string): Promise<readonly unknown[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (names.includes(ownName(databaseName)) || !names.includes(databaseName)) return [];
  const database = await settled(indexedDB.open(databaseName));
  try {
    return await settled<unknown[]>(database.transaction(storeName).objectStore(storeName).getAll());
  } finally {
    database.close();
  }
}

/** Rejects where the browser refuses. One that is open in another tab is deleted once that tab closes it, which nobody waits for. */
export async function deleteDatabase(databaseName: string): Promise<void> {
  const deletion = indexedDB.deleteDatabase(databaseName);
  await new Promise<void>((resolve, reject) => {
    deletion.onsuccess = () => resolve();
    deletion.onblocked = () => resolve();
    deletion.onerror = () => reject(deletion.error);
  });
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
