/** A database with one store, whose records have their key at this path. */
interface StoreName {
  readonly databaseName: string;
  readonly storeName: string;
  readonly keyPath: string;
}

/**
 * Runs one request and waits for its transaction: for lack of space a browser fails the commit, not the request.
 * Undefined when the database cannot be used.
 */
export async function withStore<Result>(
  { databaseName, storeName, keyPath }: StoreName,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
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
}

/** Rejects where the browser refuses. */
export async function deleteDatabase(databaseName: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(databaseName));
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
