import type { Workspace } from '../../../workspace/index.ts';
import { announce } from '../announcer.ts';
import { setDraftState } from './draftState.ts';
import { connectDraftVault, type DraftVaultClient } from './draftVaultClient.ts';

/** A keystroke is in the draft after this pause, in milliseconds. */
const settleTime = 500;
/** The worker, and the key in its memory, live on while they are spoken to this often, in milliseconds. */
const pingInterval = 10_000;
const idKey = 'draft-id';

let vault: DraftVaultClient | undefined;

/**
 * Keeps an encrypted draft of unsaved work, one for each tab, and brings it back after a reload.
 * Where the browser has no service worker or no storage, editing goes on without drafts, and the page says so.
 */
export async function startDraftKeeper(workspace: Workspace): Promise<void> {
  vault = await connectDraftVault();
  if (!vault) {
    setDraftState('off');
    return;
  }
  const id = await claimId();
  await restore(workspace, vault, id);
  keepDrafts(workspace, vault, id);
}

/** Deletes everything that the page stored on this device. The open document stays in the page. */
export async function forgetEverything(): Promise<void> {
  await vault?.forgetAll();
  sessionStorage.clear();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  setDraftState('off');
}

/** The id of this tab's draft. A lock holds it, so that a duplicated tab takes another one. */
async function claimId(): Promise<string> {
  const known = sessionStorage.getItem(idKey);
  if (known && (await holdLock(known))) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(idKey, id);
  await holdLock(id);
  return id;
}

function holdLock(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`draft ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
  });
}

/** This tab's own draft, or else one whose tab is gone. A document that was opened meanwhile is not replaced. */
async function restore(workspace: Workspace, drafts: DraftVaultClient, id: string): Promise<void> {
  const held = new Set(((await navigator.locks.query()).held ?? []).map(({ name }) => name));
  const orphans = (await drafts.list()).filter((other) => !held.has(`draft ${other}`));
  for (const candidate of [id, ...orphans]) {
    const draft = await drafts.read(candidate);
    if (!draft || workspace.snapshot.file) continue;
    workspace.open({
      name: draft.name,
      text: draft.openedText,
      ...(draft.savedText === undefined ? {} : { savedText: draft.savedText }),
    });
    workspace.apply([{ range: { start: 0, end: draft.openedText.length }, newText: draft.text }], {
      view: 'shell',
      label: 'Restore the draft',
    });
    if (candidate !== id) await drafts.forget(candidate);
    announce(`Restored your draft of ${draft.name}. It is not saved to a file yet.`);
    return;
  }
}

function keepDrafts(workspace: Workspace, drafts: DraftVaultClient, id: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keptRevision = -1;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    const { revision, isDirty, file, text, opened } = workspace.snapshot;
    if (revision === keptRevision || !file) return;
    keptRevision = revision;
    if (!isDirty) {
      await drafts.forget(id);
      setDraftState('none');
      return;
    }
    const { name, savedText } = file;
    const isKept = await drafts.keep(id, { name, text, savedText, openedText: opened.text });
    setDraftState(isKept ? 'kept' : 'failed');
  }

  workspace.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, settleTime);
  });
  document.addEventListener('visibilitychange', () => document.hidden && keep());
  window.addEventListener('pagehide', () => void keep());
  setInterval(() => workspace.snapshot.isDirty && drafts.ping(), pingInterval);
  void keep();
}
