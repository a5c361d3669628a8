import { findMember } from 'hjson-document';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import {
  type Cell,
  type Column,
  type Comparison,
  type ComparisonProblem,
  canTakeOver,
  commentedText,
  type Row,
  takeOverEffect,
} from '../../../compare/index.ts';
import { type ReferenceForm, referenceForms } from '../../../references/index.ts';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import type { Place } from '../../places/place.ts';
import { usePlaces } from '../../places/places.ts';
import { writeClipboard } from '../../platform/clipboard.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { CellContent } from './CellContent.tsx';
import styles from './CompareView.module.css';
import { rowTitle, sectionTitle } from './rowTitle.ts';
import { takeOverRows } from './takeOverRows.ts';

interface CompareRowProps {
  readonly comparison: Comparison;
  readonly row: Row;
  /** Problems between the texts: hints are shown in the row, more severe ones above the list. */
  readonly problems: readonly ComparisonProblem[];
  readonly isOnPurpose: boolean;
  readonly onMark: () => void;
}

/** One option: its name, what each text says, and what can be done with it. */
export function CompareRow({ comparison, row, problems, isOnPurpose, onMark }: CompareRowProps) {
  const title = rowTitle(row);
  return (
    <>
      <span className={styles.name}>
        <span>
          <b>{title}</b>{' '}
          {problems.some(({ severity }) => severity !== 'hint') && (
            <TriangleAlert className={styles.alert} role="img" aria-label="has a problem" />
          )}
          {isOnPurpose && <span className={styles.tag}>differs on purpose</span>}
        </span>
        <span className={styles.key}>
          {title !== row.name && <code>{row.name}</code>} {sectionTitle(row)}
        </span>
        {problems
          .filter(({ severity }) => severity === 'hint')
          .map(({ code, message }) => (
            <span key={code} className={styles.muted}>
              {message}
            </span>
          ))}
      </span>
      <span className={styles.sides}>
        {comparison.columns.map(({ label }, index) => {
          const cell = row.cells[index];
          // What differs on purpose is no news.
          const differs = !isOnPurpose && isOther(row, index);
          return (
            cell && (
              <span key={label} className={sideClass(cell, differs)}>
                <span className={styles.textName}>{label}</span>
                <CellContent
                  cell={cell}
                  differs={differs}
                  hasSameEffect={row.verdict === 'sameEffect' && cell.kind === 'set'}
                  commented={isCommentedOut(cell) ? commentedText(comparison, row, index) : undefined}
                />
                {canTakeOver(row, index) && <TakeOver comparison={comparison} row={row} index={index} />}
              </span>
            )
          );
        })}
      </span>
      <RowMenu comparison={comparison} row={row} isOnPurpose={isOnPurpose} onMark={onMark} />
    </>
  );
}

function isCommentedOut(cell: Cell): boolean {
  return cell.kind === 'unset' && cell.isCommentedOut;
}

function sideClass({ kind }: Cell, differs: boolean): string {
  return `${styles.side} ${kind === 'unreadable' ? styles.unreadable : differs ? styles.differs : ''}`;
}

/** Whether what a cell shows differs from the open text; for secrets, the letters show it. */
function isOther({ verdict, cells }: Row, index: number): boolean {
  const [open, cell] = [cells[0], cells[index]];
  if (index === 0 || !open || !cell || (verdict !== 'differs' && verdict !== 'only')) return false;
  if (open.kind !== 'set' || cell.kind !== 'set') return open.kind !== cell.kind;
  return open.text !== cell.text || open.secret !== cell.secret;
}

const variables = referenceForms.find(({ id }) => id === 'braces');

interface TakeOverProps {
  readonly comparison: Comparison;
  readonly row: Row;
  readonly index: number;
}

/** Makes the open text say what another one says; of a secret, the user says whether it is copied. */
function TakeOver({ comparison, row, index }: TakeOverProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const what = rowTitle(row);
  const cell = row.cells[index];
  const take = (references?: ReferenceForm) =>
    focusNear(page, () =>
      takeOverRows(workspace, page, { comparison, index, rows: [row], what, ...(references && { references }) }),
    );
  const name = (verb: string) => `${verb} ${what}, as in ${comparison.columns[index]?.label}`;
  if (cell?.kind !== 'set' || cell.secret === undefined) {
    const verb = takeOverEffect(row, index) === 'removes' ? 'Remove' : 'Take over';
    return (
      <Button size="compact" aria-label={name(verb)} onClick={() => take()}>
        {verb}
      </Button>
    );
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button size="compact" aria-label={name('Take over')}>
          Take over <ChevronDown aria-hidden />
        </Button>
      }
      groups={[
        [
          // A reference in a part would have to be escaped.
          ...(row.part === undefined && variables
            ? [{ label: 'Write a reference', onSelect: () => take(variables) }]
            : []),
          { label: 'Copy the secret', onSelect: () => take() },
        ],
      ]}
    />
  );
}

function RowMenu({ comparison, row, isOnPurpose, onMark }: Omit<CompareRowProps, 'problems'>) {
  const page = usePageState();
  const places = usePlaces();
  const { columns } = comparison;
  const isInDocument = row.kind !== 'variable';
  const copies = columns.flatMap(({ label }, index): readonly MenuItem[] => {
    const cell = row.cells[index];
    if (cell?.kind !== 'set' || cell.secret !== undefined || cell.open === 'redacted') return [];
    const copy = async () =>
      announce(page, (await writeClipboard(cell.text)) ? 'Copied.' : 'The browser did not let the page copy.');
    return [{ label: `Copy the value of ${label}`, onSelect: copy }];
  });
  const goTo = (label: string, place: Place): readonly MenuItem[] => [{ label, onSelect: () => places.goTo(place) }];
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Actions of ${rowTitle(row)}`} size="compact">
          <MoreIcon />
        </IconButton>
      }
      groups={[
        [
          ...(isInDocument && row.option ? goTo('Edit in the form', { kind: 'option', path: row.path }) : []),
          ...(isInDocument && row.cells[0]?.kind === 'set' ? goTo('Show in the text', placeOf(row, columns[0])) : []),
        ],
        copies,
        [{ label: 'Differs on purpose', isChecked: isOnPurpose, onSelect: onMark }],
      ]}
    />
  );
}

function placeOf({ path }: Row, open: Column | undefined): Place {
  const range = open && findMember(open.document, path)?.range;
  return range ? { kind: 'text', range } : { kind: 'text' };
}
