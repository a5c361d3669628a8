import type { Draft, DraftList, KeptDraft } from './draftMessages.ts';
import { createProtection, openProtection, type Protection, type Strength } from './draftProtection.ts';
import { createSeal, openWithPrivateKey, type SealedDraft } from './draftSeal.ts';
import type { DraftStore } from './draftStore.ts';

/**
 * Drafts of all tabs, encrypted on disk with a key that lives in this worker's memory alone. Once protected with a passphrase,
 * they can be read after the end of the worker too. Calls reject when the browser refuses, for lack of space or permission.
 */
export interface DraftVault {
  keep(id: string, draft: Draft): Promise<void>;
  /** Undefined when no draft exists, or when it is locked or not a draft. */
  read(id: string): Promise<Draft | undefined>;
  list(): Promise<DraftList>;
  forget(id: string): Promise<void>;
  /** Protects with this passphrase from now on. Rejects while drafts are locked, or are not drafts: they would be lost. */
  protect(passphrase: string): Promise<void>;
  /** From now on the drafts end with this worker. Rejects as `protect` does. */
  unprotect(): Promise<void>;
  /** Makes the locked drafts readable, except what is not a draft; false when the passphrase is wrong. */
  unlock(passphrase: string): Promise<boolean>;
}

/**
 * Opens the vault with a new key. Drafts encrypted with earlier, unprotected keys are unreadable and are deleted. A protection that
 * is made from now on has this strength.
 */
export async function openDraftVault(store: DraftStore, strength?: Strength): Promise<DraftVault> {
  let protection = await store.protection();
  let seal = await createSeal(protection);
  /** What the present key sealed, by id; every other draft in the store is locked. */
  const own = new Map<string, KeptDraft>();
  const lost = new Set<string>();
  for (const { id, sealedKey } of await read(await store.ids())) {
    if (sealedKey) continue;
    await store.remove(id);
    lost.add(id);
  }

  async function read(ids: readonly string[]): Promise<readonly SealedDraft[]> {
    const found = await Promise.all(ids.map((id) => store.draft(id)));
    return found.filter((sealed) => sealed !== undefined);
  }

  async function locked(): Promise<readonly SealedDraft[]> {
    return read((await store.ids()).filter((id) => !own.has(id)));
  }

  /** A new key for a new protection: what the old ones could open is sealed again. */
  async function change(next: Protection | undefined): Promise<void> {
    if ((await locked()).length > 0) throw new TypeError('drafts are locked');
    const nextSeal = await createSeal(next);
    const reseal = async (sealed: SealedDraft) => {
      const draft = await seal.open(sealed);
      if (!draft) throw new TypeError('a draft cannot be read');
      return nextSeal.seal(sealed.id, draft);
    };
    await store.protect(next, await Promise.all((await read([...own.keys()])).map(reseal)));
    protection = next;
    seal = nextSeal;
  }

  return {
    async keep(id, draft) {
      await store.put(await seal.seal(id, draft));
      own.set(id, labelOf(id, draft));
      lost.delete(id);
    },
    async read(id) {
      const sealed = own.has(id) ? await store.draft(id) : undefined;
      return sealed && seal.open(sealed);
    },
    async list() {
      return {
        isProtected: protection !== undefined,
        readable: (await store.ids()).flatMap((id) => own.get(id) ?? []),
        locked: (await locked()).map(({ id, handle }) => ({ id, fileName: handle?.name })),
        lost: [...lost],
      };
    },
    async forget(id) {
      await store.remove(id);
      own.delete(id);
      lost.delete(id);
    },
    async protect(passphrase) {
      await change(await createProtection(passphrase, strength));
    },
    unprotect: () => change(undefined),
    async unlock(passphrase) {
      const privateKey = protection && (await openProtection(protection, passphrase));
      if (!privateKey) return false;
      for (const sealed of await locked()) {
        const draft = await openWithPrivateKey(sealed, privateKey);
        if (!draft) continue;
        await store.put(await seal.seal(sealed.id, draft));
        own.set(sealed.id, labelOf(sealed.id, draft));
      }
      return true;
    },
  };
}

function labelOf(id: string, { name, changedAt, isReplaced, summary, guide }: Draft): KeptDraft {
  return { id, name, changedAt, isReplaced, summary, guide };
}
