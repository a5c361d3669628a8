import { revertToOpened } from '../../commands/openDocument.ts';
import { timeOfDraft } from '../../drafts/draftSentences.ts';
import { setDraftState, useDraftState } from '../../drafts/draftState.ts';
import { announce } from '../../page/announcer.ts';
import { guideFraction, useGuide } from '../../page/guidedSetup.ts';
import { usePageState } from '../../page/pageState.ts';
import { useFacts, useWorkspace } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useCommands } from '../commands/commands.ts';
import styles from '../kept.module.css';

/** Says that the open text came from a draft, and offers to compare or discard it. */
export function RestoredDraftNotice() {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const { restored } = useDraftState();
  const guide = useGuide();
  const { run } = useCommands();
  const { id, name, isDirty, differs } = useFacts(({ file, isDirty, text, opened }) => ({
    id: file?.id,
    name: file?.name,
    isDirty,
    differs: text !== opened.text,
  }));
  if (!restored || restored.fileId !== id || !isDirty) return null;

  function dismiss() {
    void focusNear(page, () => setDraftState(page, { restored: undefined }));
  }

  function discard() {
    revertToOpened(workspace, 'Discard the draft');
    announce(page, `Discarded the draft of ${name}.`, { canUndo: true });
    dismiss();
  }

  return (
    <section className={styles.restored} aria-label="Restored draft">
      <Notice
        kind="hint"
        place="strip"
        actions={
          <>
            {guide && !guide.isShown && (
              <Button look="soft" onClick={() => run('guide')}>
                Continue guided set-up ({guideFraction(guide)})
              </Button>
            )}
            {differs && <Button onClick={() => places.goTo({ kind: 'changes' })}>Show changes</Button>}
            {differs && <Button onClick={discard}>Discard</Button>}
            <CloseButton label="Dismiss" onClick={dismiss} />
          </>
        }
      >
        Restored your draft of {name} from {timeOfDraft(restored)}. It is not saved to a file yet.
      </Notice>
    </section>
  );
}
