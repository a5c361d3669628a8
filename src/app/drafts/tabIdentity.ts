import { holdLock } from '../platform/holdLock.ts';
import { ownName, storedItem } from '../platform/ownStorage.ts';

/** Which drafts belong to which tab: their ids survive a reload, and a lock shows whether the tab is still open. */
const idKey = 'draft-id';
/** A reloaded page may ask before the browser has released the locks of its predecessor; in milliseconds. */
const handOver = 1000;

/**
 * The ids under which this tab kept drafts before it was reloaded, that of the open document first. A duplicated tab inherits
 * those of its original.
 */
export function rememberedIds(): readonly string[] {
  try {
    return storedItem(sessionStorage, idKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function rememberIds(ids: readonly string[]): void {
  try {
    const stored = ids.join(' ');
    const name = ownName(idKey);
    if (sessionStorage.getItem(name) !== stored) sessionStorage.setItem(name, stored);
  } catch {
    // Without storage, the drafts are found as those of a closed tab.
  }
}

/** Claims a draft for this tab; the returned function releases it. Undefined when another tab has claimed it. */
export function claim(id: string): Promise<(() => void) | undefined> {
  return holdLock(lockName(id), lockOptions(id));
}

/** The drafts among these that no tab has claimed. */
export async function withoutTab(ids: readonly string[]): Promise<readonly string[]> {
  const own = rememberedIds().filter((id) => ids.includes(id));
  // Waits for the page that this one replaces.
  const released = own.map((id) => navigator.locks.request(ownName(lockName(id)), lockOptions(id), () => undefined));
  await Promise.allSettled(released);
  const { held = [] } = await navigator.locks.query();
  return ids.filter((id) => !held.some(({ name }) => name === ownName(lockName(id))));
}

function lockName(id: string): string {
  return `draft ${id}`;
}

function lockOptions(id: string): LockOptions {
  return rememberedIds().includes(id) ? { signal: AbortSignal.timeout(handOver) } : { ifAvailable: true };
}
