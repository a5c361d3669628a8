/** What replaces a secret or a comment in a redacted copy; also a part of a text. */
export const sentinelPattern = /<redacted [\w.-]+(?: \d+)?>/g;

/** True when a redaction has removed something from the text. */
export function holdsSentinel(text: string): boolean {
  return text.search(sentinelPattern) >= 0;
}
