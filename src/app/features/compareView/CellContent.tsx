import { type Cell, classLetter } from '../../../compare/index.ts';
import styles from './CompareView.module.css';

interface CellContentProps {
  readonly cell: Cell;
  /** Whether it differs from the open text. */
  readonly differs: boolean;
  readonly hasSameEffect: boolean;
}

/** The contents of one text in one row, in words if it is not a value; never a secret. */
export function CellContent({ cell, differs, hasSameEffect }: CellContentProps) {
  return (
    <span className={styles.value}>
      {differs && (
        <span className={styles.sign} role="img" aria-label="differs:">
          ≠
        </span>
      )}
      <CellValue cell={cell} />
      {hasSameEffect && <span className={styles.tag}>same effect</span>}
    </span>
  );
}

function CellValue({ cell }: { readonly cell: Cell }) {
  if (cell.kind === 'unreadable') return <em>cannot be read</em>;
  if (cell.kind === 'unset') {
    if (cell.isCommentedOut) return <em>commented out</em>;
    if (cell.fallback === undefined) return <em>not set</em>;
    return (
      <>
        <i>{cell.fallback}</i> <span className={styles.tag}>default</span>
      </>
    );
  }
  const { text, secret, isDefault, isValid, open } = cell;
  return (
    <>
      <code className={styles.text}>{text}</code>
      {secret !== undefined && (
        <>
          {' '}
          <span className={styles.letter} role="img" aria-label={`Secret ${classLetter(secret)}`}>
            {classLetter(secret)}
          </span>
        </>
      )}
      {isDefault && <span className={styles.tag}>default</span>}
      {open === 'placeholder' && <span className={styles.tag}>to fill in</span>}
      {open === 'reference' && <span className={styles.tag}>reference</span>}
      {!isValid && <span className={styles.tag}>not valid</span>}
    </>
  );
}
