import type { HjsonDocument } from 'hjson-document';
import { isUrl } from 'source-text';
import { hiddenText, type ShownText, secretPartOf, shownText } from '../secrets/index.ts';

/** What becomes of `supportPageUrl`: any text but the empty one adds the link (option-reference, Top-level options). */
export type SupportLink =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'link';
      /** What a person should recognise: the host in its wire form (punycode), the address, or what kind of text it is. */
      readonly destination: ShownText | 'not a whole URL';
      /** Empty for a text that is not a complete URL. */
      readonly scheme: string;
      /** What may be wrong with the address, as sentences. */
      readonly warning: string | undefined;
    };

const usualSchemes = ['https:', 'http:', 'mailto:', 'tel:'];
const runningSchemes = ['javascript:', 'data:', 'vbscript:'];

/** Judges the address as a browser would read it, white space and control characters taken out. */
export function readSupportLink(document: HjsonDocument, text: string): SupportLink {
  if (text === '') return { kind: 'none' };
  if (!isUrl(text)) {
    const warning = 'Not a whole URL. Whether a relative address works is not documented.';
    return { kind: 'link', destination: 'not a whole URL', scheme: '', warning };
  }
  const { protocol, host, pathname, username } = new URL(text);
  const isUsual = usualSchemes.includes(protocol);
  // Without a host, it may be anything that is written after the scheme.
  const isHidden = isUsual && host === '' && secretPartOf(text, false) !== undefined;
  return {
    kind: 'link',
    destination: isHidden ? hiddenText : shownText(document, isUsual ? host || pathname : protocol),
    scheme: protocol.slice(0, -1),
    warning: isUsual ? credentialWarning(username) : schemeWarning(protocol),
  };
}

function credentialWarning(username: string): string | undefined {
  return username ? 'The address has a user name before the @. Leave it out.' : undefined;
}

function schemeWarning(protocol: string): string {
  return runningSchemes.includes(protocol)
    ? `A ${protocol} link may run code when somebody follows it. Use https, http, mailto or tel.`
    : `Browsers may not open ${protocol} links. Use https, http, mailto or tel.`;
}
