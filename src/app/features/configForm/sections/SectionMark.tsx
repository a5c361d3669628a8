import { counted } from 'source-text';
import type { SectionSummary } from './sectionSummaries.ts';
import styles from './sections.module.css';

const shapes = { error: <circle cx="5" cy="5" r="4" />, warning: <path d="M5 1 9.5 9h-9Z" /> };

/** What a section wants most: the number of its errors, or of its warnings, or of what is to fill in. Nothing if it wants nothing. */
export function SectionMark({ summary: { errors, warnings, toFillIn } }: { readonly summary: SectionSummary }) {
  const kind = errors > 0 ? 'error' : warnings > 0 ? 'warning' : undefined;
  if (!kind) {
    return toFillIn > 0 ? (
      <span className={styles.mark} aria-hidden>
        {toFillIn} to fill in
      </span>
    ) : null;
  }
  return (
    <span className={styles.mark} data-kind={kind} aria-hidden>
      <svg viewBox="0 0 10 10" aria-hidden>
        {shapes[kind]}
      </svg>
      {kind === 'error' ? errors : warnings}
    </span>
  );
}

/** The same in words, behind a separator: ", 1 error, 2 to fill in"; empty if it wants nothing. */
export function summaryWords({ errors, warnings, toFillIn }: SectionSummary, separator: string): string {
  const counts = [
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
    toFillIn > 0 && `${toFillIn} to fill in`,
  ];
  const words = counts.filter(Boolean).join(', ');
  return words && `${separator}${words}`;
}
