import { saveBytes } from '../../opening/index.ts';
import type { Draft } from '../../serviceWorker/draftMessages.ts';
import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { type AnnouncedAction, announce } from '../page/announcer.ts';
import { showDialog } from '../page/dialogs.ts';
import { filesOnDisk } from '../page/files.ts';
import { guidedSetup } from '../page/guidedSetup.ts';
import type { PageState } from '../page/pageState.ts';
import { timeOfDraft } from './draftSentences.ts';
import { setDraftState } from './draftState.ts';
import type { DraftVaultClient } from './draftVaultClient.ts';
import { announceOpened } from './replacedWork.ts';
import { claim, rememberedIds } from './tabIdentity.ts';

/**
 * Restores this tab's own draft, or else that of a closed tab, and returns its id. Undefined if none exists, or if
 * a document is open: then the draft waits for the next page without one.
 */
export async function restoreDraft(
  workspace: Workspace,
  page: PageState,
  vault: DraftVaultClient,
  ids: readonly string[],
): Promise<string | undefined> {
  const [own] = rememberedIds();
  for (const id of [...ids.filter((other) => other === own), ...ids.filter((other) => other !== own)]) {
    if (workspace.snapshot.file) return undefined;
    const release = await claim(id);
    const draft = release && (await vault.read(id));
    if (draft && !workspace.snapshot.file) {
      openDraft(workspace, page, draft);
      announce(
        page,
        `Restored your draft of ${draft.name} from ${timeOfDraft(draft)}. It is not saved to a file yet.`,
        { isInPlace: true },
      );
      return id;
    }
    release?.();
  }
  return undefined;
}

/** Opens a waiting draft in place of the open document. */
export function openWaitingDraft(workspace: Workspace, page: PageState, draft: Draft): void {
  const before = workspace.snapshot;
  openDraft(workspace, page, draft);
  const actions = mergeActions(page, draft, before);
  announceOpened(page, before, workspace, {
    said: `Opened your draft of ${draft.name}. It is not saved to a file yet.`,
    notes: actions.length > 0 ? ['The file has changed since this draft.'] : [],
    actions,
  });
}

/** If the document that was open is the file of the draft, changed since, the draft can be merged with it. */
function mergeActions(page: PageState, { name, savedText }: Draft, { file }: Snapshot): readonly AnnouncedAction[] {
  if (file?.name !== name || file.savedText === undefined || savedText === undefined) return [];
  if (file.savedText === savedText) return [];
  const versions = { name, before: saveBytes(savedText), now: saveBytes(file.savedText) };
  return [{ label: 'Merge with the file…', run: () => showDialog(page, { kind: 'merge', work: { versions } }) }];
}

/** Opens the text of the file with the draft as one step on top of it: undo shows the file. */
function openDraft(workspace: Workspace, page: PageState, draft: Draft): void {
  const { name, text, savedText, openedText, handle, changedAt, guide } = draft;
  workspace.open({ name, text: openedText, ...(savedText === undefined ? {} : { savedText }) });
  workspace.apply([{ range: { start: 0, end: openedText.length }, newText: text }], {
    view: 'shell',
    label: 'Restore the draft',
  });
  const opened = workspace.snapshot.file;
  if (opened && guide) page.part(guidedSetup).set({ ...guide, fileId: opened.id, isShown: false });
  if (opened) setDraftState(page, { restored: { fileId: opened.id, changedAt } });
  // Without the text, the bytes of the file are unknown: a change made elsewhere could not be detected.
  if (handle && opened && savedText !== undefined)
    page.part(filesOnDisk).set(opened.id, { handle, bytes: saveBytes(savedText) });
}
