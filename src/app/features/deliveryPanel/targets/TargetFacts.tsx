import type { Target, TargetOutput } from '../../../../delivery/index.ts';
import styles from '../DeliveryPanel.module.css';
import { withCode } from '../withCode.tsx';
import { OutputNotices } from './OutputNotices.tsx';

interface TargetFactsProps {
  readonly target: Target;
  readonly output: TargetOutput;
  readonly keepsComments: boolean;
  /** Whether the text has CRLF as line ends, which are not exported. */
  readonly hasCarriageReturns: boolean;
}

/** How to use the output, what is lost, and whether it is round-trip tested. */
export function TargetFacts({ target, output, keepsComments, hasCarriageReturns }: TargetFactsProps) {
  return (
    <div className={styles.facts}>
      <p className={styles.muted}>{withCode(target.hint)}</p>
      <p className={styles.muted}>
        {contents(target, keepsComments, hasCarriageReturns)}{' '}
        {target.verification.tested ? '✓ Round-trip tested.' : `Untested: ${target.verification.basis}.`}
      </p>
      <OutputNotices output={output} />
    </div>
  );
}

function contents(target: Target, keepsComments: boolean, hasCarriageReturns: boolean): string {
  const { refersToFile, preservesComments, holdsLines } = target;
  if (refersToFile) return 'Refers to config.json and contains nothing of it: download that too.';
  if (preservesComments || (holdsLines && keepsComments)) {
    return hasCarriageReturns
      ? 'Contains the text with its comments, with LF instead of CRLF as line ends.'
      : 'Contains the unchanged text with its comments.';
  }
  return 'Exported as one line of JSON without comments. Keep config.json as the master copy.';
}
