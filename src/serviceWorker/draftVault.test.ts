import { describe, expect, it } from 'vitest';
import { createDisk, draft } from '../testing/draftDisk.ts';
import { strong } from './draftProtection.ts';
import type { DraftStore } from './draftStore.ts';
import { openDraftVault } from './draftVault.ts';

const passphrase = 'made-up words for a test';

/** With keys that are made in no time. */
const openVault = (store: DraftStore) => openDraftVault(store, { iterations: 1_000, modulusLength: 1024 });

const label = (id: string, isReplaced = false) => ({ id, name: 'customer.json', changedAt: 1, isReplaced });

describe('the vault of drafts', () => {
  it('returns what it keeps, and none of it is readable on the disk', async () => {
    const { store, content } = createDisk();
    const vault = await openVault(store);
    await vault.keep('a', draft('planted-text'));
    expect(await vault.read('a')).toEqual(draft('planted-text'));
    expect(content().join()).not.toMatch(/planted|customer/);
  });

  it('keeps a draft under any name that objects have by themselves', async () => {
    const vault = await openVault(createDisk().store);
    for (const id of ['__proto__', 'constructor', 'toString']) {
      await vault.keep(id, draft(id));
      expect(await vault.read(id)).toEqual(draft(id));
    }
    expect((await vault.list()).readable.map(({ id }) => id)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(await vault.read('valueOf')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('lists how complete a draft is, even after a restart, and stores none of it unencrypted', async () => {
    const summary = { filled: 4, toFill: 10, errors: 2, warnings: 1 };
    const { store, drafts, content } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', { ...draft('text'), summary });
    expect((await before.list()).readable).toEqual([{ ...label('a'), summary }]);
    expect(Object.keys(drafts.get('a') ?? {}).sort()).toEqual(['ciphertext', 'handle', 'id', 'sealedKey', 'vector']);
    expect(content().join()).not.toMatch(/summary|filled/);
    const vault = await openVault(store);
    await vault.unlock(passphrase);
    expect((await vault.list()).readable).toEqual([{ ...label('a'), summary }]);
  });

  it('without protection, deletes what the key of an ended worker sealed and says so', async () => {
    const { store, drafts } = createDisk();
    await (await openVault(store)).keep('a', draft('old'));
    const vault = await openVault(store);
    expect(await vault.list()).toEqual({ isProtected: false, readable: [], locked: [], lost: ['a'] });
    expect(drafts.size).toBe(0);
    await vault.keep('a', draft('new'));
    expect(await vault.list()).toEqual({ isProtected: false, readable: [label('a')], locked: [], lost: [] });
  });

  it('with protection, brings back what was kept before and after it was switched on', async () => {
    const { store } = createDisk();
    const before = await openVault(store);
    await before.keep('a', draft('before'));
    await before.protect(passphrase);
    await before.keep('b', draft('after'));
    expect(await before.read('a')).toEqual(draft('before'));

    const vault = await openVault(store);
    const locked = ['a', 'b'].map((id) => ({ id, fileName: undefined }));
    expect(await vault.list()).toEqual({ isProtected: true, readable: [], locked, lost: [] });
    expect(await vault.read('a')).toBeUndefined();
    expect(await vault.unlock(passphrase)).toBe(true);
    expect(await vault.list()).toEqual({ isProtected: true, readable: [label('a'), label('b')], locked: [], lost: [] });
    expect(await vault.read('a')).toEqual(draft('before'));
    expect(await vault.read('b')).toEqual(draft('after'));
  });

  it('makes a guess as expensive as a protection does unless it is told otherwise', async () => {
    const { store } = createDisk();
    await (await openDraftVault(store)).protect(passphrase);
    expect((await store.protection())?.iterations).toBe(strong.iterations);
  });

  it('says after a restart too which drafts another document replaced', async () => {
    const { store } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', { ...draft('replaced'), isReplaced: true });
    await before.keep('b', draft('current'));
    const vault = await openVault(store);
    await vault.unlock(passphrase);
    expect((await vault.list()).readable).toEqual([label('a', true), label('b')]);
  });

  it('loses nothing by a wrong passphrase', async () => {
    const { store } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', draft('text'));
    const vault = await openVault(store);
    expect(await vault.unlock('wrong')).toBe(false);
    expect((await vault.list()).locked).toHaveLength(1);
    expect(await vault.unlock(passphrase)).toBe(true);
    expect(await vault.read('a')).toEqual(draft('text'));
  });

  it('keeps new drafts through a further crash while older ones are locked', async () => {
    const { store } = createDisk();
    const first = await openVault(store);
    await first.protect(passphrase);
    await first.keep('a', draft('first'));
    await (await openVault(store)).keep('b', draft('second'));
    const vault = await openVault(store);
    expect(await vault.unlock(passphrase)).toBe(true);
    expect(await vault.read('a')).toEqual(draft('first'));
    expect(await vault.read('b')).toEqual(draft('second'));
  });

  it('unlocks the drafts beside one whose content is of another version', async () => {
    const { store } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', { ...draft('of another version'), text: JSON.parse('{}') });
    await before.keep('b', draft('text'));
    expect(await before.read('a')).toBeUndefined();
    // A new key would lose it.
    await expect(before.unprotect()).rejects.toThrow();
    const vault = await openVault(store);
    expect(await vault.unlock(passphrase)).toBe(true);
    expect(await vault.read('b')).toEqual(draft('text'));
    expect((await vault.list()).locked.map(({ id }) => id)).toEqual(['a']);
  });

  it('lets a locked draft be discarded, and the protection then be changed', async () => {
    const { store, drafts } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', draft('text'));
    const vault = await openVault(store);
    await expect(vault.protect('another one')).rejects.toThrow();
    await expect(vault.unprotect()).rejects.toThrow();
    expect((await vault.list()).locked).toHaveLength(1);
    await vault.forget('a');
    expect(drafts.size).toBe(0);
    await vault.unprotect();
    expect((await vault.list()).isProtected).toBe(false);
  });

  it('after a change of the passphrase, opens with the new one only', async () => {
    const { store } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', draft('text'));
    await before.protect('the words of later');
    const vault = await openVault(store);
    expect(await vault.unlock(passphrase)).toBe(false);
    expect(await vault.unlock('the words of later')).toBe(true);
    expect(await vault.read('a')).toEqual(draft('text'));
  });

  it('switched off, leaves nothing on the disk that a passphrase could open', async () => {
    const { store, drafts } = createDisk();
    const before = await openVault(store);
    await before.protect(passphrase);
    await before.keep('a', draft('text'));
    await before.unprotect();
    expect(await before.read('a')).toEqual(draft('text'));
    expect([...drafts.values()].map(({ sealedKey }) => sealedKey)).toEqual([undefined]);
    const vault = await openVault(store);
    expect(await vault.list()).toEqual({ isProtected: false, readable: [], locked: [], lost: ['a'] });
    expect(await vault.unlock(passphrase)).toBe(false);
  });

  it('leaves all as it was when the disk refuses the change', async () => {
    const { store } = createDisk();
    const refusing: DraftStore = {
      ...store,
      protect: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const vault = await openVault(refusing);
    await vault.keep('a', draft('text'));
    await expect(vault.protect(passphrase)).rejects.toThrow();
    expect((await vault.list()).isProtected).toBe(false);
    expect(await vault.read('a')).toEqual(draft('text'));
  });

  it('refuses a ciphertext that was put under another id', async () => {
    const { store, drafts } = createDisk();
    const vault = await openVault(store);
    await vault.keep('a', draft('one'));
    await vault.keep('b', draft('two'));
    const other = drafts.get('b');
    if (other) drafts.set('a', { ...other, id: 'a' });
    await expect(vault.read('a')).rejects.toThrow();
  });
});
