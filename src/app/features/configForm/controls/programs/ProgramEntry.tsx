import { findNode, type HjsonDocument, type HjsonNode } from 'hjson-document';
import { type RefCallback, type RefObject, useState } from 'react';
import { type Diagnostic, dottedName, type TextRange, type ValuePath } from 'source-text';
import { exampleParameters } from '../../../../../config/index.ts';
import { hiddenText, holdsSecretIn } from '../../../../../secrets/index.ts';
import { type ParameterKind, readParameter, writeParameter } from '../../../../../tokenRequest/index.ts';
import { usePageState } from '../../../../page/pageState.ts';
import { useFacts } from '../../../../page/useWorkspace.ts';
import { usePlaces } from '../../../../places/places.ts';
import { RowContext } from '../../../../places/rowActions.ts';
import { useElement } from '../../../../places/useElement.ts';
import { isComposing, isPlainEnter } from '../../../../platform/textBox.ts';
import { IconButton } from '../../../../ui/Button.tsx';
import { Menu } from '../../../../ui/Menu.tsx';
import { MoreIcon } from '../../../../ui/MoreIcon.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Select, TextInput } from '../../../../ui/TextInput.tsx';
import { ProblemNotices } from '../../option/ProblemNotices.tsx';
import { actionItems, useRowMenu } from '../../option/rowMenu.ts';
import { useOptionEditor } from '../../option/useOption.ts';
import { EditRefusal } from '../../typing/EditRefusal.tsx';
import { useIsVisibleAt } from '../../typing/useTyping.ts';
import styles from '../controls.module.css';
import { ParameterValue } from './ParameterValue.tsx';

interface ProgramEntryProps {
  readonly path: ValuePath;
  /** Its key as it may be shown. */
  readonly shownKey: string;
  readonly value: HjsonNode | undefined;
  readonly names: readonly string[];
  /** The field for the name of a new parameter. */
  readonly newName: RefObject<HTMLInputElement | null>;
  /** For the field with its name. */
  readonly nameRef: RefCallback<HTMLInputElement>;
  readonly problems: readonly Diagnostic[];
}

const kinds: readonly (readonly [kind: ParameterKind, title: string])[] = [
  ['text', 'Text'],
  ['baseURL', 'Base URL'],
  ['gatewayURL', 'Gateway URL'],
  ['sourceID', 'Source ID'],
  ['program', 'Program'],
];

/** Of each parameter of the example, its program; a text among them is only a placeholder. */
const leftOpen: Readonly<Record<string, string>> = exampleParameters;

function sourceOf({ text }: HjsonDocument, range: TextRange | undefined): string | undefined {
  return range && text.slice(range.start, range.end);
}

/** One parameter: its name, its kind, its value and its menu. */
export function ProgramEntry(props: ProgramEntryProps) {
  const { path, shownKey, value, names, newName: newField, nameRef, problems } = props;
  const { goTo } = usePlaces();
  const editor = useOptionEditor(path);
  const name = String(path.at(-1));
  const isNameHidden = shownKey !== name;
  const shownName = shownKey === '' ? '(empty name)' : shownKey;
  const fieldName = dottedName([...path.slice(0, -1), shownKey]);
  const [nameDraft, setNameDraft] = useState<string>();
  const newName = (isNameHidden ? nameDraft || undefined : nameDraft) ?? name;
  const isTaken = newName !== name && names.includes(newName);
  const program = value?.kind === 'string' ? value.value : '';
  // A program stays a program while it is edited, even if its text becomes a literal.
  const [ownProgramOf, setOwnProgramOf] = useState<string>();
  const parameter = readParameter(program);
  const kind = ownProgramOf === name ? 'program' : parameter.kind;
  // No box holds a placeholder: what the example leaves open is typed into an empty one.
  const isAsked = program === leftOpen[name];
  const page = usePageState();
  const { menuButton, onKeyDown } = useRowMenu();
  const isVisibleHere = useIsVisibleAt(path);
  const [isModified, holdsSecret] = useFacts(({ document, opened }) => {
    const range = findNode(document, path)?.range;
    const before = sourceOf(opened.document, findNode(opened.document, path)?.range);
    return [before !== undefined && before !== sourceOf(document, range), holdsSecretIn(document, range)];
  });
  // A value is not masked while it is being typed, and the field stays the same.
  const [heldHidden, setHeldHidden] = useState<boolean>();
  const isHidden = heldHidden ?? holdsSecret;

  /** Goes on to the next entry, which moves up; after the last one, to the new entry. */
  function remove() {
    const next = names[names.indexOf(name) + 1];
    editor.remove();
    if (next === undefined) newField.current?.focus();
    else goTo({ kind: 'option', path: [...path.slice(0, -1), next] });
  }

  function rename() {
    if (isTaken) return;
    if (newName !== name) {
      if (!editor.rename(newName)) return;
      if (ownProgramOf === name) setOwnProgramOf(newName);
    }
    setNameDraft(undefined);
  }

  function choose(next: ParameterKind) {
    setOwnProgramOf(next === 'program' ? name : undefined);
    const written = writeParameter(next, { text: parameter.text, program });
    if (written === program) return;
    editor.onFocus();
    editor.set(written);
  }

  /** From the menu, the focus goes on to the value. */
  function chooseAndGo(next: ParameterKind) {
    choose(next);
    goTo({ kind: 'option', path });
  }

  const holdProgram = () => {
    setOwnProgramOf(name);
    editor.onFocus();
  };
  const hasValue = kind === 'text' || kind === 'program';
  return (
    <RowContext value={fieldName}>
      <fieldset
        className={styles.entry}
        aria-label={`Parameter ${shownName}`}
        ref={useElement('entry', fieldName)}
        onKeyDown={onKeyDown}
        onInput={() => setHeldHidden(isHidden)}
        onBlur={() => setHeldHidden(undefined)}
      >
        <TextInput
          machine
          ref={nameRef}
          aria-label={`Name of parameter ${shownName}`}
          placeholder={isNameHidden ? hiddenText : '(empty name)'}
          value={isNameHidden ? (nameDraft ?? '') : newName}
          data-in-document={newName === name}
          onFocus={editor.onFocus}
          onChange={({ target }) => setNameDraft(target.value)}
          onBlur={rename}
          onKeyDown={({ key, nativeEvent }) => {
            if (isPlainEnter(nativeEvent)) rename();
            if (key === 'Escape' && !isComposing(nativeEvent)) setNameDraft(undefined);
          }}
        />
        <Select
          aria-label={`Kind of ${shownName}`}
          value={kind}
          {...(!hasValue && { name: fieldName })}
          onFocus={editor.onFocus}
          onChange={({ target }) => choose(target.value as ParameterKind)}
        >
          {kinds.map(([each, title]) => (
            <option key={each} value={each}>
              {title}
            </option>
          ))}
        </Select>
        <Menu
          align="end"
          more={() => actionItems(page, fieldName)}
          trigger={
            <IconButton
              className={styles.side ?? ''}
              label={`More for parameter ${shownName}`}
              tabIndex={-1}
              ref={menuButton}
            >
              <MoreIcon />
            </IconButton>
          }
          groups={[
            kinds.map(([each, title]) => ({
              label: title,
              isChosen: each === kind,
              onSelect: () => chooseAndGo(each),
            })),
            [
              { label: 'Revert to opened value', disabled: !isModified, onSelect: editor.revert },
              { label: 'Remove parameter', onSelect: remove },
            ],
          ]}
        />
        {hasValue && (
          <div className={`kit-stack kit-shrink ${styles.value}`}>
            <ParameterValue
              key={isHidden ? 'hidden' : kind}
              {...{ shownName, editor, kind, isHidden }}
              name={fieldName}
              value={kind === 'program' ? program : isAsked ? '' : parameter.text}
              isAsked={isAsked}
              onFocus={kind === 'text' ? editor.onFocus : holdProgram}
            />
          </div>
        )}
        {isTaken && <Notice kind="error">A parameter with this name already exists.</Notice>}
        <ProblemNotices problems={problems.filter(isVisibleHere)} />
        {!hasValue && <EditRefusal editor={editor} />}
      </fieldset>
    </RowContext>
  );
}
