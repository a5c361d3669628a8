import type { DraftSummary } from '../../../serviceWorker/draftMessages.ts';
import { counted } from '../../../text/index.ts';

/** How complete a draft is, in words: "4 of 10 filled in · 2 errors". */
export function draftProgress({ filled, toFill, errors, warnings }: DraftSummary): string {
  return [
    `${filled} of ${toFill} filled in`,
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
  ]
    .filter(Boolean)
    .join(' · ');
}
