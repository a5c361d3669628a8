import type { Workspace } from '../../../workspace/index.ts';
import { filesOnDisk } from '../fileAccess.ts';
import { draftState, setDraftState } from './draftState.ts';
import { connectDraftVault, type DraftVaultClient, type UnlockOutcome } from './draftVaultClient.ts';
import { restoreDraft } from './restoreDraft.ts';
import { claim, rememberId, withoutTab } from './tabIdentity.ts';

/** A change is in the draft after this time at the latest, in milliseconds. */
const settleTime = 500;
/** How often the page sees to it that the draft is still there, in milliseconds; a worker sleeps after 30 seconds. */
const watchInterval = 10_000;

const keeping = new AbortController();
/** Tabs tell each other that the drafts are no longer wanted, or that something about all of them has changed. */
const otherTabs = new BroadcastChannel('drafts');
let vault: DraftVaultClient | undefined;
/** Follows what the vault holds. */
let follow: () => Promise<void> = async () => undefined;

/**
 * Keeps an encrypted draft of unsaved work, one for each tab, and brings it back after a reload.
 * Where the browser has no service worker or no storage, editing goes on without drafts, and the page says so.
 */
export async function startDraftKeeper(workspace: Workspace): Promise<void> {
  const drafts = await connectDraftVault();
  if (!drafts) return setDraftState({ keeping: 'off' });
  vault = drafts;
  let id = crypto.randomUUID() as string;
  await claim(id);
  follow = async () => {
    const list = await drafts.list();
    if (!list) return;
    const { readable, locked, lost, isProtected } = list;
    id = (await restoreDraft(workspace, drafts, readable)) ?? id;
    const gone = await withoutTab([...lost, ...locked.map((draft) => draft.id)]);
    const lostHere = lost.filter((other) => gone.includes(other));
    setDraftState({
      isProtected,
      locked: locked.filter((draft) => gone.includes(draft.id)),
      isLost: draftState().isLost || lostHere.length > 0,
    });
    // What was said once need not be said again.
    for (const other of lostHere) await drafts.forget(other);
  };
  otherTabs.onmessage = ({ data }: MessageEvent<'forgotten' | 'changed'>) => {
    if (data === 'forgotten') stopKeeping();
    else void follow();
  };
  await follow();
  if (!keeping.signal.aborted) keepDrafts(workspace, drafts, () => id, keeping.signal);
}

/** Deletes the drafts of all tabs and keeps none of this tab's until it is reloaded. False when the browser refuses. */
export async function forgetDrafts(): Promise<boolean> {
  stopKeeping();
  otherTabs.postMessage('forgotten');
  return vault === undefined || vault.forgetAll();
}

/** Makes the drafts of all tabs outlive a crash, by this passphrase from now on. False when the browser refuses. */
export async function protectDrafts(passphrase: string): Promise<boolean> {
  return (await vault?.protect(passphrase)) === true && spread();
}

/** From now on the drafts of all tabs end with the browser. False when the browser refuses. */
export async function unprotectDrafts(): Promise<boolean> {
  return (await vault?.unprotect()) === true && spread();
}

/** Makes the protected drafts readable, and brings one of them back where no document is open. */
export async function unlockDrafts(passphrase: string): Promise<UnlockOutcome> {
  const outcome = (await vault?.unlock(passphrase)) ?? 'failed';
  if (outcome === 'unlocked') await spread();
  return outcome;
}

/** Deletes the protected drafts that wait for the passphrase. False when the browser refuses. */
export async function discardLockedDrafts(): Promise<boolean> {
  for (const { id } of draftState().locked) if (!(await vault?.forget(id))) return false;
  return spread();
}

/** Tells this tab, which comes first, and the others that something has changed. */
async function spread(): Promise<true> {
  await follow();
  otherTabs.postMessage('changed');
  return true;
}

function stopKeeping(): void {
  keeping.abort();
  follow = async () => undefined;
  setDraftState({ keeping: 'off', isProtected: false, locked: [], isLost: false });
}

function keepDrafts(workspace: Workspace, drafts: DraftVaultClient, ownId: () => string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The revision that the vault was last told of. */
  let told: number | undefined;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { revision, isDirty, file, text, opened } = workspace.snapshot;
    if (signal.aborted || revision === told || !file) return;
    told = revision;
    const { name, savedText } = file;
    const handle = filesOnDisk.get(file.id)?.handle;
    // Only the browser's own handles can be stored.
    const kept =
      typeof FileSystemFileHandle === 'function' && handle instanceof FileSystemFileHandle ? handle : undefined;
    rememberId(ownId());
    const isDone = isDirty
      ? await drafts.keep(ownId(), { name, text, savedText, openedText: opened.text, handle: kept })
      : await drafts.forget(ownId());
    // A newer revision speaks for itself.
    if (signal.aborted || told !== revision) return;
    if (!isDone) told = undefined;
    setDraftState({ keeping: !isDone ? 'failed' : isDirty ? 'kept' : 'none' });
  }

  /** A browser may stop the worker all the same, and its key is gone: then the draft is sealed anew. */
  async function watch(): Promise<void> {
    if (!workspace.snapshot.isDirty || (await drafts.list())?.readable.includes(ownId())) return;
    told = undefined;
    await keep();
  }

  const stop = workspace.subscribe(() => {
    timer ??= setTimeout(keep, settleTime);
  });
  document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal });
  window.addEventListener('pagehide', () => void keep(), { signal });
  const watching = setInterval(watch, watchInterval);
  signal.addEventListener('abort', () => {
    stop();
    clearInterval(watching);
  });
  void keep();
}
