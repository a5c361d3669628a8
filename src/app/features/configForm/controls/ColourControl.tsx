import { colourError } from '../../../../colour/index.ts';
import { useDraft } from '../../../page/useDraft.ts';
import { useRowAction } from '../../../places/rowActions.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { TextBox } from './TextBox.tsx';

/** A colour as text, with a swatch that opens the browser's colour picker. */
export function ColourControl({ view, editor, attributes }: ControlProps) {
  const committed = typeof view.analysis.value === 'string' && view.source !== undefined ? view.analysis.value : '';
  const draft = useDraft({ committed, write: editor.type });
  const isShown = draft.value !== '' && colourError(draft.value) === undefined;
  const pickLabel = `Pick ${view.option.title}`;
  const pick = useRowAction<HTMLInputElement>({ label: pickLabel, run: (swatch) => swatch.click() });
  return (
    <>
      <div className={styles.swatched}>
        <input
          type="color"
          {...pick}
          className={styles.swatch}
          aria-label={pickLabel}
          value={/^#[0-9a-f]{6}$/i.test(draft.value) ? draft.value.toLowerCase() : '#000000'}
          style={{ backgroundColor: isShown ? draft.value : 'transparent' }}
          onFocus={editor.onFocus}
          onChange={({ target }) => draft.change(target.value)}
        />
        <TextBox {...attributes} draft={draft} placeholder="Not set" onFocus={editor.onFocus} />
      </div>
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}
