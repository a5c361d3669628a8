/** What replaces a secret in a redacted copy. */
export const sentinelPattern = /<redacted [\w.-]+(?: \d+)?>/g;

/** True when a redaction has removed something from the text. */
export function holdsSentinel(text: string): boolean {
  return text.search(sentinelPattern) >= 0;
}
