import type { JSHandle, Page } from '@playwright/test';

/** The records of an object store, inside the page; none where the database is missing, which this does not create. */
export function storedRecords<Stored>(
  page: Page,
  databaseName: string,
  storeName: string,
): Promise<JSHandle<readonly Stored[]>> {
  return page.evaluateHandle(
    async ([database, store]) => {
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opened = await settled(indexedDB.open(database));
      const records: Stored[] = await settled(opened.transaction(store).objectStore(store).getAll());
      opened.close();
      return records;
    },
    [databaseName, storeName] as const,
  );
}
