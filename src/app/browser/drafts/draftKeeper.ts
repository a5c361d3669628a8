import type { Draft } from '../../../serviceWorker/draftMessages.ts';
import type { Workspace } from '../../../workspace/index.ts';
import { announce } from '../announcer.ts';
import { setDraftState } from './draftState.ts';
import { connectDraftVault, type DraftVaultClient } from './draftVaultClient.ts';
import { claim, rememberedId, rememberId } from './tabIdentity.ts';

/** A change is in the draft after this time at the latest, in milliseconds. */
const settleTime = 500;
/** How often the page sees to it that the draft is still there, in milliseconds; a worker sleeps after 30 seconds. */
const watchInterval = 10_000;

const keeping = new AbortController();
/** Tabs tell each other that drafts are no longer wanted. */
const otherTabs = new BroadcastChannel('drafts');
let vault: DraftVaultClient | undefined;

/**
 * Keeps an encrypted draft of unsaved work, one for each tab, and brings it back after a reload.
 * Where the browser has no service worker or no storage, editing goes on without drafts, and the page says so.
 */
export async function startDraftKeeper(workspace: Workspace): Promise<void> {
  vault = await connectDraftVault();
  if (!vault) return setDraftState('off');
  otherTabs.onmessage = stopKeeping;
  const id = await restore(workspace, vault);
  if (!keeping.signal.aborted) keepDrafts(workspace, vault, id, keeping.signal);
}

/** Deletes the drafts of all tabs and keeps none of this tab's until it is reloaded. False when the browser refuses. */
export async function forgetDrafts(): Promise<boolean> {
  stopKeeping();
  otherTabs.postMessage('forgotten');
  return vault === undefined || vault.forgetAll();
}

function stopKeeping(): void {
  keeping.abort();
  setDraftState('off');
}

/**
 * Brings back this tab's own draft, or else one whose tab is gone, unless a document has been opened meanwhile: then the
 * draft waits for the next page without one. Returns the id of this tab's draft from now on.
 */
async function restore(workspace: Workspace, drafts: DraftVaultClient): Promise<string> {
  const own = rememberedId();
  const ids = await drafts.list();
  for (const id of [...ids.filter((other) => other === own), ...ids.filter((other) => other !== own)]) {
    const release = await claim(id);
    const draft = release && (await drafts.read(id));
    if (draft && !workspace.snapshot.file) {
      openDraft(workspace, draft);
      rememberId(id);
      return id;
    }
    release?.();
  }
  const id = crypto.randomUUID();
  await claim(id);
  rememberId(id);
  return id;
}

/** Opens what the file held and makes the draft one step on top of it: undo shows the file as it was. */
function openDraft(workspace: Workspace, { name, text, savedText, openedText }: Draft): void {
  workspace.open({ name, text: openedText, ...(savedText === undefined ? {} : { savedText }) });
  workspace.apply([{ range: { start: 0, end: openedText.length }, newText: text }], {
    view: 'shell',
    label: 'Restore the draft',
  });
  announce(`Restored your draft of ${name}. It is not saved to a file yet.`);
}

function keepDrafts(workspace: Workspace, drafts: DraftVaultClient, id: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The revision that the vault was last told of. */
  let told: number | undefined;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { revision, isDirty, file, text, opened } = workspace.snapshot;
    if (signal.aborted || revision === told || !file) return;
    told = revision;
    const isDone = isDirty
      ? await drafts.keep(id, { name: file.name, text, savedText: file.savedText, openedText: opened.text })
      : await drafts.forget(id);
    // A newer revision speaks for itself.
    if (signal.aborted || told !== revision) return;
    if (!isDone) told = undefined;
    setDraftState(!isDone ? 'failed' : isDirty ? 'kept' : 'none');
  }

  /** A browser may stop the worker all the same, and its key is gone: then the draft is sealed anew. */
  async function watch(): Promise<void> {
    if (!workspace.snapshot.isDirty || (await drafts.list()).includes(id)) return;
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
