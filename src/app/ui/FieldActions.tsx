import type { ComponentProps, ReactNode } from 'react';
import styles from './FieldActions.module.css';

interface FieldActionsProps extends ComponentProps<'div'> {
  /** Icon buttons, at the end of the field. */
  readonly actions: ReactNode;
}

/** A field with its actions inside. */
export function FieldActions({ actions, className = '', children, ...rest }: FieldActionsProps) {
  return (
    <div className={`${styles.field} ${className}`} {...rest}>
      {children}
      <span className={styles.actions}>{actions}</span>
    </div>
  );
}
