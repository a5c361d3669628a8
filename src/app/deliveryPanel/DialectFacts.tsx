import type { Dialect, DialectOutput } from '../../delivery/index.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './DeliveryPanel.module.css';

interface DialectFactsProps {
  readonly dialect: Dialect;
  readonly output: DialectOutput;
}

/** How to use the output, its size against the limit, what is lost, and whether it is round-trip tested. */
export function DialectFacts({ dialect, output }: DialectFactsProps) {
  return (
    <div className={styles.facts}>
      <p className={styles.muted}>{withCode(dialect.hint)}</p>
      <p className={styles.muted}>
        {dialect.preservesComments
          ? 'Contains the unchanged text with its comments.'
          : 'Exported as one line of JSON without comments. Keep config.json as the master copy.'}{' '}
        {dialect.verification.tested ? '✓ Round-trip tested.' : `Untested: ${dialect.verification.basis}.`}
      </p>
      {output.ok ? <Size dialect={dialect} size={output.size} /> : <Notice kind="error">{output.reason}</Notice>}
      {output.ok &&
        output.warnings.map((warning) => (
          <Notice key={warning} kind="warning">
            {warning}
          </Notice>
        ))}
    </div>
  );
}

/** Renders text between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function Size({ dialect: { limit }, size }: { readonly dialect: Dialect; readonly size: number }) {
  if (!limit) return <p className={styles.muted}>{size.toLocaleString('en')} bytes</p>;
  return (
    <div className={styles.size} title={limit.reason}>
      <meter aria-label="Size against the limit" min={0} max={limit.bytes} value={size} high={limit.bytes * 0.8} />
      <span>
        {size.toLocaleString('en')} of {limit.bytes.toLocaleString('en')} bytes
      </span>
    </div>
  );
}
