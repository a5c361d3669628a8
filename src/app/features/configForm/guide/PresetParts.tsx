import { useId } from 'react';
import type { OptionDefinition, ScalarKey } from '../../../../config/index.ts';
import { type Preset, type PresetPart, placeholderRange, presetParts, withPart } from '../../../../presets/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { useElement } from '../../../places/useElement.ts';
import { FieldActions } from '../../../ui/FieldActions.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SecretInput } from '../../../ui/SecretInput.tsx';
import { ShowButton } from '../../../ui/ShowButton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useReveal } from '../../../ui/useReveal.ts';
import { type OptionEditor, useOptionEditor } from '../option/useOption.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import { useHiddenDraft } from '../typing/useHiddenDraft.ts';
import styles from './GuidedForm.module.css';

interface PresetPartsProps {
  readonly preset: Preset;
  readonly option: OptionDefinition;
}

/** The parts of an address that a preset leaves to the user, and the resulting address. */
export function PresetParts({ preset, option }: PresetPartsProps) {
  const key = option.key as ScalarKey;
  const editor = useOptionEditor(option.path);
  const workspace = useWorkspace();
  const textIn = ({ config }: Snapshot) => String(config.value(option.path) ?? '');
  const text = useSelected(textIn);
  // What was typed into another part may not be rendered yet.
  const current = () => textIn(workspace.snapshot);
  const isWhole = placeholderRange(text) === undefined;
  return (
    <div className={styles.parts} ref={useElement('option', option.key)}>
      {presetParts(preset, key, text).map((part, index) => (
        <Part
          key={part.name}
          part={part}
          // Going to the option focuses its first field.
          name={index === 0 ? option.key : `${option.key} ${part.name}`}
          source={preset.source.url}
          whole={option.title}
          editor={editor}
          next={(value) => withPart(preset, key, current(), part.name, value)}
        />
      ))}
      {isWhole && !option.secret && (
        <Notice kind="good">
          {option.title}: <code dir="ltr">{text}</code>
        </Notice>
      )}
    </div>
  );
}

const notAPart = 'This is neither this part nor the whole address. For any other address, choose “Another one”.';

interface PartProps {
  readonly part: PresetPart;
  readonly name: string;
  readonly source: string;
  /** The whole text that it is part of. */
  readonly whole: string;
  readonly editor: OptionEditor;
  /** The whole text with another value for the part; undefined if that is not possible. */
  readonly next: (value: string) => string | undefined;
}

function Part({ part, name, source, whole, editor, next }: PartProps) {
  const id = useId();
  const { isRevealed, toggle, containerProps } = useReveal();
  const { draft, field, isSet } = useHiddenDraft(
    {
      committed: part.value,
      validate: (value) => (next(value) === undefined ? notAPart : undefined),
      write: (value) => editor.type(next(value) ?? ''),
      takeBack: editor.takeBack,
    },
    isRevealed || !part.isSecret,
  );
  const shared = {
    id,
    name,
    'data-part': true,
    onFocus: editor.onFocus,
    'aria-invalid': !field['data-in-document'],
    'aria-describedby': `${id}-help ${id}-problem`,
  };

  return (
    <div className={styles.part}>
      <label className={styles.partTitle} htmlFor={id}>
        {part.title}
      </label>
      <p className={styles.muted} id={`${id}-help`}>
        A part of {whole}.{' '}
        <a href={source} target="_blank" rel="noreferrer">
          Where do I find it?
        </a>
      </p>
      {part.isSecret ? (
        <FieldActions
          {...containerProps}
          actions={<ShowButton name={part.title} isRevealed={isRevealed} onClick={toggle} />}
        >
          <SecretInput {...shared} {...field} isRevealed={isRevealed} isSet={isSet} />
        </FieldActions>
      ) : (
        <TextInput
          {...shared}
          machine
          placeholder={part.example}
          {...draft.box}
          data-in-document={draft.isWritten}
          aria-invalid={!draft.isWritten}
        />
      )}
      <div id={`${id}-problem`}>
        {draft.isWritten && part.advice && <Notice kind="warning">{part.advice}</Notice>}
        {draft.fault && (
          <Notice kind="error" role="alert">
            {draft.fault}
          </Notice>
        )}
        <EditRefusal editor={editor} draft={draft} />
      </div>
    </div>
  );
}
