/** What becomes of `supportPageUrl`. */
export type SupportLink =
  | { readonly kind: 'none' }
  /** `destination` is what a person should recognise: the host in its wire form (punycode), or the address. */
  | { readonly kind: 'link'; readonly destination: string; readonly scheme: string }
  | { readonly kind: 'refused'; readonly reason: string };

const safeSchemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** Judges the address as a browser would read it, white space and control characters taken out; only four schemes are links. */
export function readSupportLink(text: string): SupportLink {
  if (text === '') return { kind: 'none' };
  if (!URL.canParse(text)) {
    return {
      kind: 'refused',
      reason: 'The address is not a whole URL. Write it with its scheme, such as https://help.example.com.',
    };
  }
  const { protocol, host, pathname, username } = new URL(text);
  if (!safeSchemes.includes(protocol)) {
    return { kind: 'refused', reason: `A link with ${protocol} may run code or fail. Use https, http, mailto or tel.` };
  }
  if (username) return { kind: 'refused', reason: 'The address carries a user name before @. Leave it out.' };
  return { kind: 'link', destination: host || pathname, scheme: protocol.slice(0, -1) };
}
