import { useState } from 'react';
import type { ValuePath } from 'source-text';
import { createVisit } from '../../../../workspace/index.ts';
import { ExprField } from '../../../exprField/ExprField.tsx';
import { activeOption } from '../../../page/editing.ts';
import { usePageState } from '../../../page/pageState.ts';
import { typing } from '../../../page/typing.ts';
import { useDraft } from '../../../page/useDraft.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { afterPress } from '../../../platform/afterPress.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface CorrectionProps {
  readonly path: ValuePath;
  readonly shownName: string;
  readonly program: string;
  /** Told that the field got the focus, or lost it. */
  readonly onVisit: (hasFocus: boolean) => void;
}

/** The program of a field that has no value, where one reads why. */
export function Correction({ path, shownName, program, onVisit }: CorrectionProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { type, finish } = page.part(typing);
  // The rows of a table are keyed by the name of their field.
  const [option] = useState(() => ({ path, visit: createVisit(workspace, path, Date.now) }));
  const [refusal, setRefusal] = useState<string>();
  const draft = useDraft({
    committed: program,
    write(next) {
      type(option.path, workspace.snapshot);
      const outcome = option.visit.write(next, { isTyped: true });
      setRefusal(outcome.ok ? undefined : outcome.reason);
      return outcome.ok;
    },
  });

  function leave() {
    finish();
    onVisit(false);
  }

  return (
    <div>
      <ExprField
        name={`token ${shownName}`}
        label={`Correct ${shownName}`}
        value={draft.value}
        isWritten={draft.isWritten}
        onChange={draft.change}
        onFocus={() => {
          option.visit.begin();
          page.part(activeOption).set(option.path);
          onVisit(true);
        }}
        onBlur={({ target }) => {
          // Switching to another window does not end the visit.
          if (document.activeElement !== target) afterPress(leave);
        }}
      />
      {refusal && (
        <Notice kind="error" role="alert">
          {refusal}
        </Notice>
      )}
    </div>
  );
}
