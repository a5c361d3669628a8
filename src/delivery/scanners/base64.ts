/** The text that is encoded as base64 here, line ends allowed; undefined for anything else, also if it is not UTF-8. */
export function decodeBase64(text: string): string | undefined {
  // Most texts are not Base64: the first invalid character shows it.
  if (/[^A-Za-z0-9+/=_\s-]/.test(text)) return undefined;
  const compact = text
    .replace(/[\r\n]/g, '')
    .trim()
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (compact === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(compact), (letter) => letter.charCodeAt(0));
    return new TextDecoder('UTF-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
