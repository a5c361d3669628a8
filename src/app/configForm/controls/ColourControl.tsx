import { colourError } from '../../../colour/index.ts';
import { rowAction } from '../../ui/rowAction.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { EditRefusal } from '../EditRefusal.tsx';
import { useDraft } from '../useDraft.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

/** A colour as text, with a swatch that opens the browser's colour picker. */
export function ColourControl({ view, editor, attributes }: ControlProps) {
  const committed = typeof view.reading.value === 'string' && view.source !== undefined ? view.reading.value : '';
  const draft = useDraft({ committed, write: editor.type });
  const isShown = draft.value !== '' && colourError(draft.value) === undefined;
  return (
    <>
      <div className={styles.swatched}>
        <input
          type="color"
          {...rowAction}
          className={styles.swatch}
          aria-label={`Pick ${view.facts.title}`}
          value={/^#[0-9a-f]{6}$/i.test(draft.value) ? draft.value.toLowerCase() : '#000000'}
          style={{ backgroundColor: isShown ? draft.value : 'transparent' }}
          onFocus={editor.onFocus}
          onChange={({ target }) => draft.change(target.value)}
        />
        <TextInput
          {...attributes}
          machine
          placeholder={view.facts.placeholder ?? '""'}
          {...draft.box}
          data-in-document={draft.isWritten}
          onFocus={editor.onFocus}
        />
      </div>
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}
