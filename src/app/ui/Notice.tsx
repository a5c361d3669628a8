import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Severity } from 'source-text';
import styles from './Notice.module.css';

type NoticeKind = Severity | 'good';

const marks = { error: CircleAlert, warning: TriangleAlert, hint: Info, good: CircleCheck };
const names = { error: 'Error', warning: 'Warning', hint: 'Hint', good: 'Fine' };

/** The icon of a severity, in its colour; its name is read out, since colour alone is not enough. */
export const SeverityMark = memo(function SeverityMark({ kind }: { readonly kind: NoticeKind }) {
  const Mark = marks[kind];
  return <Mark className={styles.mark} data-kind={kind} role="img" aria-label={names[kind]} aria-hidden={false} />;
});

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  /** Buttons at the end of the line, or below. */
  readonly actions?: ReactNode;
  readonly id?: string;
  /** An alert is read out when it appears. */
  readonly role?: 'alert';
  /**
   * A notice of a `field` has its buttons below, in line with its text; that of a `row` is one line until the focus is in the field.
   * A `strip` is tinted and concerns the whole page or pane, a `float` floats above the page.
   */
  readonly place?: 'line' | 'field' | 'row' | 'strip' | 'float';
}

/** One line with what happened and what to do. */
export function Notice({ kind, children, actions, id, role, place = 'line' }: NoticeProps) {
  const notice = (
    <div className={`${styles.notice} ${styles[place]}`} data-kind={kind} id={id} role={role}>
      <SeverityMark kind={kind} />
      <span className={styles.message}>{children}</span>
      {actions && place === 'row' && <ChevronDown className={styles.more} />}
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  );
  if (place !== 'row') return notice;
  // Focusable, so that a click opens it.
  return (
    <div className={styles.oneLine} tabIndex={-1}>
      {notice}
    </div>
  );
}
