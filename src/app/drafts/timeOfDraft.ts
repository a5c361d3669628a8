const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** When a draft was last changed, in readable form; `changedAt` in milliseconds since 1970. */
export function timeOfDraft({ changedAt }: { readonly changedAt: number }): string {
  return format.format(changedAt);
}
