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
    if (sessionStorage.getItem(idKey) !== id) sessionStorage.setItem(idKey, id);
  } catch {
    // Without storage the draft is found again as one whose tab is gone.
  }
}

/** Claims a draft for this tab; the function gives it back. Undefined when another tab holds it. */
export function claim(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(lockName(id), lockOptions(id), (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(undefined));
  });
}

/** Those of these drafts that no tab holds. */
export async function withoutTab(ids: readonly string[]): Promise<readonly string[]> {
  const own = ids.find((id) => id === rememberedId());
  // Waits for the page that this one replaces.
  if (own) await navigator.locks.request(lockName(own), lockOptions(own), () => undefined).catch(() => undefined);
  const { held = [] } = await navigator.locks.query();
  return ids.filter((id) => !held.some(({ name }) => name === lockName(id)));
}

function lockName(id: string): string {
  return `draft ${id}`;
}

function lockOptions(id: string): LockOptions {
  return id === rememberedId() ? { signal: AbortSignal.timeout(handOver) } : { ifAvailable: true };
}
