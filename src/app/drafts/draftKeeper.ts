import type { KeptDraft } from '../../serviceWorker/draftMessages.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce } from '../page/announcer.ts';
import type { PageState } from '../page/pageState.ts';
import { ownName } from '../platform/ownStorage.ts';
import { draftState, setDraftState } from './draftState.ts';
import { connectDraftVault, type DraftVaultClient, type UnlockOutcome } from './draftVaultClient.ts';
import { keepDrafts } from './keepDrafts.ts';
import { openWaitingDraft, restoreDraft } from './restoreDraft.ts';
import { createTabDrafts } from './tabDrafts.ts';
import { claim, withoutTab } from './tabIdentity.ts';

/** Keeps the drafts of this tab. */
interface DraftKeeper {
  readonly vault: DraftVaultClient;
  /** Calls back when the contents of the vault change. */
  follow(): Promise<void>;
  /** Starts keeping drafts. */
  start(): void;
  /** Opens a waiting draft: `claimed` if another tab has it, `unreadable` if the vault cannot read it. */
  open(id: string): Promise<DraftOpening>;
  /** Deletes a waiting draft. False when the browser refuses. */
  discard(id: string): Promise<boolean>;
}

type DraftOpening = 'opened' | 'claimed' | 'unreadable';

interface DraftKeeping {
  readonly end: AbortController;
  /** Messages between tabs: drafts are no longer wanted, or something about all of them changed. */
  readonly otherTabs: BroadcastChannel;
  /** Undefined before it starts, where it cannot, and after it has ended. */
  keeper: DraftKeeper | undefined;
  /** Resolves once a draft has been restored, or none exists. */
  restored: Promise<void>;
}

/** Keeping drafts for one page, not yet started. */
function draftKeeping(): DraftKeeping {
  return {
    end: new AbortController(),
    otherTabs: new BroadcastChannel(ownName('drafts')),
    keeper: undefined,
    restored: Promise.resolve(),
  };
}

/**
 * Keeps an encrypted draft of unsaved work, one for each document of each tab, and restores that of the open document after
 * a reload. Where the browser has no service worker or no storage, editing works without drafts, and the page says so.
 */
export function startDraftKeeper(workspace: Workspace, page: PageState): Promise<void> {
  const keeping = page.part(draftKeeping);
  keeping.restored = start(workspace, page, keeping);
  return keeping.restored;
}

async function start(workspace: Workspace, page: PageState, keeping: DraftKeeping): Promise<void> {
  keeping.otherTabs.onmessage = ({ data }: MessageEvent<'forgotten' | 'changed'>) => {
    if (data === 'forgotten') stopKeeping(page);
    else void keeping.keeper?.follow();
  };
  const vault = await connectDraftVault();
  // All local data may have been deleted while the service worker was starting: keep none after that.
  if (keeping.end.signal.aborted) return;
  if (!vault) return setDraftState(page, { keeping: window.isSecureContext ? 'off' : 'insecure' });
  keeping.keeper = createDraftKeeper(workspace, page, vault, keeping.end.signal);
  await keeping.keeper.follow();
  keeping.keeper?.start();
}

/** How long anything waits for a draft to be restored, in milliseconds: a service worker may be slow to start. */
const patience = 1000;

/** Resolves once a draft has been restored, or probably none exists. */
export async function whenDraftsAreRestored(page: PageState): Promise<void> {
  await Promise.race([page.part(draftKeeping).restored, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Deletes the drafts of all tabs and stops keeping those of this tab until it is reloaded. False when the browser refuses. */
export async function forgetDrafts(page: PageState): Promise<boolean> {
  const { keeper, otherTabs } = page.part(draftKeeping);
  const vault = keeper?.vault;
  stopKeeping(page);
  otherTabs.postMessage('forgotten');
  return vault === undefined || vault.forgetAll();
}

/** Protects the drafts of all tabs with this passphrase, so that they survive a crash. False when the browser refuses. */
export async function protectDrafts(page: PageState, passphrase: string): Promise<boolean> {
  return (await page.part(draftKeeping).keeper?.vault.protect(passphrase)) === true && spread(page);
}

/** From now on, closing the browser deletes the drafts of all tabs. False when the browser refuses. */
export async function unprotectDrafts(page: PageState): Promise<boolean> {
  return (await page.part(draftKeeping).keeper?.vault.unprotect()) === true && spread(page);
}

/** Unlocks the protected drafts, and restores one of them if no document is open. */
export async function unlockDrafts(page: PageState, passphrase: string): Promise<UnlockOutcome> {
  const outcome = (await page.part(draftKeeping).keeper?.vault.unlock(passphrase)) ?? 'failed';
  if (outcome === 'unlocked') await spread(page);
  return outcome;
}

/** Deletes the protected drafts that wait for the passphrase. False when the browser refuses. */
export async function discardLockedDrafts(page: PageState): Promise<boolean> {
  for (const { id } of page.part(draftState).get().locked)
    if (!(await page.part(draftKeeping).keeper?.vault.forget(id))) return false;
  return spread(page);
}

/** Opens a waiting draft in place of the open document. False when it cannot be opened, which is announced with its reason. */
export async function openKeptDraft(page: PageState, { id, name }: KeptDraft): Promise<boolean> {
  const outcome = (await page.part(draftKeeping).keeper?.open(id)) ?? 'unreadable';
  await spread(page);
  if (outcome === 'claimed') announce(page, `The draft of ${name} is open in another tab.`);
  if (outcome === 'unreadable') announce(page, `The draft of ${name} could not be read. Try again.`);
  return outcome === 'opened';
}

/** Deletes a waiting draft. False when the browser refuses. */
export async function discardDraft(page: PageState, id: string): Promise<boolean> {
  return (await page.part(draftKeeping).keeper?.discard(id)) === true && spread(page);
}

/** Tells this tab first, then the others, that something has changed. */
async function spread(page: PageState): Promise<true> {
  const { keeper, otherTabs } = page.part(draftKeeping);
  await keeper?.follow();
  otherTabs.postMessage('changed');
  return true;
}

function stopKeeping(page: PageState): void {
  const keeping = page.part(draftKeeping);
  keeping.end.abort();
  keeping.keeper = undefined;
  setDraftState(page, { keeping: 'off', isProtected: false, locked: [], waiting: [], isLost: false });
}

function createDraftKeeper(
  workspace: Workspace,
  page: PageState,
  vault: DraftVaultClient,
  signal: AbortSignal,
): DraftKeeper {
  const tab = createTabDrafts();

  async function follow(): Promise<void> {
    const list = await vault.list();
    if (!list || signal.aborted) return;
    const { readable, locked, lost, isProtected } = list;
    // After closing a document, the user wants the start screen: it lists the drafts that can be restored.
    const isClosed = workspace.snapshot.undoLabel !== undefined;
    const ids = isClosed ? [] : idsOf(readable.filter(({ isReplaced }) => !isReplaced));
    const restored = await restoreDraft(workspace, page, vault, ids);
    if (restored !== undefined && workspace.snapshot.file) tab.adopt(workspace.snapshot.file.id, restored);
    const others = [...lost, ...idsOf([...readable, ...locked])].filter((id) => !tab.has(id));
    const gone = await withoutTab(others);
    const lostHere = lost.filter((other) => gone.includes(other));
    if (signal.aborted) return;
    setDraftState(page, {
      isProtected,
      locked: locked.filter(({ id }) => gone.includes(id)),
      waiting: readable.filter(({ id }) => gone.includes(id) || tab.replaced.has(id)),
      isLost: page.part(draftState).get().isLost || lostHere.length > 0,
    });
    // Don't repeat the message.
    for (const other of lostHere) await vault.forget(other);
  }

  return {
    vault,
    follow,
    start: () => keepDrafts(workspace, page, vault, tab, follow, signal),
    async open(id) {
      const own = tab.replaced.get(id);
      const release = own ? undefined : await claim(id);
      if (!own && !release) return 'claimed';
      const draft = own ?? (await vault.read(id));
      if (!draft) {
        release?.();
        return 'unreadable';
      }
      openWaitingDraft(workspace, page, draft);
      if (workspace.snapshot.file) tab.adopt(workspace.snapshot.file.id, id);
      tab.replaced.delete(id);
      return 'opened';
    },
    discard(id) {
      tab.replaced.delete(id);
      return vault.forget(id);
    },
  };
}

function idsOf(drafts: readonly { readonly id: string }[]): readonly string[] {
  return drafts.map(({ id }) => id);
}
