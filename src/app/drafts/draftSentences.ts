import { counted } from 'source-text';
import type { DraftSummary, LockedDraft } from '../../serviceWorker/draftMessages.ts';

/** How complete a draft is, in words: "6 to fill in · 2 errors". */
export function draftProgress({ filled, toFill, errors, warnings }: DraftSummary): string {
  return [
    `${toFill - filled} to fill in`,
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** When a draft was last changed, in readable form; `changedAt` in milliseconds since 1970. */
export function timeOfDraft({ changedAt }: { readonly changedAt: number }): string {
  // Not a format made once: that would take half of the time in which the code of the first document is evaluated.
  return new Date(changedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Says that protected drafts are waiting, by name if all names are known. */
export function lockedSentence(locked: readonly LockedDraft[]): string {
  const names = locked.flatMap(({ fileName }) => fileName ?? []);
  const ofNames = names.length === locked.length ? ` of ${names.join(', ')}` : '';
  return locked.length === 1
    ? `A protected draft${ofNames} is waiting.`
    : `${locked.length} protected drafts${ofNames} are waiting.`;
}
