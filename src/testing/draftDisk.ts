import type { Draft } from '../serviceWorker/draftMessages.ts';
import type { Protection } from '../serviceWorker/draftProtection.ts';
import type { SealedDraft } from '../serviceWorker/draftSeal.ts';
import type { DraftStore } from '../serviceWorker/draftStore.ts';

export const draft = (text: string): Draft => ({
  name: 'customer.json',
  text,
  savedText: undefined,
  openedText: '{}',
  changedAt: 1,
  isReplaced: false,
  handle: undefined,
});

/** A disk: it outlives every vault that is opened on it. */
export function createDisk() {
  const drafts = new Map<string, SealedDraft>();
  let protection: Protection | undefined;
  const store: DraftStore = {
    ids: async () => [...drafts.keys()],
    draft: async (id) => structuredClone(drafts.get(id)),
    put: async (sealed) => void drafts.set(sealed.id, structuredClone(sealed)),
    remove: async (id) => void drafts.delete(id),
    protection: async () => structuredClone(protection),
    async protect(next, changed) {
      protection = structuredClone(next);
      for (const sealed of changed) await store.put(sealed);
    },
  };
  const content = () =>
    [...drafts.values()].map(({ ciphertext, sealedKey }) =>
      [ciphertext, sealedKey ?? new ArrayBuffer()].map((part) => Buffer.from(part).toString('latin1')).join(),
    );
  return { store, drafts, content };
}
