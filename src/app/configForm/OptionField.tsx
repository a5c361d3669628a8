import { type ComponentType, memo, Suspense, useRef, useState } from 'react';
import { neededVersion, type OptionDefinition } from '../../config/index.ts';
import type { OptionPath } from '../../text/index.ts';
import { useIsActiveOption } from '../state/activeOption.ts';
import { fieldName } from '../state/fieldName.ts';
import { useSelected } from '../state/useWorkspace.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { BooleanControl, ChoiceControl } from './controls/ChoiceControls.tsx';
import { ColourControl } from './controls/ColourControl.tsx';
import { ConnectionControl } from './controls/connection/ConnectionControl.tsx';
import type { ControlProps } from './controls/control.ts';
import { EncryptionKeyControl } from './controls/EncryptionKeyControl.tsx';
import { IntegerControl } from './controls/IntegerControl.tsx';
import { ObjectControl } from './controls/ObjectControl.tsx';
import { PathControl } from './controls/PathControl.tsx';
import { RawValueControl } from './controls/RawValueControl.tsx';
import { SecretControl } from './controls/SecretControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { IssuerControl } from './discovery/IssuerControl.tsx';
import { rowKeyOf } from './foldedLevels.ts';
import { OptionNote } from './notes/OptionNote.tsx';
import { optionNote } from './notes/optionNotes.ts';
import styles from './OptionField.module.css';
import { OptionMenu } from './OptionMenu.tsx';
import type { OptionView } from './optionView.ts';
import { ProblemNotices } from './ProblemNotices.tsx';
import { Marked } from './search/Marked.tsx';
import { useOptionEditor, useOptionRow, useOptionView } from './useOption.ts';
import { useIsTypedAt, useToldProblemsAt, useTyping } from './useTyping.ts';

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
  readonly facts: OptionDefinition;
  /** The options rendered inside its row; the same array while they stay the same. */
  readonly inner?: readonly OptionDefinition[];
  /** True for an option inside its object's row, which shows the path already. */
  readonly isInner?: boolean;
  /** Its place in the form, shown in search results. */
  readonly place?: string;
  /** True in a section that is not shown: the row keeps what is typed in it. */
  readonly isHidden?: boolean;
}

/** One option: title, key, help, control, problems and menu, rendered from its facts. */
export const OptionField = memo(function OptionField(props: OptionFieldProps) {
  const { facts, inner, isInner = false, place, isHidden = false } = props;
  const view = useOptionRow(facts.key);
  const editor = useOptionEditor(facts.path);
  const isActive = useIsActiveOption(facts.key, rowKeyOf);
  const note = useSelected(({ document }) => optionNote(document, facts.key));
  const needed = useSelected(({ serverVersion }) => neededVersion(facts, serverVersion));
  const told = useToldProblemsAt(facts.path, view?.problems ?? []);
  const typing = useTyping(facts.path);
  const [isHelpWhole, setHelpWhole] = useState(false);
  const [isNoteEdited, setNoteEdited] = useState(false);
  if (!view?.isEditable) return null;
  const id = `option-${facts.key}`;
  const name = fieldName(facts);
  const isWrongType = isOfWrongType(view);
  const Control = isWrongType ? RawValueControl : controlOf(facts);
  const ownProblems = told.filter(({ path }) => !isOfEntry(path, facts));
  const isObject = facts.kind === 'object' || facts.kind === 'programs';
  const key = isInner ? String(facts.path.at(-1)) : facts.key;
  return (
    <div
      className={`${isInner ? styles.inner : styles.option} ${view.isModified ? styles.modified : ''}`}
      data-option={facts.key}
      hidden={isHidden}
      {...typing}
      data-active={isActive || undefined}
    >
      <div className={styles.head}>
        <div className={styles.names}>
          {isObject ? (
            <h4 className={styles.title}>
              <Marked text={facts.title} />
            </h4>
          ) : (
            <label className={styles.title} htmlFor={id}>
              <Marked text={facts.title} />
            </label>
          )}
          <code className={styles.key} dir="ltr" title={facts.key}>
            <Marked text={key} />
          </code>
        </div>
        {place && <span className={styles.place}>{place}</span>}
        {needed && <span className={styles.needed}>Needs {needed}</span>}
        <OptionMenu
          view={view}
          editor={editor}
          note={note}
          name={name}
          isHelpWhole={isHelpWhole}
          onToggleHelp={() => setHelpWhole(!isHelpWhole)}
          onEditNote={() => setNoteEdited(true)}
        />
      </div>
      <p className={`${styles.help} ${isHelpWhole ? '' : styles.oneLine}`} id={`${id}-help`}>
        {facts.help} {facts.since && `Since ${facts.since}.`}
      </p>
      <OptionNote facts={facts} note={note} isEdited={isNoteEdited} onEdit={setNoteEdited} />
      <span className="visuallyHidden" id={`${id}-state`}>
        {stateOf(view)}
      </span>
      {/* A browser that offers to fill in forms reads all fields of one at each letter: here, the fields of one option. */}
      <form className={styles.control} noValidate onSubmit={(event) => event.preventDefault()}>
        <Suspense fallback={<p className={styles.help}>Loading…</p>}>
          <CurrentControl
            Control={Control}
            row={view}
            editor={editor}
            attributes={{
              id,
              name: facts.key,
              ...(name !== facts.title && { 'aria-label': name }),
              'aria-describedby': `${id}-help ${id}-state ${id}-problems`,
              'aria-invalid': ownProblems.some(({ severity }) => severity === 'error'),
            }}
          />
        </Suspense>
      </form>
      {Control !== ConnectionControl && <ProblemNotices id={`${id}-problems`} problems={ownProblems} />}
      {inner && inner.length > 0 && (
        <fieldset className={styles.group} aria-label={facts.title}>
          {inner.map((option) => (
            <OptionField key={option.key} facts={option} isInner />
          ))}
        </fieldset>
      )}
    </div>
  );
});

interface CurrentControlProps extends Omit<ControlProps, 'view'> {
  readonly Control: ComponentType<ControlProps>;
  readonly row: OptionView;
}

/** The control with the value of now: a letter renders it alone. A text in which a secret has ended up is hidden like one. */
function CurrentControl({ Control, row, ...rest }: CurrentControlProps) {
  const view = useOptionView(row.facts.key) ?? row;
  const isTyped = useIsTypedAt(row.facts.path);
  const isHidden = useRef(view.holdsSecret);
  // Whoever is typing has before their eyes what they type, and keeps the control.
  if (!isTyped) isHidden.current = view.holdsSecret;
  const Shown = isHidden.current ? hiddenControl(Control) : Control;
  return <Shown view={view} {...rest} />;
}

/** The control in which a secret is hidden; objects and connection strings hide what is secret in them by themselves. */
function hiddenControl(Control: ComponentType<ControlProps>): ComponentType<ControlProps> {
  if (textControls.has(Control)) return SecretControl;
  return Control === IntegerControl ? RawValueControl : Control;
}

/** `null` has no type; an object that is null is off. */
function isOfWrongType({ reading: { node }, facts }: OptionView): boolean {
  if (!node || (facts.kind === 'object' && node.kind === 'null')) return false;
  return node.kind !== expectedNode[facts.kind];
}

/** Each entry of a record shows its own problems. */
function isOfEntry(path: OptionPath, { kind, path: own }: OptionDefinition): boolean {
  return kind === 'programs' && path.length > own.length;
}

function controlOf({ key, secret, kind }: OptionDefinition): ComponentType<ControlProps> {
  return ownControls[key] ?? (secret ? SecretControl : controls[kind]);
}

/** For screen readers; visually, a bar marks a modified value and a placeholder one that is not set. */
function stateOf({ isModified, reading, facts }: OptionView): string {
  const unset = facts.default === undefined ? 'Not set' : 'Default';
  const state = { unset, equalToDefault: 'Set to the default', explicit: 'Set' }[reading.state];
  return isModified ? `${state}, modified` : state;
}
