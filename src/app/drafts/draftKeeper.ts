import type { Workspace } from '../../workspace/index.ts';
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

const keeping = new AbortController();
/** Tabs tell each other that the drafts are no longer wanted, or that something about all of them has changed. */
const otherTabs = new BroadcastChannel('drafts');
let keeper: DraftKeeper | undefined;

/**
 * Keeps an encrypted draft of unsaved work, one for each document of each tab, and brings that of the open document back after
 * a reload. Where the browser has no service worker or no storage, editing goes on without drafts, and the page says so.
 */
export async function startDraftKeeper(workspace: Workspace): Promise<void> {
  const vault = await connectDraftVault();
  if (!vault) return setDraftState({ keeping: 'off' });
  keeper = createDraftKeeper(workspace, vault, keeping.signal);
  otherTabs.onmessage = ({ data }: MessageEvent<'forgotten' | 'changed'>) => {
    if (data === 'forgotten') stopKeeping();
    else void keeper?.follow();
  };
  await keeper.follow();
  keeper?.start();
}

/** Deletes the drafts of all tabs and keeps none of this tab's until it is reloaded. False when the browser refuses. */
export async function forgetDrafts(): Promise<boolean> {
  const vault = keeper?.vault;
  stopKeeping();
  otherTabs.postMessage('forgotten');
  return vault === undefined || vault.forgetAll();
}

/** Makes the drafts of all tabs outlive a crash, by this passphrase from now on. False when the browser refuses. */
export async function protectDrafts(passphrase: string): Promise<boolean> {
  return (await keeper?.vault.protect(passphrase)) === true && spread();
}

/** From now on the drafts of all tabs end with the browser. False when the browser refuses. */
export async function unprotectDrafts(): Promise<boolean> {
  return (await keeper?.vault.unprotect()) === true && spread();
}

/** Makes the protected drafts readable, and brings one of them back where no document is open. */
export async function unlockDrafts(passphrase: string): Promise<UnlockOutcome> {
  const outcome = (await keeper?.vault.unlock(passphrase)) ?? 'failed';
  if (outcome === 'unlocked') await spread();
  return outcome;
}

/** Deletes the protected drafts that wait for the passphrase. False when the browser refuses. */
export async function discardLockedDrafts(): Promise<boolean> {
  for (const { id } of draftState().locked) if (!(await keeper?.vault.forget(id))) return false;
  return spread();
}

/** Opens a draft that waits, in the place of what is open. False when another tab has it by now. */
export async function openKeptDraft(id: string): Promise<boolean> {
  const isOpened = (await keeper?.open(id)) === true;
  await spread();
  return isOpened;
}

/** Deletes a draft that waits. False when the browser refuses. */
export async function discardDraft(id: string): Promise<boolean> {
  return (await keeper?.discard(id)) === true && spread();
}

/** Tells this tab, which comes first, and the others that something has changed. */
async function spread(): Promise<true> {
  await keeper?.follow();
  otherTabs.postMessage('changed');
  return true;
}

function stopKeeping(): void {
  keeping.abort();
  keeper = undefined;
  setDraftState({ keeping: 'off', isProtected: false, locked: [], waiting: [], isLost: false });
}

function createDraftKeeper(workspace: Workspace, vault: DraftVaultClient, signal: AbortSignal): DraftKeeper {
  const tab = createTabDrafts();

  async function follow(): Promise<void> {
    const list = await vault.list();
    if (!list || signal.aborted) return;
    const { readable, locked, lost, isProtected } = list;
    const restored = await restoreDraft(workspace, vault, idsOf(readable.filter(({ isReplaced }) => !isReplaced)));
    if (restored !== undefined && workspace.snapshot.file) tab.adopt(workspace.snapshot.file.id, restored);
    const others = [...lost, ...idsOf([...readable, ...locked])].filter((id) => !tab.has(id));
    const gone = await withoutTab(others);
    const lostHere = lost.filter((other) => gone.includes(other));
    if (signal.aborted) return;
    setDraftState({
      isProtected,
      locked: locked.filter(({ id }) => gone.includes(id)),
      waiting: readable.filter(({ id }) => gone.includes(id) || tab.replaced.has(id)),
      isLost: draftState().isLost || lostHere.length > 0,
    });
    // What was said once need not be said again.
    for (const other of lostHere) await vault.forget(other);
  }

  return {
    vault,
    follow,
    start: () => keepDrafts(workspace, vault, tab, follow, signal),
    async open(id) {
      const own = tab.replaced.get(id);
      const release = own ? undefined : await claim(id);
      const draft = own ?? (release && (await vault.read(id)));
      if (!draft) {
        release?.();
        return false;
      }
      openWaitingDraft(workspace, draft);
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
