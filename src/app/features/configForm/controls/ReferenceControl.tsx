import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

interface ReferenceControlProps extends ControlProps {
  /** The control for a value that is written here instead. */
  readonly Editor: ComponentType<ControlProps>;
}

/** A value that another program fills in: where it comes from. */
export function ReferenceControl({ Editor, ...props }: ReferenceControlProps) {
  const [isEdited, setEdited] = useState(false);
  const { view, editor, attributes } = props;
  if (isEdited) return <Editor {...props} />;
  const names = view.analysis.references.map(({ name }) => name);
  return (
    <div className={styles.row}>
      <TextInput
        {...attributes}
        className={styles.reference}
        machine
        readOnly
        value={`from ${names.join(', ')}`}
        onFocus={editor.onFocus}
      />
      <Button aria-label={`Edit ${view.option.title}`} onClick={() => setEdited(true)}>
        Edit
      </Button>
    </div>
  );
}
