import { noteRanges } from 'hjson-document/notes';
import { MessageSquareText } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { noteOptions, type OptionDefinition } from '../../../../config/index.ts';
import { fieldName } from '../../../page/editing.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useRowAction } from '../../../places/rowActions.ts';
import { isComposing, isTakingEnter } from '../../../platform/textBox.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { keptPrivate } from '../../../ui/TextInput.tsx';
import styles from './OptionNote.module.css';
import type { OptionNoteText } from './optionNotes.ts';

interface OptionNoteProps {
  readonly option: OptionDefinition;
  readonly note: OptionNoteText | undefined;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
}

/** The comment of an option: one muted line that becomes a field when pressed; keyboard users have the option's menu. */
export function OptionNote({ option, note, isEdited, onEdit }: OptionNoteProps) {
  if (isEdited && !note?.isSecret) {
    return <NoteField option={option} text={note?.text ?? ''} onClose={() => onEdit(false)} />;
  }
  if (!note) return null;
  if (note.isSecret) return <SecretNote option={option} />;
  return (
    <button type="button" tabIndex={-1} className={styles.note} onClick={() => onEdit(true)}>
      <MessageSquareText aria-hidden />
      <span className="visuallyHidden">Edit note of {fieldName(option)}: </span>
      <span className="kit-clip">{note.text}</span>
    </button>
  );
}

const noteIsSecret = 'The note may hold a secret. Go to line';

/** A note with a secret is hidden here as in the text. */
function SecretNote({ option: { path, ...option } }: { readonly option: OptionDefinition }) {
  const workspace = useWorkspace();
  const places = usePlaces();

  function show() {
    const [range] = noteRanges(workspace.snapshot.document, path, noteOptions(path));
    if (range) places.goTo({ kind: 'text', range });
  }

  const name = fieldName({ path, ...option });
  const action = useRowAction({ label: `${name}: ${noteIsSecret}`, run: show });
  return (
    <button type="button" {...action} className={styles.note} onClick={show}>
      <MessageSquareText aria-hidden />
      <span className="kit-clip">
        <span className="visuallyHidden">{name}: </span>
        {noteIsSecret}
      </span>
    </button>
  );
}

interface NoteFieldProps {
  readonly option: OptionDefinition;
  readonly text: string;
  readonly onClose: () => void;
}

/** Writes the note as one step when the field loses the focus; Escape discards the changes. */
function NoteField({ option, text, onClose }: NoteFieldProps) {
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const [draft, setDraft] = useState(text);
  const [refusal, setRefusal] = useState<string>();
  const isDiscarded = useRef(false);
  const id = `note-${option.key}`;

  function save() {
    if (isDiscarded.current) return;
    const label = `Change note of ${option.key}`;
    const outcome = workspace.setNote(option.path, draft, { view: 'form', label, path: option.path });
    if (outcome.ok) onClose();
    else setRefusal(outcome.reason);
  }

  function act(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Escape' && !isTakingEnter(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      isDiscarded.current = true;
      onClose();
    } else save();
    // The field disappears: focus moves to the option.
    elements.control(option.key)?.focus();
  }

  return (
    <div className={styles.field}>
      <textarea
        {...keptPrivate}
        dir="auto"
        className={styles.input}
        aria-label={`Note of ${fieldName(option)}`}
        aria-describedby={id}
        rows={Math.min(3, draft.split('\n').length)}
        value={draft}
        // The field was opened to type.
        // biome-ignore lint/a11y/noAutofocus: the user just opened the field
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(draft.length, draft.length)}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={act}
        onBlur={save}
      />
      <span className="kit-muted kit-caption" id={id}>
        Comment in the file
      </span>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
