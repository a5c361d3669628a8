import { Fragment, useId, useState } from 'react';
import {
  type Column,
  type Comparison,
  type Row,
  type TakeOverChoices,
  takeOver,
  takeOverEffect,
  touchesSecret,
} from '../../../compare/index.ts';
import { analyseConfig } from '../../../config/index.ts';
import type { HjsonDocument } from '../../../hjson/index.ts';
import { referenceForms } from '../../../references/index.ts';
import { counted } from '../../../text/index.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './CompareView.module.css';
import { changedLines } from './changedLines.ts';
import { rowTitle } from './rowTitle.ts';

interface TakeOverSheetProps {
  readonly comparison: Comparison;
  /** The column that the rows are taken from. */
  readonly index: number;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const variables = referenceForms.find(({ id }) => id === 'braces');

const secretChoices = [
  { value: 'leaveOut', label: 'Leave them out' },
  { value: 'reference', label: 'Write references' },
  { value: 'copy', label: 'Copy them' },
] as const;

type SecretChoice = (typeof secretChoices)[number]['value'];

const effects = { adds: 'is added', changes: 'changes', removes: 'is removed' } as const;

/** Previews what taking rows over changes, then applies it as one step. */
export function TakeOverSheet({ comparison, index, rows, onClose, onDone }: TakeOverSheetProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const [secrets, setSecrets] = useState<SecretChoice>('leaveOut');
  const [removals, setRemovals] = useState(false);
  const [comments, setComments] = useState(true);
  const secretsId = useId();
  const [open, other] = [comparison.columns[0], comparison.columns[index]];
  const choices: TakeOverChoices = {
    secrets: secrets === 'reference' ? (variables ?? 'leaveOut') : secrets,
    removals,
    comments,
  };
  const outcome = takeOver(comparison, index, rows, choices);
  const effectOf = (row: Row) => takeOverEffect(row, index);
  const removed = rows.filter((row) => effectOf(row) === 'removes');
  const withSecret = rows.filter((row) => touchesSecret(comparison, row, index));
  const after = outcome.ok ? outcome.after : undefined;
  const lines = after && changedLines(comparison.columns, after);
  const count = counted(outcome.ok ? rows.length - outcome.leftOut.length : 0, 'row');

  function apply() {
    if (!outcome.ok) return;
    workspace.apply(outcome.edits, { view: 'panel', label: `Take over ${count} from ${other?.label}` });
    announce(page, `Took over ${count}.`, { canUndo: true });
    onDone();
  }

  return (
    <Dialog
      open
      shape="side"
      onClose={onClose}
      title={`Take over into ${open?.label}`}
      description={`${counted(rows.length, 'row')} from ${other?.label}, as one step that can be undone.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={!outcome.ok || outcome.edits.length === 0} onClick={apply}>
            Take over {count}
          </Button>
        </>
      }
    >
      <ul className={styles.takenRows}>
        {rows.map((row) => (
          <li key={`${row.kind} ${row.name}`}>
            {rowTitle(row)} <code>{row.name}</code>{' '}
            {outcome.ok && outcome.leftOut.includes(row) ? 'stays as it is' : effects[effectOf(row)]}
          </li>
        ))}
      </ul>
      {withSecret.length > 0 && (
        <div className={styles.choice}>
          <span id={secretsId}>{counted(withSecret.length, 'row')} with a secret</span>
          <Segmented aria-labelledby={secretsId} value={secrets} onChange={setSecrets} options={secretChoices} />
        </div>
      )}
      {removed.length > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={removals} onChange={({ target }) => setRemovals(target.checked)} />
          Also remove what {other?.label} does not set: {removed.map(rowTitle).join(', ')}
        </label>
      )}
      <label className={styles.choice}>
        <input type="checkbox" checked={comments} onChange={({ target }) => setComments(target.checked)} />
        Notes of these options, too
      </label>
      {!outcome.ok && (
        <Notice kind="error">
          {rowTitle(outcome.row)}: {outcome.reason}
        </Notice>
      )}
      {lines && lines.length > 0 && (
        <pre className={styles.change}>
          {lines.map(({ sign, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and none moves.
            <Fragment key={at}>
              <span className={sign === '+' ? styles.added : styles.removed}>
                {sign} {text}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </pre>
      )}
      {outcome.ok && !lines && <p className={styles.muted}>The change cannot be shown without its secrets.</p>}
      {open && after && <p className={styles.muted}>{problemsAfter(open, after)}</p>}
    </Dialog>
  );
}

function problemsAfter({ config, serverVersion }: Column, after: HjsonDocument): string {
  const counts = [analyseConfig(after, serverVersion), config].map(({ diagnostics }) =>
    (['error', 'warning'] as const)
      .map((severity) => counted(diagnostics.filter((problem) => problem.severity === severity).length, severity))
      .join(', '),
  );
  return `Afterwards: ${counts[0]}. Now: ${counts[1]}.`;
}
