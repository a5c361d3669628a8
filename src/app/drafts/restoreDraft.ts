import type { Draft } from '../../serviceWorker/draftMessages.ts';
import type { Workspace } from '../../workspace/index.ts';
import { fileBytes } from '../platform/fileAccess.ts';
import { announce } from '../state/announcer.ts';
import { filesOnDisk } from '../state/filesOnDisk.ts';
import { whatWasReplaced } from '../state/openDocument.ts';
import type { PageState } from '../state/pageState.ts';
import { setDraftState } from './draftState.ts';
import type { DraftVaultClient } from './draftVaultClient.ts';
import { claim, rememberedIds } from './tabIdentity.ts';
import { timeOfDraft } from './timeOfDraft.ts';

/**
 * Brings back this tab's own draft, or else one whose tab is gone, and returns its id. Undefined when there is none, or when
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

/** Opens a draft that waited in the place of whatever is open. */
export function openWaitingDraft(workspace: Workspace, page: PageState, draft: Draft): void {
  const before = workspace.snapshot;
  openDraft(workspace, page, draft);
  announce(
    page,
    [`Opened your draft of ${draft.name}. It is not saved to a file yet.`, ...whatWasReplaced(page, before)].join(' '),
  );
}

/** Opens what the file held and makes the draft one step on top of it: undo shows the file as it was. */
function openDraft(workspace: Workspace, page: PageState, draft: Draft): void {
  const { name, text, savedText, openedText, handle, changedAt } = draft;
  workspace.open({ name, text: openedText, ...(savedText === undefined ? {} : { savedText }) });
  workspace.apply([{ range: { start: 0, end: openedText.length }, newText: text }], {
    view: 'shell',
    label: 'Restore the draft',
  });
  const opened = workspace.snapshot.file;
  if (opened) setDraftState(page, { restored: { fileId: opened.id, changedAt } });
  // Without the text we do not know what bytes the file held, and could not tell whether somebody else changed it.
  if (handle && opened && savedText !== undefined)
    page.part(filesOnDisk).set(opened.id, { handle, bytes: fileBytes(savedText) });
}
