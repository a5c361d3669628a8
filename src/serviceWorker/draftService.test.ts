import { describe, expect, it } from 'vitest';
import { createDisk, draft } from '../testing/draftDisk.ts';
import { createDraftService } from './draftService.ts';
import type { DraftStore } from './draftStore.ts';

const keep = (id: string, text: string) => ({ kind: 'keep', id, draft: draft(text) }) as const;
const list = { kind: 'list' } as const;
const nothingToForget = async () => undefined;

describe('the service of drafts', () => {
  it('serves requests one after another, so that the last one wins', async () => {
    const { store } = createDisk();
    const waits = [5, 0];
    const slow: DraftStore = {
      ...store,
      async put(sealed) {
        await new Promise((resolve) => setTimeout(resolve, waits.shift()));
        await store.put(sealed);
      },
    };
    const serve = createDraftService(slow, nothingToForget);
    const answers = [serve(keep('a', 'first')), serve(keep('a', 'second')), serve({ kind: 'read', id: 'a' })];
    expect(await Promise.all(answers)).toEqual([
      { kind: 'done' },
      { kind: 'done' },
      { kind: 'draft', draft: draft('second') },
    ]);
  });

  it('answers what fails, and then serves the next request', async () => {
    const { store } = createDisk();
    let isFull = true;
    const serve = createDraftService(
      {
        ...store,
        async put(sealed) {
          if (isFull) throw new DOMException('No room is left.', 'QuotaExceededError');
          await store.put(sealed);
        },
      },
      nothingToForget,
    );
    expect(await serve(keep('a', 'text'))).toEqual({ kind: 'failed' });
    isFull = false;
    expect(await serve(keep('a', 'text'))).toEqual({ kind: 'done' });
  });

  it('opens the vault again where the disk refused it at first', async () => {
    const { store } = createDisk();
    const answers = [() => Promise.reject(new Error('The disk is busy.')), store.protection];
    const serve = createDraftService(
      { ...store, protection: () => answers.shift()?.() ?? store.protection() },
      nothingToForget,
    );
    expect(await serve(list)).toEqual({ kind: 'failed' });
    expect(await serve(list)).toMatchObject({ kind: 'drafts' });
  });

  it('forgets the key with everything else: nothing that is left of a draft can be read', async () => {
    const { store } = createDisk();
    const serve = createDraftService(store, nothingToForget);
    await serve(keep('a', 'text'));
    expect(await serve({ kind: 'forget-all' })).toEqual({ kind: 'done' });
    expect(await serve(list)).toMatchObject({ list: { readable: [], lost: ['a'] } });
  });
});
