import type { Severity } from 'source-text';
import type { Draft, DraftSummary } from '../../serviceWorker/draftMessages.ts';
import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { filesOnDisk, hasUnsavedWork } from '../page/files.ts';
import { fillInProgress } from '../page/fillInProgress.ts';
import { guidedSetup, guideProgressOf } from '../page/guidedSetup.ts';
import type { PageState } from '../page/pageState.ts';
import { storable } from '../platform/fileAccess.ts';
import { draftState, setDraftState } from './draftState.ts';
import type { DraftVaultClient } from './draftVaultClient.ts';
import type { TabDrafts } from './tabDrafts.ts';
import { rememberIds } from './tabIdentity.ts';

/** The longest delay until a change is in the draft, in milliseconds. */
const settleTime = 500;
/** How often the page checks that the drafts still exist, in milliseconds; an idle worker stops after 30 seconds. */
const watchInterval = 10_000;

/** Keeps a draft of the open document, and those of replaced documents; `follow` is called when the latter change. */
export function keepDrafts(
  workspace: Workspace,
  page: PageState,
  vault: DraftVaultClient,
  tab: TabDrafts,
  follow: () => Promise<void>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { replaced } = tab;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The revision last sent to the vault. */
  let sentRevision: number | undefined;
  let last: Snapshot | undefined = workspace.snapshot;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { revision, isDirty, file } = workspace.snapshot;
    if (signal.aborted || revision === sentRevision || !file) return;
    sentRevision = revision;
    const id = tab.idOf(file.id);
    rememberIds([id, ...replaced.keys()]);
    const isDone = await (isDirty ? vault.keep(id, draftOf(page, workspace.snapshot, false)) : vault.forget(id));
    // A newer revision supersedes this one.
    if (signal.aborted || sentRevision !== revision) return;
    if (!isDone) sentRevision = undefined;
    setDraftState(page, { keeping: !isDone ? 'failed' : isDirty ? 'kept' : 'none' });
  }

  /** A closed or replaced document is kept in its last state; an undone opening leaves no draft. */
  async function leave(before: Snapshot, now: Snapshot): Promise<void> {
    const isBack = now.file !== undefined && replaced.delete(tab.idOf(now.file.id));
    if (!before.file) {
      if (isBack) await follow();
      return;
    }
    const id = tab.idOf(before.file.id);
    const isTakenBack = now.file !== undefined && now.file.id < before.file.id;
    if (isTakenBack || !hasUnsavedWork(before)) {
      await vault.forget(id);
    } else {
      const draft = draftOf(page, before, true);
      replaced.set(id, draft);
      await vault.keep(id, draft);
    }
    await follow();
  }

  /** A browser may stop the worker anyway, which loses the key: then the drafts are encrypted again. */
  async function watch(): Promise<void> {
    const { isDirty, file } = workspace.snapshot;
    if (!isDirty && replaced.size === 0 && page.part(draftState).get().waiting.length === 0) return;
    const readable = ((await vault.list())?.readable ?? []).map(({ id }) => id);
    if (signal.aborted) return;
    for (const [id, draft] of replaced) if (!readable.includes(id)) await vault.keep(id, draft);
    if (!isDirty || (file && readable.includes(tab.idOf(file.id)))) return;
    sentRevision = undefined;
    await keep();
  }

  const stop = workspace.subscribe(() => {
    const { snapshot } = workspace;
    if (last && snapshot.file?.id !== last.file?.id) void leave(last, snapshot);
    last = snapshot;
    timer ??= setTimeout(keep, settleTime);
  });
  // The step of the guided set-up is a part of the draft, but not of the text.
  const stopGuide = page.part(guidedSetup).subscribe(() => {
    sentRevision = undefined;
    timer ??= setTimeout(keep, settleTime);
  });
  document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal });
  window.addEventListener('pagehide', () => void keep(), { signal });
  const watching = setInterval(watch, watchInterval);
  const end = () => {
    stop();
    stopGuide();
    clearTimeout(timer);
    clearInterval(watching);
    // Elsewhere they are reachable for as long as the page is.
    replaced.clear();
    last = undefined;
  };
  signal.addEventListener('abort', end, { once: true });
  void keep();
}

/** The draft of the document in its current state. */
function draftOf(page: PageState, snapshot: Snapshot, isReplaced: boolean): Draft {
  const { file, text, opened } = snapshot;
  const { name = '', savedText } = file ?? {};
  const handle = file && page.part(filesOnDisk).get(file.id)?.handle;
  return {
    name,
    text,
    savedText,
    openedText: opened.text,
    changedAt: Date.now(),
    isReplaced,
    summary: summaryOf(snapshot),
    guide: guideProgressOf(page, file?.id),
    handle: storable(handle),
  };
}

/** How complete a document is; undefined if its text is too large to be parsed. */
function summaryOf(snapshot: Snapshot): DraftSummary | undefined {
  if (snapshot.document.excess) return undefined;
  const { filled, steps } = fillInProgress(snapshot);
  const count = (kind: Severity) => snapshot.diagnostics.filter(({ severity }) => severity === kind).length;
  return { filled, toFill: steps.length, errors: count('error'), warnings: count('warning') };
}
