/**
 * The text with LF for each CRLF, as files for git and YAML blocks need it: a CR is a blank to HJSON and is dropped inside `'''`
 * (hjson-grammar §1, §7), so that it is read as the same configuration.
 */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
