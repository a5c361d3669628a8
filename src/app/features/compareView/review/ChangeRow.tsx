import { type Change, type Comparison, shownNote } from '../../../../compare/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellContent } from '../CellContent.tsx';
import shared from '../CompareView.module.css';
import { rowTitle } from '../rowTitle.ts';
import styles from './ReviewView.module.css';

interface ChangeRowProps {
  readonly comparison: Comparison;
  readonly change: Change;
  readonly onRevert: () => void;
}

/** One option that is not as it was: what it said before, what it says now, and a button that brings the first back. */
export function ChangeRow({ comparison, change, onRevert }: ChangeRowProps) {
  const { kind, row } = change;
  const title = rowTitle(row);
  const side = (index: number) =>
    kind === 'comment' ? <Note text={shownNote(comparison, row, index)} /> : <Value change={change} index={index} />;
  return (
    <div className={styles.row}>
      <span>
        <b>{title}</b> <span className={shared.tag}>{kind}</span>
        {row.kind === 'option' && (
          <span className={shared.key}>
            <code>{row.name}</code>
          </span>
        )}
      </span>
      <span className={styles.side}>
        <span className={styles.label}>Before</span> <span>{side(0)}</span>
      </span>
      <span className={styles.side}>
        <span className={styles.label}>After</span> <span>{side(1)}</span>
      </span>
      <Button size="compact" aria-label={`Revert ${title}${kind === 'comment' ? ': comment' : ''}`} onClick={onRevert}>
        Revert
      </Button>
    </div>
  );
}

/** A hidden secret is dots: that it is another one, its row says. */
function Value({ change: { row }, index }: { readonly change: Change; readonly index: number }) {
  const [before, after] = row.cells;
  const cell = row.cells[index];
  if (!cell) return null;
  const isSameText = before?.kind === 'set' && after?.kind === 'set' && before.text === after.text;
  return (
    <>
      <CellContent
        cell={cell.kind === 'set' ? { ...cell, secret: undefined } : cell}
        differs={false}
        hasSameEffect={false}
        commented={undefined}
      />
      {index === 1 && isSameText && after.secret === undefined && <span className={shared.tag}>as another type</span>}
    </>
  );
}

function Note({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return <em>not shown: it may hold a secret</em>;
  return text === '' ? <em>none</em> : <span className={styles.note}>{text}</span>;
}
