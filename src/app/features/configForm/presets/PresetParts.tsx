import { useId, useRef, useState } from 'react';
import type { OptionDefinition, ScalarKey } from '../../../../config/index.ts';
import {
  askingPreset,
  type Preset,
  type PresetPart,
  placeholderRange,
  presetParts,
  withPart,
} from '../../../../presets/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldActions } from '../../../ui/FieldActions.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SecretInput } from '../../../ui/SecretInput.tsx';
import { ShowButton } from '../../../ui/ShowButton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useReveal } from '../../../ui/useReveal.ts';
import type { OptionEditor } from '../option/useOption.ts';
import { EditRefusal } from '../typing/EditRefusal.tsx';
import { useHiddenDraft } from '../typing/useHiddenDraft.ts';
import styles from './PresetParts.module.css';

/**
 * The preset whose parts are asked for in place of an option's text: while one is open, and then until the row is left for another view.
 * `leave` asks for the whole text instead.
 */
export function useAskingPreset({ key }: OptionDefinition) {
  const [asked, ask] = useState<Preset>();
  const last = useRef<{
    readonly text: string;
    readonly asked: Preset | undefined;
    readonly preset: Preset | undefined;
  }>(undefined);
  const preset = useSelected(({ config }) => {
    const node = config.entries.get(key)?.node;
    if (node?.kind !== 'string') return undefined;
    // A letter elsewhere leaves it as it was.
    if (last.current?.text !== node.value || last.current.asked !== asked)
      last.current = { text: node.value, asked, preset: askingPreset(key as ScalarKey, node.value, asked) };
    return last.current.preset;
  });
  if (preset !== asked) ask(preset);
  return { preset, leave: () => ask(undefined) };
}

interface PresetPartsProps {
  readonly preset: Preset;
  readonly option: OptionDefinition;
  readonly editor: OptionEditor;
  /** The id that the label of the option refers to. */
  readonly id: string;
  readonly onLeave: () => void;
}

/** The parts of an address that a preset leaves to the user, and the resulting address. */
export function PresetParts({ preset, option, editor, id, onLeave }: PresetPartsProps) {
  const key = option.key as ScalarKey;
  const workspace = useWorkspace();
  const textIn = ({ config }: Snapshot) => String(config.value(option.path) ?? '');
  const text = useSelected(textIn);
  // What was typed into another part may not be rendered yet.
  const current = () => textIn(workspace.snapshot);
  const isWhole = placeholderRange(text) === undefined;
  const parts = presetParts(preset, key, text);
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        <Part
          key={part.name}
          id={index === 0 ? id : undefined}
          part={part}
          // Going to the option focuses its first field.
          name={index === 0 ? option.key : `${option.key} ${part.name}`}
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
      {/* After all fields, so that Tab goes from one to the next. */}
      <p className="kit-muted kit-small">
        Where to find {parts.length === 1 ? 'it' : 'them'}:{' '}
        <a href={preset.source.url} target="_blank" rel="noreferrer">
          {preset.source.title}
        </a>
      </p>
      <Button
        size="compact"
        look="quiet"
        onClick={() => {
          if (isWhole || editor.set('')) onLeave();
        }}
      >
        {asOneText}
      </Button>
    </div>
  );
}

const asOneText = 'Enter it as one text';
const notAPart = `This is neither this part nor the whole address. For any other address, choose “${asOneText}”.`;

interface PartProps {
  readonly id: string | undefined;
  readonly part: PresetPart;
  readonly name: string;
  /** The whole text that it is part of. */
  readonly whole: string;
  readonly editor: OptionEditor;
  /** The whole text with another value for the part; undefined if that is not possible. */
  readonly next: (value: string) => string | undefined;
}

function Part({ id: given, part, name, whole, editor, next }: PartProps) {
  const own = useId();
  const id = given ?? own;
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
    'aria-describedby': `${own}-help ${own}-problem`,
  };

  return (
    <div className={styles.part}>
      <label className={styles.title} htmlFor={id}>
        {part.title}
      </label>
      <p className="kit-muted kit-small" id={`${own}-help`}>
        A part of {whole}.
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
      <div id={`${own}-problem`}>
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
