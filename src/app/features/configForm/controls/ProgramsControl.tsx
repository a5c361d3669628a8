import { findNode, type HjsonDocument, type HjsonNode } from 'hjson-document';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dottedName, samePath, type ValuePath } from 'source-text';
import { neededVersion } from '../../../../config/index.ts';
import { shownKey } from '../../../../workspace/index.ts';
import { useFacts, useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useRows } from '../../../ui/useRows.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { NewProgram } from './programs/NewProgram.tsx';
import { ProgramEntry } from './programs/ProgramEntry.tsx';
import { rowStep } from './programs/rowStep.ts';

/**
 * A record of Expr programs. Names may contain anything, even dots and spaces, so each is one path segment. The arrow
 * keys go from row to row.
 */
export function ProgramsControl({ view, attributes }: ControlProps) {
  const workspace = useWorkspace();
  // The view stays the same while an edit elsewhere moves the entries.
  const { node } = workspace.snapshot.config.entries.get(view.option.key) ?? {};
  const entries = node?.kind === 'object' ? lastOfEachName(node.members) : [];
  const needed = useSelected(({ serverVersion }) => neededVersion(view.option, serverVersion));
  const names = entries.map(({ name }) => name);
  const hidden = useFacts(({ document }) => hiddenKeys(document, view.option.path));
  const shown = names.map((name) => hidden[name] ?? name);
  const prefix = `${view.option.key}.`;
  const { drawn, containerProps } = useRows({
    count: entries.length,
    estimate: 78,
    // Keyed by position, so that renaming keeps the focus.
    keyOf: (position) => `place ${position}`,
    indexOf: (name) => (name.startsWith(prefix) ? shown.indexOf(name.slice(prefix.length)) : -1),
  });
  const [visited, setVisited] = useState(0);
  const { elements } = usePlaces();
  const newName = useRef<HTMLInputElement>(null);
  const nameFields = useRef(new Map<number, HTMLElement>());

  /** Goes from the name or value of one entry to that of the next, and from the last one to the new entry. */
  function goToRow(event: KeyboardEvent<HTMLElement>) {
    const step = rowStep(event);
    const isNew = event.target === newName.current;
    const index = (isNew ? names.length : visited) + (step ?? 0);
    if (!step || index < 0 || index > names.length) return;
    event.preventDefault();
    if (index === names.length) return newName.current?.focus();
    const isName = isNew || event.target === nameFields.current.get(visited);
    // Renders the row if it is out of view.
    elements.focus(dottedName([...view.option.path, shown[index] ?? '']));
    if (isName) nameFields.current.get(index)?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside.
    <div className="kit-stack" id={attributes.id} onKeyDown={goToRow}>
      <ul {...containerProps}>
        {drawn.map((row) => {
          if (row.kind === 'gap') return <li key={row.key} aria-hidden style={{ height: row.height }} />;
          const { name = '', value } = entries[row.index] ?? {};
          const path = [...view.option.path, name];
          return (
            <li
              key={row.key}
              className={styles.entryRow}
              onFocus={() => setVisited(row.index)}
              {...row.place}
              {...row.props}
            >
              <ProgramEntry
                path={path}
                shownKey={shown[row.index] ?? name}
                value={value}
                names={names}
                newName={newName}
                nameRef={(field) => {
                  if (field) nameFields.current.set(row.index, field);
                }}
                problems={view.problems.filter((problem) => samePath(problem.path, path))}
              />
            </li>
          );
        })}
      </ul>
      {entries.length === 0 && <p className="kit-muted kit-small">No extra parameters.</p>}
      <NewProgram field={newName} path={view.option.path} names={names} isOffered={needed === undefined} />
      <p className="kit-muted kit-small">
        Programs are written in{' '}
        <a href="https://expr-lang.org/" target="_blank" rel="noreferrer">
          Expr
        </a>
        .
      </p>
    </div>
  );
}

/** The names that are secrets, and what is shown instead. */
function hiddenKeys(document: HjsonDocument, path: ValuePath): Readonly<Record<string, string>> {
  const node = findNode(document, path);
  const members = node?.kind === 'object' ? node.members : [];
  return Object.fromEntries(
    members.flatMap(({ key }, index) => {
      const shown = shownKey(document, key, index);
      return shown === key.name ? [] : [[key.name, shown]];
    }),
  );
}

/** Of duplicate names the last one counts, as for hjson-go. */
function lastOfEachName(members: Extract<HjsonNode, { kind: 'object' }>['members']) {
  return [...new Map(members.map(({ key, value }) => [key.name, value])).entries()].map(([name, value]) => ({
    name,
    value,
  }));
}
