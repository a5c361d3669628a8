import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { neededVersion } from '../../../config/index.ts';
import type { HjsonNode } from '../../../hjson/index.ts';
import { dottedName, type OptionPath, samePath } from '../../../text/index.ts';
import { ExprField } from '../../exprField/ExprField.tsx';
import { useSelected } from '../../state/useWorkspace.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useRows } from '../../ui/useRows.ts';
import { EditRefusal } from '../EditRefusal.tsx';
import type { FieldProblem } from '../optionView.ts';
import { ProblemNotices } from '../ProblemNotices.tsx';
import { useDraft } from '../useDraft.ts';
import { useOptionEditor } from '../useOption.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

const newEntryId = 'new-parameter';

/** A record of Expr programs. Names may hold anything, dots and spaces too, so each is one step of a path. */
export function ProgramsControl({ view, attributes }: ControlProps) {
  const node = view.reading.node;
  const entries = node?.kind === 'object' ? lastOfEachName(node.members) : [];
  const needed = useSelected(({ serverVersion }) => neededVersion(view.facts, serverVersion));
  const names = entries.map(({ name }) => name);
  const prefix = `${view.facts.key}.`;
  const { drawn, containerProps } = useRows({
    count: entries.length,
    estimate: 110,
    // The place is the identity: a rename keeps the focus, and names of one record differ anyway.
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
                problems={view.problems.filter(({ problem }) => samePath(problem.path, path))}
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
  readonly problems: readonly FieldProblem[];
}

function ProgramEntry({ path, value, names, problems }: ProgramEntryProps) {
  const editor = useOptionEditor(path);
  const name = String(path.at(-1));
  const shownName = name === '' ? '(empty name)' : name;
  const [nameDraft, setNameDraft] = useState<string>();
  const newName = nameDraft ?? name;
  const isTaken = newName !== name && names.includes(newName);
  const committed = value?.kind === 'string' ? value.value : '';
  const draft = useDraft({ committed, write: editor.set });

  /** The button of the next entry takes the place of this one; after the last one, the focus goes to the new entry. */
  function remove() {
    editor.remove();
    if (name === names.at(-1)) document.getElementById(newEntryId)?.focus();
  }

  function rename() {
    if (isTaken) return;
    if (newName !== name) editor.rename(newName);
    setNameDraft(undefined);
  }

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
      <IconButton look="plain" className={styles.side ?? ''} label={`Remove parameter ${shownName}`} onClick={remove}>
        <Trash2 />
      </IconButton>
      {isTaken && <Notice kind="error">A parameter with this name exists.</Notice>}
      <ExprField
        name={dottedName(path)}
        label={`Program of ${shownName}`}
        value={draft.value}
        isWritten={draft.isWritten}
        onChange={draft.change}
        onFocus={editor.onFocus}
        onBlur={draft.onBlur}
      />
      <ProblemNotices problems={problems} />
      <EditRefusal editor={editor} draft={draft} />
    </fieldset>
  );
}

interface NewEntryProps {
  readonly path: OptionPath;
  readonly names: readonly string[];
  /** False for a server that does not have the option: the field says so. */
  readonly isOffered: boolean;
}

/** A new parameter starts as an empty text, which is a valid program: the user replaces it. */
function NewEntry({ path, names, isOffered }: NewEntryProps) {
  const [name, setName] = useState('');
  const editor = useOptionEditor([...path, name]);
  const isTaken = names.includes(name);

  function add() {
    if (isTaken || !isOffered) return;
    editor.set("''");
    setName('');
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
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <Button onClick={add} disabled={isTaken || !isOffered}>
          <Plus />
          Add parameter
        </Button>
      </div>
      {isTaken && <Notice kind="error">A parameter with this name exists.</Notice>}
      <EditRefusal editor={editor} />
    </div>
  );
}

/** With duplicate names the last one counts, as for the server. */
function lastOfEachName(members: Extract<HjsonNode, { kind: 'object' }>['members']) {
  return [...new Map(members.map(({ key, value }) => [key.name, value])).entries()].map(([name, value]) => ({
    name,
    value,
  }));
}
