import { Eye, EyeOff } from 'lucide-react';
import { fieldName } from '../../state/fieldName.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { rowAction } from '../../ui/rowAction.ts';
import { SecretInput } from '../../ui/SecretInput.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import { useReveal } from '../../ui/useReveal.ts';
import { EditRefusal } from '../EditRefusal.tsx';
import type { OptionView } from '../optionView.ts';
import { useDraft } from '../useDraft.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

/** A secret: hidden until revealed, and hidden again soon after. */
export function SecretControl({ view, editor, attributes }: ControlProps) {
  const committed = typeof view.reading.value === 'string' && view.source !== undefined ? view.reading.value : '';
  const draft = useDraft({ committed, write: editor.type });
  const { isRevealed, toggle, containerProps } = useReveal();
  const hasLines = draft.value.includes('\n');
  const shared = {
    ...attributes,
    value: draft.value,
    'data-in-document': draft.isWritten,
    onFocus: editor.onFocus,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => draft.change(target.value),
  };
  return (
    <>
      <div className={styles.row} {...containerProps}>
        {hasLines && isRevealed ? (
          <TextArea {...shared} machine rows={draft.value.split('\n').length} />
        ) : (
          <SecretInput {...shared} isRevealed={isRevealed} placeholder={placeholderFor(view)} readOnly={hasLines} />
        )}
        <IconButton
          look="plain"
          className={styles.side ?? ''}
          label={`${isRevealed ? 'Hide' : 'Show'} ${fieldName(view.facts)}`}
          aria-pressed={isRevealed}
          onClick={toggle}
          {...rowAction}
        >
          {isRevealed ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
      {hasLines && !isRevealed && <Notice kind="hint">This secret has several lines: show it to edit it.</Notice>}
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

function placeholderFor({ reading, source }: OptionView): string {
  if (reading.state === 'unset') return 'Not set';
  return source === undefined ? 'Cannot be read' : 'Empty';
}
