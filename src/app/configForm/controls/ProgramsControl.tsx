import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { neededVersion } from '../../../config/index.ts';
import type { HjsonNode } from '../../../hjson/index.ts';
import { type Diagnostic, dottedName, type OptionPath, samePath } from '../../../text/index.ts';
import { type ParameterKind, readParameter, writeParameter } from '../../../tokenRequest/index.ts';
import { ExprField } from '../../exprField/ExprField.tsx';
import { useSelected } from '../../state/useWorkspace.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select, TextInput } from '../../ui/TextInput.tsx';
import { useRows } from '../../ui/useRows.ts';
import { EditRefusal } from '../EditRefusal.tsx';
import { focusNamed } from '../focusOption.ts';
import { ProblemNotices } from '../ProblemNotices.tsx';
import { useDraft } from '../useDraft.ts';
import { type OptionEditor, useOptionEditor } from '../useOption.ts';
import { useToldAt } from '../useTyping.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

const newEntryId = 'new-parameter';

/** A record of Expr programs. Names may contain anything, even dots and spaces, so each is one step of a path. */
export function ProgramsControl({ view, attributes }: ControlProps) {
  const node = view.reading.node;
  const entries = node?.kind === 'object' ? lastOfEachName(node.members) : [];
  const needed = useSelected(({ serverVersion }) => neededVersion(view.facts, serverVersion));
  const names = entries.map(({ name }) => name);
  const prefix = `${view.facts.key}.`;
  const { drawn, containerProps } = useRows({
    count: entries.length,
    estimate: 78,
    // Keyed by position, so that renaming keeps the focus.
    keyOf: (position) => `place ${position}`,
    indexOf: (name) => (name.startsWith(prefix) ? names.indexOf(name.slice(prefix.length)) : -1),
  });
  return (
    <div className={styles.group} id={attributes.id}>
      <div {...containerProps}>
        {drawn.map((row) => {
          if (row.kind === 'gap') return <div key={row.key} style={{ height: row.height }} />;
          const { name = '', value } = entries[row.index] ?? {};
          const path = [...view.facts.path, name];
          return (
            <div key={row.key} className={styles.entryRow} {...row.props}>
              <ProgramEntry
                path={path}
                value={value}
                names={names}
                problems={view.problems.filter((problem) => samePath(problem.path, path))}
              />
            </div>
          );
        })}
      </div>
      {entries.length === 0 && <p className={styles.empty}>No extra parameters.</p>}
      <NewEntry path={view.facts.path} names={names} isOffered={needed === undefined} />
    </div>
  );
}

interface ProgramEntryProps {
  readonly path: OptionPath;
  readonly value: HjsonNode | undefined;
  readonly names: readonly string[];
  readonly problems: readonly Diagnostic[];
}

const kinds: readonly (readonly [kind: ParameterKind, title: string])[] = [
  ['text', 'Text'],
  ['baseURL', 'Base URL'],
  ['gatewayURL', 'Gateway URL'],
  ['sourceID', 'Source ID'],
  ['program', 'Program'],
];

function ProgramEntry({ path, value, names, problems }: ProgramEntryProps) {
  const editor = useOptionEditor(path);
  const name = String(path.at(-1));
  const shownName = name === '' ? '(empty name)' : name;
  const [nameDraft, setNameDraft] = useState<string>();
  const newName = nameDraft ?? name;
  const isTaken = newName !== name && names.includes(newName);
  const program = value?.kind === 'string' ? value.value : '';
  // A program stays a program while it is edited, even if its text becomes a literal.
  const [ownProgramOf, setOwnProgramOf] = useState<string>();
  const reading = readParameter(program);
  const kind = ownProgramOf === name ? 'program' : reading.kind;
  const isToldHere = useToldAt(path);

  /** Focuses the button of the next entry, which moves up; after the last one, the new entry. */
  function remove() {
    editor.remove();
    if (name === names.at(-1)) document.getElementById(newEntryId)?.focus();
  }

  function rename() {
    if (isTaken) return;
    if (newName !== name) {
      editor.rename(newName);
      if (ownProgramOf === name) setOwnProgramOf(newName);
    }
    setNameDraft(undefined);
  }

  function choose(next: ParameterKind) {
    setOwnProgramOf(next === 'program' ? name : undefined);
    const written = writeParameter(next, { text: reading.text, program });
    if (written === program) return;
    editor.onFocus();
    editor.set(written);
  }

  const holdProgram = () => {
    setOwnProgramOf(name);
    editor.onFocus();
  };
  const hasValue = kind === 'text' || kind === 'program';
  return (
    <fieldset className={styles.entry} aria-label={`Parameter ${shownName}`}>
      <TextInput
        machine
        aria-label={`Name of parameter ${shownName}`}
        placeholder="(empty name)"
        value={newName}
        data-in-document={newName === name}
        onFocus={editor.onFocus}
        onChange={({ target }) => setNameDraft(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => {
          if (key === 'Enter') rename();
          if (key === 'Escape') setNameDraft(undefined);
        }}
      />
      <Select
        aria-label={`Kind of ${shownName}`}
        value={kind}
        {...(!hasValue && { name: dottedName(path) })}
        onFocus={editor.onFocus}
        onChange={({ target }) => choose(target.value as ParameterKind)}
      >
        {kinds.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </Select>
      <IconButton className={styles.side ?? ''} label={`Remove parameter ${shownName}`} onClick={remove}>
        <X />
      </IconButton>
      {isTaken && <Notice kind="error">A parameter with this name exists.</Notice>}
      {kind === 'text' && <TextValue {...{ path, shownName, editor }} text={reading.text} />}
      {kind === 'program' && <ProgramValue {...{ path, shownName, editor, program }} onFocus={holdProgram} />}
      <ProblemNotices problems={problems.filter(isToldHere)} />
      {!hasValue && <EditRefusal editor={editor} />}
    </fieldset>
  );
}

interface ValueProps {
  readonly path: OptionPath;
  readonly shownName: string;
  readonly editor: OptionEditor;
}

/** A fixed text, written as an Expr literal. */
function TextValue({ path, shownName, editor, text }: ValueProps & { readonly text: string }) {
  const draft = useDraft({
    committed: text,
    write: (next) => editor.set(writeParameter('text', { text: next, program: '' })),
  });
  return (
    <>
      <TextInput
        machine
        name={dottedName(path)}
        aria-label={`Text of ${shownName}`}
        placeholder="Empty text"
        value={draft.value}
        ref={draft.ref}
        data-in-document={draft.isWritten}
        onFocus={editor.onFocus}
        onBlur={draft.onBlur}
        onChange={({ target }) => draft.change(target.value)}
      />
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

interface ProgramValueProps extends ValueProps {
  readonly program: string;
  readonly onFocus: () => void;
}

function ProgramValue({ path, shownName, editor, program, onFocus }: ProgramValueProps) {
  const draft = useDraft({ committed: program, write: editor.set });
  return (
    <>
      <ExprField
        name={dottedName(path)}
        label={`Program of ${shownName}`}
        value={draft.value}
        isWritten={draft.isWritten}
        onChange={draft.change}
        onFocus={onFocus}
        onBlur={draft.onBlur}
      />
      <EditRefusal editor={editor} draft={draft} />
    </>
  );
}

interface NewEntryProps {
  readonly path: OptionPath;
  readonly names: readonly string[];
  /** False when the server does not have the option; the field says so. */
  readonly isOffered: boolean;
}

/** A new parameter starts as an empty text; the user enters its value or kind next. */
function NewEntry({ path, names, isOffered }: NewEntryProps) {
  const [name, setName] = useState('');
  const [isLeft, setLeft] = useState(false);
  const editor = useOptionEditor([...path, name]);
  const isTaken = names.includes(name);

  function add() {
    if (isTaken || !isOffered) return;
    editor.set(writeParameter('text', { text: '', program: '' }));
    setName('');
    requestAnimationFrame(() => focusNamed(dottedName([...path, name])));
  }

  return (
    <div className={styles.group}>
      <div className={`${styles.row} ${styles.adding}`}>
        <TextInput
          machine
          id={newEntryId}
          aria-label="Name of the new parameter"
          placeholder="parameter name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={isTaken || !isOffered}>
          <Plus />
          Add parameter
        </Button>
      </div>
      {isTaken && <Notice kind="error">A parameter with this name exists.</Notice>}
      {isLeft && name !== '' && !isTaken && isOffered && (
        <Notice kind="warning">This parameter is not added yet. Press Add parameter.</Notice>
      )}
      <EditRefusal editor={editor} />
    </div>
  );
}

/** Of duplicate names the last one counts, as for the server. */
function lastOfEachName(members: Extract<HjsonNode, { kind: 'object' }>['members']) {
  return [...new Map(members.map(({ key, value }) => [key.name, value])).entries()].map(([name, value]) => ({
    name,
    value,
  }));
}
