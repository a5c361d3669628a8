import { isUrl } from 'source-text';

const wellKnown = '/.well-known/openid-configuration';

/** What a pasted discovery document says about an issuer. */
export type DiscoveryComparison =
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'same'; readonly issuer: string }
  /** Its issuer belongs to no tenant: it contains this placeholder. */
  | { readonly kind: 'placeholder'; readonly issuer: string; readonly placeholder: string }
  | { readonly kind: 'different'; readonly issuer: string; readonly difference: string };

/**
 * Where the discovery document of an issuer is (OpenID Connect Discovery 1.0, 4): exactly one slash joins them, however the issuer ends.
 */
export function discoveryAddress(issuer: string): string {
  return issuer.replace(/\/$/, '') + wellKnown;
}

/** Compares the issuer of the configuration with that of a discovery document, to the letter. */
export function compareDiscovery(configured: string, pasted: string): DiscoveryComparison {
  const issuer = readIssuer(pasted);
  if (typeof issuer !== 'string') return issuer;
  // Microsoft writes {tenantid} in the document for all tenants.
  const [placeholder] = /\{[^{}]*\}/.exec(issuer) ?? [];
  if (placeholder !== undefined) return { kind: 'placeholder', issuer, placeholder };
  if (issuer === configured) return { kind: 'same', issuer };
  return { kind: 'different', issuer, difference: differenceOf(configured, issuer) };
}

function readIssuer(pasted: string): string | DiscoveryComparison {
  let document: unknown;
  try {
    document = JSON.parse(pasted);
  } catch {
    const isPage = pasted.trimStart().startsWith('<');
    const reason = isPage
      ? 'This is a web page. Paste the JSON of the discovery document.'
      : 'This is not complete JSON. Copy the whole document, from the first { to the last }.';
    return { kind: 'unreadable', reason };
  }
  const issuer = typeof document === 'object' && document !== null && 'issuer' in document && document.issuer;
  if (typeof issuer === 'string' && issuer !== '') return issuer;
  return { kind: 'unreadable', reason: 'This JSON has no issuer, so it is not a discovery document.' };
}

/** The most telling difference between two issuers, in one sentence. */
function differenceOf(configured: string, issuer: string): string {
  if (configured === '') return 'No issuer is set yet.';
  if (`${configured}/` === issuer) return 'The issuer in the document ends with a slash.';
  if (configured === `${issuer}/`) return 'The issuer in the document does not end with a slash.';
  if (configured === discoveryAddress(issuer)) return `${wellKnown} is not part of the issuer.`;
  if (configured.trim() === issuer) return 'There are spaces around the issuer in the configuration.';
  if (configured.toLowerCase() === issuer.toLowerCase()) return 'Upper and lower case differ.';
  const [own, other] = [urlOf(configured), urlOf(issuer)];
  if (!own || !other) return 'They are different texts.';
  if (own.host !== other.host) return `The hosts differ: ${own.host} here, ${other.host} in the document.`;
  if (own.protocol !== other.protocol) return 'One starts with http:, the other with https:.';
  return `The paths differ: ${own.pathname} here, ${other.pathname} in the document.`;
}

function urlOf(text: string): URL | undefined {
  return isUrl(text) ? new URL(text) : undefined;
}
