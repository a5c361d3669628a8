import type { ReactNode } from 'react';
import type { Severity } from 'source-text';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly kind?: Exclude<Severity, 'hint'>;
  readonly children: ReactNode;
}

/** A count next to a name. */
export function Badge({ kind, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
