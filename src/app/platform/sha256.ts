/** The SHA-256 of a text as UTF-8, in hexadecimal; undefined if the browser computes none, such as on a page without HTTPS. */
export async function sha256(text: string): Promise<string | undefined> {
  // Only pages of a secure context have it, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
