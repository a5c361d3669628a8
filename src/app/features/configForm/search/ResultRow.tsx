import type { ReactNode } from 'react';
import { Marked } from './Marked.tsx';
import styles from './search.module.css';

interface ResultRowProps {
  readonly title: string;
  readonly name: string;
  readonly place: string;
  readonly help?: string;
  /** The button that goes there. */
  readonly children: ReactNode;
}

/** A search result that is not a field: its names with the matches marked, where it is, and a button. */
export function ResultRow({ title, name, place, help, children }: ResultRowProps) {
  return (
    <div className={styles.result}>
      <p className={styles.names}>
        <strong>
          <Marked text={title} />
        </strong>{' '}
        <code dir="ltr">
          <Marked text={name} />
        </code>
      </p>
      <p className="kit-muted kit-small">{place}</p>
      {help && <p className="kit-muted kit-small">{help}</p>}
      {children}
    </div>
  );
}
