import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ValuePath } from 'source-text';
import { useDraft } from '../../../page/useDraft.ts';
import { afterPress } from '../../../platform/afterPress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextInput.tsx';
import { useHeld } from '../../../ui/useHeld.ts';
import { useReveal } from '../../../ui/useReveal.ts';
import { useOptionEditor } from '../option/useOption.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import { hasComments, readOneValue, writeSameValue } from './oneValue.ts';

interface RawHjsonFieldProps {
  readonly path: ValuePath;
  /** The path as it may be shown. */
  readonly name: string;
  readonly source: string;
  readonly isSecret: boolean;
  /** Shows a value for good that is hidden only because its key is unknown. */
  readonly onShow?: (() => void) | undefined;
}

/** The source of a value that no option describes; written as it is typed, once it is one valid HJSON value. */
export function RawHjsonField({ path, name, source, isSecret, onShow }: RawHjsonFieldProps) {
  const editor = useOptionEditor(path);
  const { isRevealed, toggle, containerProps } = useReveal();
  // A value is not masked while it is being typed.
  const [isVisited, setVisited] = useState(false);
  const isHidden = useHeld(isSecret, isVisited) && !isRevealed;
  // Keeps the typed layout while the value is the same; where it does not fit, the text uses the document's style.
  const [typed, setTyped] = useState(source);
  const committed = writeSameValue(typed, source) ? typed : source;
  const draft = useDraft({
    committed,
    validate: (text) =>
      text === committed || readOneValue(text) !== undefined ? undefined : 'Not applied: enter one HJSON value.',
    write: (text) => {
      const value = readOneValue(text);
      if (value === undefined) return false;
      setTyped(text);
      // On a line with others, a comment ends that line, and text without quotes gets them.
      return editor.set(value, text) || editor.set(value, hasComments(text) ? `${text}\n` : undefined);
    },
  });
  if (isHidden) {
    return (
      <>
        {onShow && <p>Unknown option, hidden</p>}
        <Button onClick={onShow ?? toggle}>
          <Eye />
          Show {name}
        </Button>
      </>
    );
  }
  return (
    <div {...containerProps}>
      <TextArea
        machine
        name={name}
        aria-label={`Value of ${name} as HJSON`}
        rows={Math.min(12, draft.value.split('\n').length)}
        {...draft.box}
        data-in-document={draft.isWritten}
        onFocus={() => {
          setVisited(true);
          editor.onFocus();
        }}
        onBlur={() => {
          afterPress(() => setVisited(false));
          setTyped(source);
        }}
      />
      {draft.fault && <Notice kind="error">{draft.fault}</Notice>}
      <EditRefusal editor={editor} draft={draft} />
    </div>
  );
}
