/**
 * A database with one store, whose records have their key at the path. The function returned runs one request and waits for its
 * transaction: for lack of space a browser fails the commit, not the request. Undefined when the database cannot be used.
 */
export function objectStore(databaseName: string, storeName: string, keyPath: string) {
  return async <Result>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    let database: IDBDatabase | undefined;
    try {
      const opening = indexedDB.open(databaseName, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath });
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
