import type { Workspace } from '../../workspace/index.ts';
import type { PageState } from '../state/pageState.ts';
import { draftState, setDraftState } from './draftState.ts';
import { connectDraftVault, type DraftVaultClient, type UnlockOutcome } from './draftVaultClient.ts';
import { keepDrafts } from './keepDrafts.ts';
import { openWaitingDraft, restoreDraft } from './restoreDraft.ts';
import { createTabDrafts } from './tabDrafts.ts';
import { claim, withoutTab } from './tabIdentity.ts';

/** What keeps the drafts of this tab. */
interface DraftKeeper {
  readonly vault: DraftVaultClient;
  /** Follows what the vault holds. */
  follow(): Promise<void>;
  /** Keeps drafts from now on. */
  start(): void;
  /** Opens a draft that waits. False when another tab has it by now. */
  open(id: string): Promise<boolean>;
  /** Deletes a draft that waits. False when the browser refuses. */
  discard(id: string): Promise<boolean>;
}

interface DraftKeeping {
  readonly end: AbortController;
  /** Tabs tell each other that the drafts are no longer wanted, or that something about all of them has changed. */
  readonly otherTabs: BroadcastChannel;
  /** Undefined before it starts, where it cannot, and after it has ended. */
  keeper: DraftKeeper | undefined;
}

/** Keeping drafts for one page, not yet started. */
function draftKeeping(): DraftKeeping {
  return { end: new AbortController(), otherTabs: new BroadcastChannel('drafts'), keeper: undefined };
}

/**
 * Keeps an encrypted draft of unsaved work, one for each document of each tab, and brings that of the open document back after
 * a reload. Where the browser has no service worker or no storage, editing goes on without drafts, and the page says so.
 */
export async function startDraftKeeper(workspace: Workspace, page: PageState): Promise<void> {
  const keeping = page.part(draftKeeping);
  const vault = await connectDraftVault();
  if (!vault) return setDraftState(page, { keeping: 'off' });
  keeping.keeper = createDraftKeeper(workspace, page, vault, keeping.end.signal);
  keeping.otherTabs.onmessage = ({ data }: MessageEvent<'forgotten' | 'changed'>) => {
    if (data === 'forgotten') stopKeeping(page);
    else void keeping.keeper?.follow();
  };
  await keeping.keeper.follow();
  keeping.keeper?.start();
}

/** Deletes the drafts of all tabs and keeps none of this tab's until it is reloaded. False when the browser refuses. */
export async function forgetDrafts(page: PageState): Promise<boolean> {
  const { keeper, otherTabs } = page.part(draftKeeping);
  const vault = keeper?.vault;
  stopKeeping(page);
  otherTabs.postMessage('forgotten');
  return vault === undefined || vault.forgetAll();
}

/** Makes the drafts of all tabs outlive a crash, by this passphrase from now on. False when the browser refuses. */
export async function protectDrafts(page: PageState, passphrase: string): Promise<boolean> {
  return (await page.part(draftKeeping).keeper?.vault.protect(passphrase)) === true && spread(page);
}

/** From now on the drafts of all tabs end with the browser. False when the browser refuses. */
export async function unprotectDrafts(page: PageState): Promise<boolean> {
  return (await page.part(draftKeeping).keeper?.vault.unprotect()) === true && spread(page);
}

/** Makes the protected drafts readable, and brings one of them back where no document is open. */
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

/** Opens a draft that waits, in the place of what is open. False when another tab has it by now. */
export async function openKeptDraft(page: PageState, id: string): Promise<boolean> {
  const isOpened = (await page.part(draftKeeping).keeper?.open(id)) === true;
  await spread(page);
  return isOpened;
}

/** Deletes a draft that waits. False when the browser refuses. */
export async function discardDraft(page: PageState, id: string): Promise<boolean> {
  return (await page.part(draftKeeping).keeper?.discard(id)) === true && spread(page);
}

/** Tells this tab, which comes first, and the others that something has changed. */
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
    // Who has closed a document looks at the start screen on purpose: what could come back waits there.
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
    // What was said once need not be said again.
    for (const other of lostHere) await vault.forget(other);
  }

  return {
    vault,
    follow,
    start: () => keepDrafts(workspace, page, vault, tab, follow, signal),
    async open(id) {
      const own = tab.replaced.get(id);
      const release = own ? undefined : await claim(id);
      const draft = own ?? (release && (await vault.read(id)));
      if (!draft) {
        release?.();
        return false;
      }
      openWaitingDraft(workspace, page, draft);
      if (workspace.snapshot.file) tab.adopt(workspace.snapshot.file.id, id);
      tab.replaced.delete(id);
      return true;
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
