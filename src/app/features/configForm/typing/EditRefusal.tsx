import type { Draft } from '../../../page/useDraft.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { OptionEditor } from '../option/useOption.ts';

interface EditRefusalProps {
  readonly editor: OptionEditor;
  /** The typed input, in controls that keep what could not be written. */
  readonly draft?: Draft;
}

/** Why a hidden field takes no keys. */
export function LockedNotice() {
  return <Notice kind="hint">Several lines, hidden. Show them to edit them, or paste again.</Notice>;
}

/** Why an edit was refused. If the text has changed since, offers to try again. */
export function EditRefusal({ editor, draft }: EditRefusalProps) {
  if (editor.refusal !== undefined)
    return (
      <Notice kind="error" role="alert">
        {editor.refusal}
      </Notice>
    );
  if (!editor.canRetry || !draft?.isUnwritten) return null;
  return (
    <Notice
      kind="hint"
      actions={
        <Button look="link" onClick={draft.write}>
          Apply
        </Button>
      }
    >
      Not applied yet.
    </Notice>
  );
}
