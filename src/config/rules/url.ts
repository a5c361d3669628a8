import { isIssuer, servesManyTenants } from '../values/providers.ts';
import { type TextDiagnostic, warning } from './rule.ts';
import { isLoopback, type ParseUrlResult, type ReadUrl, readLink, readUrl } from './urlForm.ts';

/** What is wrong with a URL in one respect, if anything is. */
export type UrlRule = (url: ReadUrl, text: string) => TextDiagnostic | false | undefined;

/** An address that the server is called at, or calls. */
export function checkBaseUrl(text: string): readonly TextDiagnostic[] {
  return check(text, [
    onlyWeb,
    credentials,
    unencrypted('Users connect without encryption.'),
    queryOrFragment,
    oneHost,
    emptyPart,
    reachableHost,
    usualPort,
    callback,
  ]);
}

/** An address that a client secret is sent to. */
export function checkTokenUrl(text: string): readonly TextDiagnostic[] {
  return check(text, [
    onlyWeb,
    credentials,
    unencrypted('The client secret is sent unencrypted.'),
    fragment,
    emptyPart,
    reachableHost,
    usualPort,
    otherEndpoint,
    tenantOfToken,
  ]);
}

/** The address behind a link. The reference only requires it not to be empty: nothing about it is an error. */
export function checkLinkUrl(text: string): readonly TextDiagnostic[] {
  return checkParsed(readLink(text), text, [onlyLink, credentials]).map((advice) => {
    if (advice.code === 'url-no-scheme') return warning('url-relative', relative);
    return advice.severity === 'error' ? { ...advice, severity: 'warning' } : advice;
  });
}

const relative = 'No scheme, so the address is relative. Whether that works is not documented.';

function check(text: string, rules: readonly UrlRule[]): readonly TextDiagnostic[] {
  return checkParsed(readUrl(text), text, rules);
}

function checkParsed(parsed: ParseUrlResult, text: string, rules: readonly UrlRule[]): readonly TextDiagnostic[] {
  return parsed.ok ? rules.flatMap((rule) => rule(parsed.url, text) || []) : [parsed.advice];
}

export const onlyWeb: UrlRule = ({ scheme }) =>
  !['https', 'http'].includes(scheme) && warning('url-scheme', 'The scheme is neither https nor http.');

const onlyLink: UrlRule = ({ scheme }) => {
  if (['https', 'http', 'mailto', 'tel'].includes(scheme)) return undefined;
  const runsCode = ['javascript', 'data', 'vbscript'].includes(scheme);
  const danger = runsCode
    ? 'This link may run code when somebody follows it.'
    : 'Browsers may not open links of this scheme.';
  return warning('url-scheme', `${danger} Use https, http, mailto or tel.`);
};

export const credentials: UrlRule = ({ hasCredentials }) =>
  hasCredentials &&
  warning('url-credentials', 'The URL contains a username or password, which ends up in logs. Remove it.');

export const unencrypted =
  (consequence: string): UrlRule =>
  ({ scheme, hostname }) =>
    scheme === 'http' && !isLoopback(hostname) && warning('url-unencrypted', `${consequence} Use https.`);

export const queryOrFragment: UrlRule = (_, text) =>
  /[?#]/.test(text) && warning('url-query', 'Remove the query or fragment (? or # and what follows).');

/** Lists, and patterns of several hosts. */
const oneHost: UrlRule = (_, text) => {
  const [, host = ''] = /^[a-z]+:\/\/([^/?#]*)/i.exec(text) ?? [];
  const isList = /[,;*]/.test(host) || /[,;]\s*https?:\/\//i.test(text);
  return isList && warning('url-several', 'More than one address. Write a single one, without , ; or *.');
};

const fragment: UrlRule = (_, text) =>
  text.includes('#') && warning('url-fragment', 'The fragment (# and what follows) is never sent. Remove it.');

export const emptyPart: UrlRule = (_, text) => {
  const value = text.replace(/(?<=[^:/])\/{2,}/g, '/');
  if (value === text || /[?#]/.test(text)) return undefined;
  const message = 'A part of the path between two slashes is empty. Write a name there, or one slash.';
  return warning('url-empty-part', message, { title: 'Write one slash', value });
};

/** A name that DNS cannot have (RFC 1035), and the address that only a listening server has. */
export const reachableHost: UrlRule = ({ hostname }) => {
  if (hostname === '0.0.0.0' || hostname === '[::]') {
    return warning('url-host', 'A server listens at this address, but nobody can call it there. Write its name.');
  }
  // What separates or stands for several hosts is another problem.
  const [sign] = (!hostname.startsWith('[') && /[^\w.\-,;*\u0080-\uffff]/.exec(hostname)) || [];
  if (sign) {
    const variable = sign === '$' ? ' Nothing has replaced the variable.' : '';
    return warning('url-host', `The name of a host has no ${sign}.${variable}`);
  }
  const message = 'A part of the name of the host is empty: there are two dots in a row, or one at the beginning.';
  // A dot at the end is the root of all names.
  return /^\.|\.\./.test(hostname) && warning('url-host', message);
};

/** The port of the other scheme. */
export const usualPort: UrlRule = ({ scheme, port }) => {
  const other = { https: '80', http: '443' }[scheme];
  if (port !== other || other === undefined) return undefined;
  const otherScheme = scheme === 'https' ? 'http' : 'https';
  return warning('url-host', `Port ${port} is that of ${otherScheme}. Leave out the port, or change the scheme.`);
};

/** Where a provider sends users back to, which is an address below the one that is asked for. */
const callback: UrlRule = (_, text) => {
  const value = text.replace(/\/(?:oidc|oauth2?|auth|login)(?:\/\w+)?\/callback\/?$/, '');
  const message = 'This is the address that the provider sends users back to. The base URL is what precedes it.';
  return value !== text && warning('url-callback', message, { title: 'Keep only the base URL', value });
};

/** A program that signs in by itself belongs to one tenant. */
const tenantOfToken: UrlRule = (_, text) =>
  servesManyTenants(text) &&
  warning(
    'token-url-many-tenants',
    'Microsoft gives no token for a program at common, organizations and consumers. Use the ID of your tenant instead.',
  );

/** Addresses that most administration pages show next to the token endpoint. */
const otherEndpoint: UrlRule = ({ path }, text) => {
  if (/\/(?:jwks(?:\.json)?|(?:userinfo|certs|introspect|logout|devicecode|v2\.0)\/?)$/.test(path) || isIssuer(text)) {
    return warning(
      'token-url-endpoint',
      'This is another address of the provider. The token URL is the token_endpoint property of its discovery document.',
    );
  }
  if (path.includes('/.well-known/')) {
    const message = 'This is the discovery document. The token URL is its token_endpoint property.';
    return warning('token-url-discovery', message);
  }
  const message = 'This looks like the authorisation endpoint. The token endpoint often ends in /token.';
  const isAuthorize = /\/(?:authori[sz]e|auth|authori[sz]ation|authori[sz]ation\.oauth2)\/?$/.test(path);
  return isAuthorize && warning('token-url-authorize', message);
};
