import { isIssuer, servesManyTenants } from '../values/providers.ts';
import type { TextDiagnostic } from './rule.ts';
import { isLoopback, type ParseUrlResult, type ReadUrl, readLink, readUrl } from './urlForm.ts';

type UrlRule = (url: ReadUrl, text: string) => TextDiagnostic | undefined;

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
    if (advice.code === 'url-no-scheme') return { ...advice, ...relative };
    return advice.severity === 'error' ? { ...advice, severity: 'warning' } : advice;
  });
}

const relative = {
  code: 'url-relative',
  severity: 'warning',
  message: 'No scheme, so the address is relative. Whether that works is not documented.',
} as const;

function check(text: string, rules: readonly UrlRule[]): readonly TextDiagnostic[] {
  return checkParsed(readUrl(text), text, rules);
}

function checkParsed(parsed: ParseUrlResult, text: string, rules: readonly UrlRule[]): readonly TextDiagnostic[] {
  if (!parsed.ok) return [parsed.advice];
  return rules.flatMap((rule) => rule(parsed.url, text) ?? []);
}

export function onlyWeb({ scheme }: ReadUrl): TextDiagnostic | undefined {
  if (scheme === 'https' || scheme === 'http') return undefined;
  return {
    code: 'url-scheme',
    severity: 'warning',
    message: 'The scheme is neither https nor http.',
  };
}

function onlyLink({ scheme }: ReadUrl): TextDiagnostic | undefined {
  if (['https', 'http', 'mailto', 'tel'].includes(scheme)) return undefined;
  const runsCode = ['javascript', 'data', 'vbscript'].includes(scheme);
  return {
    code: 'url-scheme',
    severity: 'warning',
    message: runsCode
      ? 'This link may run code when somebody follows it. Use https, http, mailto or tel.'
      : 'Browsers may not open links of this scheme. Use https, http, mailto or tel.',
  };
}

export function credentials({ hasCredentials }: ReadUrl): TextDiagnostic | undefined {
  if (!hasCredentials) return undefined;
  return {
    code: 'url-credentials',
    severity: 'warning',
    message: 'The URL contains a username or password, which ends up in logs. Remove it.',
  };
}

export function unencrypted(consequence: string): UrlRule {
  return ({ scheme, hostname }) => {
    if (scheme !== 'http' || isLoopback(hostname)) return undefined;
    return { code: 'url-unencrypted', severity: 'warning', message: `${consequence} Use https.` };
  };
}

export function queryOrFragment(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  if (!/[?#]/.test(text)) return undefined;
  return {
    code: 'url-query',
    severity: 'warning',
    message: 'Remove the query or fragment (? or # and what follows).',
  };
}

/** Lists, and patterns of several hosts. */
function oneHost(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  const [, host = ''] = /^[a-z]+:\/\/([^/?#]*)/i.exec(text) ?? [];
  if (!/[,;*]/.test(host) && !/[,;]\s*https?:\/\//i.test(text)) return undefined;
  return {
    code: 'url-several',
    severity: 'warning',
    message: 'More than one address. Write a single one, without , ; or *.',
  };
}

function fragment(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  if (!text.includes('#')) return undefined;
  return {
    code: 'url-fragment',
    severity: 'warning',
    message: 'The fragment (# and what follows) is never sent. Remove it.',
  };
}

export function emptyPart(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  const value = text.replace(/(?<=[^:/])\/{2,}/g, '/');
  if (value === text || /[?#]/.test(text)) return undefined;
  return {
    code: 'url-empty-part',
    severity: 'warning',
    message: 'A part of the path between two slashes is empty. Write a name there, or one slash.',
    replacement: { title: 'Write one slash', value },
  };
}

/** A name that DNS cannot have (RFC 1035), and the address that only a listening server has. */
export function reachableHost({ hostname }: ReadUrl): TextDiagnostic | undefined {
  const isUnspecified = hostname === '0.0.0.0' || hostname === '[::]';
  // What separates or stands for several hosts is another problem.
  const [sign] = (!hostname.startsWith('[') && /[^\w.\-,;*\u0080-\uffff]/.exec(hostname)) || [];
  // A dot at the end is the root of all names.
  if (!isUnspecified && !sign && !/^\.|\.\./.test(hostname)) return undefined;
  return {
    code: 'url-host',
    severity: 'warning',
    message: isUnspecified
      ? 'A server listens at this address, but nobody can call it there. Write its name.'
      : sign
        ? `The name of a host has no ${sign}.${sign === '$' ? ' Nothing has replaced the variable.' : ''}`
        : 'A part of the name of the host is empty: there are two dots in a row, or one at the beginning.',
  };
}

/** The port of the other scheme. */
export function usualPort({ scheme, port }: ReadUrl): TextDiagnostic | undefined {
  const other = { https: '80', http: '443' }[scheme];
  if (port !== other || other === undefined) return undefined;
  return {
    code: 'url-host',
    severity: 'warning',
    message: `Port ${port} is that of ${scheme === 'https' ? 'http' : 'https'}. Leave out the port, or change the scheme.`,
  };
}

/** Where a provider sends users back to, which is an address below the one that is asked for. */
function callback(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  const value = text.replace(/\/(?:oidc|oauth2?|auth|login)(?:\/\w+)?\/callback\/?$/, '');
  if (value === text) return undefined;
  return {
    code: 'url-callback',
    severity: 'warning',
    message: 'This is the address that the provider sends users back to. The base URL is what precedes it.',
    replacement: { title: 'Keep only the base URL', value },
  };
}

/** A program that signs in by itself belongs to one tenant. */
function tenantOfToken(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  if (!servesManyTenants(text)) return undefined;
  return {
    code: 'token-url-many-tenants',
    severity: 'warning',
    message:
      'Microsoft gives no token for a program at common, organizations and consumers. Use the ID of your tenant instead.',
  };
}

/** Addresses that most administration pages show next to the token endpoint. */
function otherEndpoint({ path }: ReadUrl, text: string): TextDiagnostic | undefined {
  if (/\/jwks(?:\.json)?$/.test(path) || otherPath.test(path) || isIssuer(text)) {
    return {
      code: 'token-url-endpoint',
      severity: 'warning',
      message:
        'This is another address of the provider. The token URL is the token_endpoint property of its discovery document.',
    };
  }
  if (/\/\.well-known\//.test(path)) {
    return {
      code: 'token-url-discovery',
      severity: 'warning',
      message: 'This is the discovery document. The token URL is its token_endpoint property.',
    };
  }
  if (/\/(?:authori[sz]e|auth|authori[sz]ation|authori[sz]ation\.oauth2)\/?$/.test(path)) {
    return {
      code: 'token-url-authorize',
      severity: 'warning',
      message: 'This looks like the authorisation endpoint. The token endpoint often ends in /token.',
    };
  }
  return undefined;
}

/** The endpoints beside that of the token. */
const otherPath = /\/(?:userinfo|certs|introspect|logout|devicecode|v2\.0)\/?$/;
