import type { DraftSummary } from '../../../serviceWorker/draftMessages.ts';

/** How far a draft is, in words: "4 of 10 filled in · 2 errors". */
export function draftProgress({ filled, toFill, errors, warnings }: DraftSummary): string {
  return [
    `${filled} of ${toFill} filled in`,
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
