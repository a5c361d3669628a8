/** True if browsers read the text as a URL. `URL.canParse` of Node 20 refuses letters of Latin-1, such as “ü”, once it is compiled. */
export function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
