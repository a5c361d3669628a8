import { deleteDatabase } from './objectStore.ts';
import { ownName, removeStoredItem, storedItem } from './ownStorage.ts';

/** Whether the user agreed to keep something in this browser. */
export interface Consent {
  readonly isGiven: () => boolean;
  /** False when storage is denied. */
  readonly give: () => boolean;
  /** Also deletes what was kept. False when the browser refuses. */
  readonly withdraw: () => Promise<boolean>;
}

/** The consent to a database, stored under the key. */
export function consentTo(databaseName: string, key: string): Consent {
  return {
    isGiven() {
      try {
        return storedItem(localStorage, key) === 'yes';
      } catch {
        return false;
      }
    },
    give() {
      try {
        localStorage.setItem(ownName(key), 'yes');
        return true;
      } catch {
        return false;
      }
    },
    async withdraw() {
      try {
        removeStoredItem(localStorage, key);
        for (const name of [ownName(databaseName), databaseName]) await deleteDatabase(name);
        return true;
      } catch {
        return false;
      }
    },
  };
}
