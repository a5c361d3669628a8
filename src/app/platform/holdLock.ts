/**
 * Takes a lock that the browser releases with the tab, however that ends; the returned function releases it before. Undefined
 * when it was not to be had.
 */
export function holdLock(name: string, options: LockOptions = {}): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(undefined));
  });
}
