import { counted } from '../../../../text/index.ts';
import styles from './SectionMark.module.css';
import type { SectionSummary } from './sectionSummaries.ts';

const shapes = {
  error: <circle cx="5" cy="5" r="4" />,
  warning: <path d="M5 1 9.5 9h-9Z" />,
  open: <circle cx="5" cy="5" r="3.5" />,
};

/** One icon next to the count of a section: its most severe state, with a text alternative. Nothing if it has no problems. */
export function SectionMark({ summary }: { readonly summary: SectionSummary }) {
  const kind = markOf(summary);
  if (kind === undefined) return <span className={styles.none} />;
  return (
    <svg className={`${styles.mark} ${styles[kind]}`} viewBox="0 0 10 10" aria-hidden>
      {shapes[kind]}
    </svg>
  );
}

function markOf({ errors, warnings, toFillIn }: SectionSummary): keyof typeof shapes | undefined {
  if (errors > 0) return 'error';
  if (warnings > 0) return 'warning';
  return toFillIn > 0 ? 'open' : undefined;
}

/** The count and the icon in words: "2 of 3 set, 1 error". */
export function summaryWords({ set, total, errors, warnings, toFillIn }: SectionSummary): string {
  const counts = [
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
    toFillIn > 0 && `${toFillIn} to fill in`,
  ];
  return [`${set} of ${total} set`, ...counts.filter(Boolean)].join(', ');
}
