import type { Dialect, DialectOutput } from '../../delivery/index.ts';
import { Notice } from '../components/Notice.tsx';
import styles from './DeliveryPanel.module.css';

interface DialectFactsProps {
  readonly dialect: Dialect;
  readonly output: DialectOutput;
}

/** How to use the output, its size against the limit, what is lost, and whether tests ran it through the real program. */
export function DialectFacts({ dialect, output }: DialectFactsProps) {
  return (
    <div className={styles.facts}>
      <p className={styles.muted}>{dialect.hint}</p>
      <p className={styles.muted}>
        {dialect.loses === 'comments'
          ? 'Comments are left out: it is one line of JSON. Keep config.json as the source.'
          : 'It carries the text as it is, comments too.'}{' '}
        {dialect.verified === true ? 'Tests read it back with the real program.' : `Not verified: ${dialect.verified}`}
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
