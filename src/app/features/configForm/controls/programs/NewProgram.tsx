import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ValuePath } from 'source-text';
import { writeParameter } from '../../../../../tokenRequest/index.ts';
import { createStore, type Store } from '../../../../page/createStore.ts';
import { usePageState, useStore } from '../../../../page/pageState.ts';
import { useSelected } from '../../../../page/useWorkspace.ts';
import { usePlaces } from '../../../../places/places.ts';
import { isPlainEnter } from '../../../../platform/textBox.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { useOptionEditor } from '../../option/useOption.ts';
import { EditRefusal } from '../../typing/EditRefusal.tsx';
import styles from '../controls.module.css';

interface NewProgramProps {
  /** Its field for the name. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly path: ValuePath;
  readonly names: readonly string[];
  /** False when the server does not have the option; the field says so. */
  readonly isOffered: boolean;
}

/** The name typed for a new parameter that is not added yet, kept while the form is not shown. */
function unaddedName(): Store<{ readonly file: number | undefined; readonly name: string }> {
  return createStore<{ readonly file: number | undefined; readonly name: string }>({ file: undefined, name: '' });
}

/** A new parameter starts as an empty text; the user enters its value or kind next. */
export function NewProgram({ field, path, names, isOffered }: NewProgramProps) {
  const file = useSelected((snapshot) => snapshot.file?.id);
  const store = usePageState().part(unaddedName);
  const kept = useStore(store);
  const name = kept.file === file ? kept.name : '';
  const setName = (next: string) => store.set({ file, name: next });
  const [isLeft, setLeft] = useState(true);
  const editor = useOptionEditor([...path, name]);
  const { goTo } = usePlaces();
  const isTaken = name !== '' && names.includes(name);

  function add() {
    if (isTaken || !isOffered) return;
    // A parameter needs a name first.
    if (name === '') {
      field.current?.focus();
      return;
    }
    if (!editor.set(writeParameter('text', { text: '', program: '' }))) return;
    setName('');
    goTo({ kind: 'option', path: [...path, name] });
  }

  return (
    <div className="kit-stack">
      <div className={`${styles.row} ${styles.adding}`}>
        <TextInput
          machine
          ref={field}
          aria-label="Name of the new parameter"
          placeholder="parameter name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onKeyDown={(event) => {
            if (!isPlainEnter(event.nativeEvent) || name === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={isTaken || !isOffered}>
          <Plus />
          Add parameter
        </Button>
      </div>
      {isTaken && <Notice kind="error">A parameter with this name already exists.</Notice>}
      {isLeft && name !== '' && !isTaken && isOffered && (
        <Notice kind="warning">This parameter is not added yet. Press Add parameter.</Notice>
      )}
      <EditRefusal editor={editor} />
    </div>
  );
}
