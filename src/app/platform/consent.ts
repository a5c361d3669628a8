import { deleteDatabase } from './objectStore.ts';

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
        return localStorage.getItem(key) === 'yes';
      } catch {
        return false;
      }
    },
    give() {
      try {
        localStorage.setItem(key, 'yes');
        return true;
      } catch {
        return false;
      }
    },
    async withdraw() {
      try {
        localStorage.removeItem(key);
        await deleteDatabase(databaseName);
        return true;
      } catch {
        return false;
      }
    },
  };
}
