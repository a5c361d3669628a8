import { noteOf } from 'hjson-document/notes';
import { useMemo } from 'react';
import type { EditOutcome } from 'source-text';
import {
  type Change,
  type Comparison,
  compareColumns,
  readColumn,
  reviewOf,
  selectRows,
  takeOver,
} from '../../../../compare/index.ts';
import { noteOptions } from '../../../../config/index.ts';
import { shownIn } from '../../../../secrets/index.ts';
import { readDocument, type Workspace } from '../../../../workspace/index.ts';
import { problemsLeft } from '../../../commands/applyFix.ts';
import { saveFile } from '../../../commands/saveFile.ts';
import { announce } from '../../../page/announcer.ts';
import { openedLabel } from '../../../page/files.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useSnapshot, useWorkspace } from '../../../page/useWorkspace.ts';
import { focusNear } from '../../../places/focusNear.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { useRows } from '../../../ui/useRows.ts';
import shared from '../CompareView.module.css';
import { CopyMenu } from '../CopyMenu.tsx';
import { rowTitle } from '../rowTitle.ts';
import { ChangeRow } from './ChangeRow.tsx';
import styles from './ReviewView.module.css';

/** What was changed since the document was opened, from before to after, and the way back. */
export function ReviewView() {
  const page = usePageState();
  const workspace = useWorkspace();
  const comparison = useOpenedAndNow();
  const { changes, isReordered } = useMemo(() => reviewOf(comparison), [comparison]);
  const isSame = useSelected(({ text, opened }) => text === opened.text);
  const { drawn, containerProps } = useRows({
    count: changes.length,
    estimate: 52,
    keyOf: (index) => keyOf(changes[index], index),
  });
  const revert = (change: Change) =>
    focusNear(page, () => {
      const outcome = revertChange(workspace, comparison, change);
      const title = rowTitle(change.row);
      if (outcome.ok) announce(page, `Reverted ${title}.`, { canUndo: true });
      else announce(page, `${title}: ${outcome.reason}`, { kind: 'error' });
    });
  return (
    <div className={styles.view}>
      <ReviewHead comparison={comparison} changes={changes} isSame={isSame} />
      {changes.length > 0 && (
        <>
          <div className={styles.heads} aria-hidden>
            <span>Option</span>
            <span>Before</span>
            <span>After</span>
          </div>
          <ul className={shared.rows} aria-label="Changes" {...containerProps}>
            {drawn.map((row) => {
              const change = row.kind === 'row' ? changes[row.index] : undefined;
              if (row.kind === 'gap') return <li key={row.key} role="presentation" style={{ height: row.height }} />;
              return (
                change && (
                  <li key={row.key} {...row.props} {...row.place}>
                    <ChangeRow comparison={comparison} change={change} onRevert={() => revert(change)} />
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
      {isReordered && <p className={shared.muted}>The order of the options changed.</p>}
      {!isSame && changes.length === 0 && !isReordered && (
        <p className={shared.muted}>Only the layout changed, or comments that belong to no option.</p>
      )}
    </div>
  );
}

function keyOf(change: Change | undefined, index: number): string {
  return change ? `${change.kind} ${change.row.kind} ${change.row.name}` : String(index);
}

/** The document as it was opened, then as it is now. */
function useOpenedAndNow(): Comparison {
  const { document, opened, config, file, serverVersion } = useSnapshot();
  const { unknown } = shownIn(document);
  const before = useMemo(
    () => readColumn({ label: openedLabel, document: readDocument(opened.text, { unknown }), serverVersion }),
    [opened.text, unknown, serverVersion],
  );
  const label = file?.name ?? 'config.json';
  return useMemo(
    () => compareColumns([before, readColumn({ label, document, serverVersion, config })]),
    [before, label, document, serverVersion, config],
  );
}

interface ReviewHeadProps {
  readonly comparison: Comparison;
  readonly changes: readonly Change[];
  readonly isSame: boolean;
}

/** The changes in numbers, what is wrong with the document, and where both can go. */
function ReviewHead({ comparison, changes, isSame }: ReviewHeadProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const left = useSelected(problemsLeft);
  const isFaulty = useSelected(({ diagnostics }) => diagnostics.some(({ severity }) => severity !== 'hint'));
  const wanted = useMemo(() => selectRows(comparison, {}), [comparison]);
  return (
    <div className={styles.head}>
      <p>
        {summaryOf(changes, isSame)} {left}{' '}
        {isFaulty && (
          <Button look="link" onClick={() => places.goTo({ kind: 'tool', tool: 'problems' })}>
            Show problems
          </Button>
        )}
      </p>
      <div className={styles.actions}>
        <Button disabled={isSame} onClick={() => places.goTo({ kind: 'changes' })}>
          Show lines
        </Button>
        <CopyMenu comparison={comparison} wanted={wanted} disabled={isSame} />
        <Button look="primary" disabled={isSame} onClick={() => saveFile(workspace, page)}>
          Save
        </Button>
      </div>
    </div>
  );
}

function summaryOf(changes: readonly Change[], isSame: boolean): string {
  if (isSame) return 'Nothing was changed since opening.';
  const counts = (['changed', 'added', 'removed'] as const).flatMap((wanted) => {
    const count = changes.filter(({ kind }) => kind === wanted).length;
    return count > 0 ? [`${count} ${wanted}`] : [];
  });
  return counts.length > 0 ? `Since opening: ${counts.join(', ')}.` : 'Since opening, no value was changed.';
}

/**
 * Brings back what an option, a part of the connection string or a comment said in the first column of a review, as one step. The option
 * is restored byte for byte; nothing changes if it cannot be.
 */
function revertChange(workspace: Workspace, review: Comparison, { kind, row }: Change): EditOutcome {
  const origin = { view: 'panel', label: `Revert ${rowTitle(row)}` } as const;
  const [before] = review.columns;
  if (kind === 'comment' && before) {
    return workspace.setNote(row.path, noteOf(before.document, row.path, noteOptions(row.path)), origin);
  }
  if (row.part === undefined) return workspace.revertOption(row.path, origin);
  const back = compareColumns([...review.columns].reverse());
  const rows = back.rows.filter(({ kind, name }) => kind === row.kind && name === row.name);
  const outcome = takeOver(back, 1, rows);
  if (outcome.ok) workspace.apply(outcome.edits, origin);
  return outcome;
}
