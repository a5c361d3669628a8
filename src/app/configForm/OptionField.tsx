import { type ComponentType, memo, Suspense } from 'react';
import { neededVersion, type OptionDefinition } from '../../config/index.ts';
import { useSelected } from '../state/useWorkspace.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { BooleanControl, ChoiceControl } from './controls/ChoiceControls.tsx';
import { ColourControl } from './controls/ColourControl.tsx';
import type { ControlProps } from './controls/control.ts';
import { IntegerControl } from './controls/IntegerControl.tsx';
import { ObjectControl } from './controls/ObjectControl.tsx';
import { PathControl } from './controls/PathControl.tsx';
import { RawValueControl } from './controls/RawValueControl.tsx';
import { SecretControl } from './controls/SecretControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import styles from './OptionField.module.css';
import { OptionMenu } from './OptionMenu.tsx';
import type { OptionView } from './optionView.ts';
import { ProblemNotices } from './ProblemNotices.tsx';
import { useOptionEditor, useOptionView } from './useOption.ts';

// Few configurations have programs, and their control brings completion along.
const ProgramsControl = lazyPart(async () => (await import('./controls/ProgramsControl.tsx')).ProgramsControl);

const EncryptionKeyControl = lazyPart(
  async () => (await import('./controls/EncryptionKeyControl.tsx')).EncryptionKeyControl,
);

/** Options whose control offers more than their kind does. */
const ownControls: Readonly<Record<string, ComponentType<ControlProps>>> = { encryptionKey: EncryptionKeyControl };

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
  /** True in a list of search results, where an option does not stand below its object. */
  readonly isFlat?: boolean;
}

/** One option: title, key, state, control, help, problems and menu, drawn from its facts. */
export const OptionField = memo(function OptionField({ facts, isFlat = false }: OptionFieldProps) {
  const view = useOptionView(facts.key);
  const editor = useOptionEditor(facts.path);
  const needed = useSelected(({ serverVersion }) => neededVersion(facts, serverVersion));
  if (!view?.isEditable) return null;
  const id = `option-${facts.key}`;
  const isWrongType = view.reading.node !== undefined && view.reading.node.kind !== expectedNode[facts.kind];
  const Control = isWrongType ? RawValueControl : controlOf(facts);
  const ownProblems = view.problems.filter(({ problem }) => problem.path.length === facts.path.length);
  const isObject = facts.kind === 'object' || facts.kind === 'programs';
  return (
    <div
      className={`${styles.option} ${view.isModified ? styles.modified : ''} ${facts.path.length > 1 && !isFlat ? styles.nested : ''}`}
      data-option={facts.key}
    >
      <div className={styles.head}>
        {isObject ? (
          <h4 className={styles.title}>{facts.title}</h4>
        ) : (
          <label className={styles.title} htmlFor={id}>
            {facts.title}
          </label>
        )}
        <code className={styles.key} dir="ltr">
          {facts.key}
        </code>
        <span className={styles.state}>{stateOf(view, needed)}</span>
      </div>
      <div className={styles.control}>
        <div className={styles.value}>
          <Suspense fallback={<p className={styles.help}>Loading…</p>}>
            <Control
              view={view}
              editor={editor}
              attributes={{
                id,
                name: facts.key,
                'aria-describedby': `${id}-help ${id}-problems`,
                'aria-invalid': ownProblems.some(({ problem }) => problem.severity === 'error'),
              }}
            />
          </Suspense>
        </div>
        <OptionMenu view={view} editor={editor} />
      </div>
      <p className={styles.help} id={`${id}-help`}>
        {facts.help} {facts.since && <span className={styles.since}>Since {facts.since}.</span>}
      </p>
      <ProblemNotices id={`${id}-problems`} problems={ownProblems} />
    </div>
  );
});

function controlOf({ key, secret, kind }: OptionDefinition): ComponentType<ControlProps> {
  return ownControls[key] ?? (secret ? SecretControl : controls[kind]);
}

/** `needed` is the version that the chosen server is too old for. */
function stateOf({ isModified, reading, facts }: OptionView, needed: string | undefined): string {
  const unset = facts.default === undefined ? 'not set' : 'default';
  const state = { unset, equalToDefault: 'set to default', explicit: 'set' }[reading.state];
  return [...(needed ? [`needs ${needed}`] : []), state, ...(isModified ? ['modified'] : [])].join(' · ');
}
