/** When a draft was last changed, in readable form; `changedAt` in milliseconds since 1970. */
export function timeOfDraft({ changedAt }: { readonly changedAt: number }): string {
  // Not a format made once: that would take half of the time in which the code of the first document is evaluated.
  return new Date(changedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
