import { type Cell, classLetter, cutMiddle } from '../../../compare/index.ts';
import { MaskedText } from '../../ui/MaskedText.tsx';
import { SeverityMark } from '../../ui/Notice.tsx';
import styles from './CompareView.module.css';

/** For more of a value, users go to it in the form or the text. */
const mostShown = 120;

interface CellContentProps {
  readonly cell: Cell;
  /** Whether it differs from the open text. */
  readonly differs: boolean;
  readonly hasSameEffect: boolean;
  /** The value that is commented out, unless it may be a secret. */
  readonly commented: string | undefined;
}

/** The contents of one text in one row, in words if it is not a value; never a secret. */
export function CellContent({ cell, differs, hasSameEffect, commented }: CellContentProps) {
  return (
    <span className={styles.value}>
      {differs && (
        <span className={styles.sign} role="img" aria-label="differs:">
          ≠
        </span>
      )}
      <CellValue cell={cell} commented={commented} />
      {hasSameEffect && <span className={styles.tag}>same effect</span>}
    </span>
  );
}

function CellValue({ cell, commented }: Pick<CellContentProps, 'cell' | 'commented'>) {
  if (cell.kind === 'unreadable') return <em>cannot be read</em>;
  if (cell.kind === 'unset') {
    if (cell.isCommentedOut) {
      return (
        <>
          <em>commented out</em> {commented !== undefined && <code className={styles.text}>{cut(commented)}</code>}
        </>
      );
    }
    if (cell.fallback === undefined) return <em>not set</em>;
    return (
      <>
        <i>{cell.fallback}</i> <span className={styles.tag}>default</span>
      </>
    );
  }
  const { text, secret, severity, isDefault, isValid, open } = cell;
  return (
    <>
      {severity && (
        <span className={styles.mark}>
          <SeverityMark kind={severity} />
        </span>
      )}
      <code className={styles.text}>
        <MaskedText text={cut(text)} />
      </code>
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
      {open === 'redacted' && <span className={styles.tag}>hidden in this copy</span>}
      {open === 'reference' && <span className={styles.tag}>reference</span>}
      {open === 'elsewhere' && <span className={styles.tag}>not the secret itself</span>}
      {!isValid && <span className={styles.tag}>not valid</span>}
    </>
  );
}

function cut(text: string): string {
  return cutMiddle(text, mostShown);
}
