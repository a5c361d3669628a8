import type { LockedDraft } from '../../../serviceWorker/draftMessages.ts';

/** Says that protected drafts are waiting, by name if all names are known. */
export function lockedSentence(locked: readonly LockedDraft[]): string {
  const names = locked.flatMap(({ fileName }) => fileName ?? []);
  const ofNames = names.length === locked.length ? ` of ${names.join(', ')}` : '';
  return locked.length === 1
    ? `A protected draft${ofNames} is waiting.`
    : `${locked.length} protected drafts${ofNames} are waiting.`;
}
