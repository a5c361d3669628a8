// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptDraft } from '../../serviceWorker/draftMessages.ts';
import { eventually } from '../../testing/eventually.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { announcement } from '../page/announcer.ts';
import { createPageState } from '../page/pageState.ts';
import { ownName } from '../platform/ownStorage.ts';
import { forgetDrafts, openKeptDraft, startDraftKeeper } from './draftKeeper.ts';
import { draftState } from './draftState.ts';
import { connectDraftVault, type DraftVaultClient } from './draftVaultClient.ts';

vi.mock('./draftVaultClient.ts', () => ({ connectDraftVault: vi.fn() }));

const waiting: KeptDraft = { id: 'a', name: 'customer.json', changedAt: 1, isReplaced: true };
const held = { name: ownName('draft a') };

beforeEach(() => {
  // Another tab holds the lock of the waiting draft; every other lock is free.
  const request = async (name: string, _: LockOptions, run: (lock: unknown) => unknown) =>
    void run(name === held.name ? null : { name });
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [held] }) } });
});
afterEach(() => vi.unstubAllGlobals());

/** A page whose service worker is ready once `connect` is called. */
function startPage() {
  const keep = vi.fn(async () => true);
  const vault = {
    keep,
    forgetAll: async () => true,
    list: async () => ({ isProtected: false, locked: [], lost: [], readable: [waiting] }),
    read: async () => undefined,
  } as unknown as DraftVaultClient;
  let ready = (_: DraftVaultClient) => {};
  vi.mocked(connectDraftVault).mockReturnValue(new Promise((resolve) => (ready = resolve)));
  const [page, workspace] = [createPageState(), createWorkspace()];
  const started = startDraftKeeper(workspace, page);
  return {
    page,
    keep,
    keeping: () => page.part(draftState).get().keeping,
    async connect() {
      ready(vault);
      await started;
    },
    closeUnsaved() {
      workspace.open({ name: 'config.json', text: '# mine' });
      workspace.close();
    },
  };
}

describe('the keeper of drafts', () => {
  it('keeps nothing when all local data was deleted before the service worker was ready', async () => {
    const { page, keep, keeping, connect, closeUnsaved } = startPage();
    await forgetDrafts(page);
    await connect();
    closeUnsaved();
    expect(keep).not.toHaveBeenCalled();
    expect(keeping()).toBe('off');
  });

  it('keeps nothing when another tab deleted all local data before the service worker was ready', async () => {
    const { keep, keeping, connect, closeUnsaved } = startPage();
    await forgetDrafts(createPageState());
    await eventually(() => expect(keeping()).toBe('off'));
    await connect();
    closeUnsaved();
    expect(keep).not.toHaveBeenCalled();
  });
  it('says so when a draft cannot be opened because another tab has it', async () => {
    const { page, connect } = startPage();
    await connect();
    expect(await openKeptDraft(page, waiting)).toBe(false);
    expect(page.part(announcement).get().sentence).toBe('The draft of customer.json is open in another tab.');
    await forgetDrafts(page);
  });

  it('does not blame another tab for a draft that the service worker does not return', async () => {
    const { page, connect } = startPage();
    await connect();
    expect(await openKeptDraft(page, { ...waiting, id: 'b' })).toBe(false);
    expect(page.part(announcement).get().sentence).toBe('The draft of customer.json could not be read. Try again.');
    await forgetDrafts(page);
  });
});
