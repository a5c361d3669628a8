/** Which draft belongs to which tab: the id survives a reload of the tab, a lock tells whether its tab still lives. */
const idKey = 'draft-id';
/** A reloaded page may ask before the browser has released the locks of the page that it replaces; in milliseconds. */
const handOver = 1000;

/** The id under which this tab kept its draft before it was reloaded. A duplicated tab inherits that of its original. */
export function rememberedId(): string | undefined {
  try {
    return sessionStorage.getItem(idKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberId(id: string): void {
  try {
    sessionStorage.setItem(idKey, id);
  } catch {
    // Without storage the draft is found again as one whose tab is gone.
  }
}

/** Claims a draft for this tab; the function gives it back. Undefined when another tab holds it. */
export function claim(id: string): Promise<(() => void) | undefined> {
  const options: LockOptions =
    id === rememberedId() ? { signal: AbortSignal.timeout(handOver) } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft ${id}`, options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(undefined));
  });
}
