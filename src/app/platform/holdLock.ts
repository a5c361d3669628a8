import { ownName } from './ownStorage.ts';

/**
 * Takes a lock of this page's folder that the browser releases with the tab, however that ends; the returned function releases it before. Undefined
 * when it was not to be had.
 */
export function holdLock(name: string, options: LockOptions = {}): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(ownName(name), options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(undefined));
  });
}
