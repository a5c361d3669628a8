import { type ComponentType, memo, Suspense, useState } from 'react';
import type { ValuePath } from 'source-text';
import { neededVersion, type OptionDefinition } from '../../../config/index.ts';
import { fieldName, useIsActiveOption } from '../../page/editing.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { RowContext } from '../../places/rowActions.ts';
import { useElement } from '../../places/useElement.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useHeld } from '../../ui/useHeld.ts';
import { BooleanControl, ChoiceControl } from './controls/ChoiceControls.tsx';
import { ColourControl } from './controls/ColourControl.tsx';
import { ConnectionControl } from './controls/connection/ConnectionControl.tsx';
import type { ControlProps } from './controls/control.ts';
import { EncryptionKeyControl } from './controls/EncryptionKeyControl.tsx';
import { IntegerControl } from './controls/IntegerControl.tsx';
import { ObjectControl } from './controls/ObjectControl.tsx';
import { PathControl } from './controls/PathControl.tsx';
import { RawValueControl } from './controls/RawValueControl.tsx';
import { ReferenceControl } from './controls/ReferenceControl.tsx';
import { SecretControl } from './controls/SecretControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { IssuerControl } from './discovery/IssuerControl.tsx';
import { OptionNote } from './notes/OptionNote.tsx';
import { optionNote } from './notes/optionNotes.ts';
import styles from './OptionField.module.css';
import { OptionMenu } from './OptionMenu.tsx';
import { OptionTags } from './OptionTags.tsx';
import { rowKeyOf } from './option/foldedLevels.ts';
import { OpenedValue } from './option/OpenedValue.tsx';
import type { OptionView } from './option/optionView.ts';
import { ProblemNotices } from './option/ProblemNotices.tsx';
import { useRowMenu } from './option/rowMenu.ts';
import { useOptionEditor, useOptionRow, useOptionView } from './option/useOption.ts';
import { PresetParts, useAskingPreset } from './presets/PresetParts.tsx';
import { Marked } from './search/Marked.tsx';
import { useIsTypedAt, useTyping, useVisibleProblemsAt } from './typing/useTyping.ts';

// Few configurations have programs, and their control bundles Expr.
const ProgramsControl = lazyPart(async () => (await import('./controls/ProgramsControl.tsx')).ProgramsControl);

/** Requests the code of the controls that are loaded late, before the form asks for their values. */
export const preloadControls = () => ProgramsControl.preload();

/** Options with a control more specific than that of their kind. */
const ownControls: Readonly<Record<string, ComponentType<ControlProps>>> = {
  encryptionKey: EncryptionKeyControl,
  oidcIssuer: IssuerControl,
  pgConnStr: ConnectionControl,
};

/** The control of each kind of option. */
const controls: Record<OptionDefinition['kind'], ComponentType<ControlProps>> = {
  text: TextControl,
  url: TextControl,
  path: PathControl,
  secret: SecretControl,
  integer: IntegerControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  colour: ColourControl,
  programs: ProgramsControl,
  object: ObjectControl,
};

/** The controls that show a text as it is. */
const textControls: ReadonlySet<ComponentType<ControlProps>> = new Set([
  TextControl,
  PathControl,
  ColourControl,
  ChoiceControl,
  IssuerControl,
]);

const expectedNode: Record<OptionDefinition['kind'], string> = {
  text: 'string',
  url: 'string',
  path: 'string',
  secret: 'string',
  integer: 'number',
  boolean: 'boolean',
  choice: 'string',
  colour: 'string',
  programs: 'object',
  object: 'object',
};

interface OptionFieldProps {
  readonly option: OptionDefinition;
  /** The options rendered inside its row; the same array while they stay the same. */
  readonly inner?: readonly OptionDefinition[];
  /** True for an option inside its object's row, which shows the path already. */
  readonly isInner?: boolean;
  /** Its place in the form, shown in search results. */
  readonly place?: string;
  /** The level of its heading, or of its object's: 4 below that of a section. */
  readonly level?: 3 | 4;
  /** True in a section that is not shown: the row keeps what is typed in it. */
  readonly isHidden?: boolean;
}

/** One option: title, key, help, control, problems and menu, rendered from its facts. */
export const OptionField = memo(function OptionField(props: OptionFieldProps) {
  const { option, inner, isInner = false, place, level = 4, isHidden = false } = props;
  const view = useOptionRow(option.key);
  const editor = useOptionEditor(option.path);
  const isActive = useIsActiveOption(option.key, rowKeyOf);
  const note = useSelected(({ document }) => optionNote(document, option.key));
  const needed = useSelected(({ serverVersion }) => neededVersion(option, serverVersion));
  const visible = useVisibleProblemsAt(option.path, view?.problems ?? []);
  const typing = useTyping(option.path);
  const [isNoteEdited, setNoteEdited] = useState(false);
  const row = useElement('option', option.key);
  const { menuButton, onKeyDown } = useRowMenu();
  const { preset, leave } = useAskingPreset(option);
  if (!view?.isEditable) return null;
  const id = `option-${option.key}`;
  const name = fieldName(option);
  const isWrongType = isOfWrongType(view);
  const Control = view.analysis.isReference ? FilledInControl : isWrongType ? RawValueControl : controlOf(option);
  const ownProblems = visible.filter(({ path }) => !isOfEntry(path, option));
  const isObject = option.kind === 'object' || option.kind === 'programs';
  // People who hear the page go from heading to heading.
  const Heading = `h${isInner ? ((level + 1) as 4 | 5) : level}` as const;
  const key = isInner ? String(option.path.at(-1)) : option.key;
  return (
    <RowContext value={option.key}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the fields inside get the focus */}
      <div
        className={[
          isInner ? styles.inner : styles.option,
          view.isModified && styles.modified,
          option.kind === 'programs' && styles.wide,
        ]
          .filter(Boolean)
          .join(' ')}
        data-option={option.key}
        ref={row}
        hidden={isHidden}
        {...typing}
        onKeyDown={onKeyDown}
        data-active={isActive || undefined}
      >
        <div className={styles.head}>
          <Heading className={styles.title}>
            {isObject ? (
              <Marked text={option.title} />
            ) : (
              <label htmlFor={id} title={option.repeatsTitle ? option.help : undefined}>
                <Marked text={option.title} />
              </label>
            )}
          </Heading>
          <code className={styles.key} dir="ltr" title={isInner ? option.key : undefined}>
            <Marked text={key} breaks />
          </code>
          {place && <span className="kit-muted kit-caption">{place}</span>}
          {needed && (
            <span className={styles.tag} data-kind="warning">
              Needs {needed}
            </span>
          )}
          <OptionMenu
            view={view}
            editor={editor}
            note={note}
            name={name}
            onEditNote={() => setNoteEdited(true)}
            menuButton={menuButton}
            section={isInner ? undefined : option.section}
          />
        </div>
        <div className={styles.field}>
          {/* A browser that offers to fill in forms reads all fields of one at each letter: here, the fields of one option. */}
          <form className={styles.control} noValidate onSubmit={(event) => event.preventDefault()}>
            <Suspense fallback={<p className={styles.help}>Loading…</p>}>
              {preset ? (
                <PresetParts
                  key={preset.name}
                  preset={preset}
                  option={option}
                  editor={editor}
                  id={id}
                  onLeave={leave}
                />
              ) : (
                <CurrentControl
                  Control={Control}
                  row={view}
                  editor={editor}
                  attributes={{
                    id,
                    name: option.key,
                    ...(name !== option.title && { 'aria-label': name }),
                    'aria-describedby': `${id}-help ${id}-tags ${id}-state ${id}-problems`,
                    'aria-invalid': ownProblems.some(({ severity }) => severity === 'error'),
                  }}
                />
              )}
            </Suspense>
          </form>
          <div className={styles.facts}>
            <p className={option.repeatsTitle ? 'visuallyHidden' : styles.help} id={`${id}-help`}>
              {option.help}
            </p>
            <OptionTags view={view} id={`${id}-tags`} />
          </div>
          <span className="visuallyHidden" id={`${id}-state`}>
            {stateOf(view)}
          </span>
          {view.isModified && <OpenedValue view={view} editor={editor} />}
          <OptionNote option={option} note={note} isEdited={isNoteEdited} onEdit={setNoteEdited} />
          <ProblemNotices
            id={`${id}-problems`}
            problems={preset ? ownProblems.filter(({ code }) => code !== 'placeholder') : ownProblems}
          />
        </div>
        {inner && inner.length > 0 && (
          <fieldset className={styles.group} aria-label={option.title}>
            {inner.map((option) => (
              <OptionField key={option.key} option={option} level={level} isInner />
            ))}
          </fieldset>
        )}
      </div>
    </RowContext>
  );
});

interface CurrentControlProps extends Omit<ControlProps, 'view'> {
  readonly Control: ComponentType<ControlProps>;
  readonly row: OptionView;
}

/** The control with the current value: a letter renders it alone. A text in which a secret has ended up is hidden like one. */
function CurrentControl({ Control, row, ...rest }: CurrentControlProps) {
  const view = useOptionView(row.option.key) ?? row;
  const isTyped = useIsTypedAt(row.option.path);
  // What is being typed is neither masked nor moved to another control.
  const isHidden = useHeld(view.holdsSecret, isTyped);
  const isFilledIn = useHeld(Control === FilledInControl, isTyped);
  const Current = isFilledIn ? FilledInControl : Control;
  const Shown = isHidden ? hiddenControl(Current) : Current;
  return <Shown view={view} {...rest} />;
}

/** The control in which a secret is hidden; objects and connection strings hide what is secret in them by themselves. */
function hiddenControl(Control: ComponentType<ControlProps>): ComponentType<ControlProps> {
  if (textControls.has(Control)) return SecretControl;
  return Control === IntegerControl ? RawValueControl : Control;
}

/** A reference, and once it is edited, a control that shows a text as it is; a secret is hidden again when it is left. */
function FilledInControl(props: ControlProps) {
  const { option } = props.view;
  return <ReferenceControl {...props} Editor={option.secret ? TextControl : controlOf(option)} />;
}

/** `null` has no type; an object that is null is off. */
function isOfWrongType({ analysis: { kind }, option }: OptionView): boolean {
  if (!kind || (option.kind === 'object' && kind === 'null')) return false;
  return kind !== expectedNode[option.kind];
}

/** Each entry of a record shows its own problems. */
function isOfEntry(path: ValuePath, { kind, path: own }: OptionDefinition): boolean {
  return kind === 'programs' && path.length > own.length;
}

function controlOf({ key, secret, kind }: OptionDefinition): ComponentType<ControlProps> {
  return ownControls[key] ?? (secret ? SecretControl : controls[kind]);
}

/** For screen readers, what the value and the tag of the default do not say; visually, a bar marks a modified value and a placeholder one that is not set. */
function stateOf({ isModified, analysis }: OptionView): string {
  if (analysis.state !== 'unset') return isModified ? 'Modified' : '';
  return isModified ? 'Not set, modified' : 'Not set';
}
