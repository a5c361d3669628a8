const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** When a draft was last changed, for people; `changedAt` in milliseconds since 1970. */
export function timeOfDraft({ changedAt }: { readonly changedAt: number }): string {
  return format.format(changedAt);
}
