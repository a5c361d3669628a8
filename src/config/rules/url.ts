import type { Advice } from './rule.ts';
import { isLoopback, readUrl } from './urlForm.ts';

type UrlRule = (url: URL, text: string) => Advice | undefined;

/** An address that the server is called at, or calls. */
export function checkBaseUrl(text: string): readonly Advice[] {
  return check(text, [
    onlyWeb,
    credentials,
    unencrypted('Users reach the server without encryption.'),
    queryOrFragment,
  ]);
}

/** An address that a client secret is sent to. */
export function checkTokenUrl(text: string): readonly Advice[] {
  return check(text, [
    onlyWeb,
    credentials,
    unencrypted('The client secret travels unencrypted.'),
    fragment,
    otherEndpoint,
  ]);
}

/** An address behind a link. The reference asks no more of it than not to be empty: nothing of it is an error. */
export function checkLinkUrl(text: string): readonly Advice[] {
  return check(text, [onlyLink, credentials]).map((advice) => {
    if (advice.code === 'url-no-scheme') return { ...advice, ...relative };
    return advice.severity === 'error' ? { ...advice, severity: 'warning' } : advice;
  });
}

const relative = {
  code: 'url-relative',
  severity: 'warning',
  message: 'No scheme, so the address is relative. Whether that works is not documented.',
} as const;

function check(text: string, rules: readonly UrlRule[]): readonly Advice[] {
  const reading = readUrl(text);
  if (!reading.ok) return [reading.advice];
  return rules.flatMap((rule) => rule(reading.url, text) ?? []);
}

export function onlyWeb({ protocol }: URL): Advice | undefined {
  if (protocol === 'https:' || protocol === 'http:') return undefined;
  return {
    code: 'url-scheme',
    severity: 'warning',
    message: 'The scheme is neither https nor http. Nothing is served there.',
  };
}

function onlyLink({ protocol }: URL): Advice | undefined {
  if (['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return undefined;
  const runsCode = ['javascript:', 'data:', 'vbscript:'].includes(protocol);
  return {
    code: 'url-scheme',
    severity: 'warning',
    message: runsCode
      ? 'This link may run code when a user follows it. Use https, http, mailto or tel.'
      : 'A browser may not open a link of this scheme. Use https, http, mailto or tel.',
  };
}

export function credentials({ username, password }: URL): Advice | undefined {
  if (!username && !password) return undefined;
  return {
    code: 'url-credentials',
    severity: 'warning',
    message: 'The URL carries a user name or password before the @. It will show up in logs: leave it out.',
  };
}

export function unencrypted(consequence: string): UrlRule {
  return ({ protocol, hostname }) => {
    if (protocol !== 'http:' || isLoopback(hostname)) return undefined;
    return { code: 'url-unencrypted', severity: 'warning', message: `${consequence} Use https.` };
  };
}

export function queryOrFragment(_url: URL, text: string): Advice | undefined {
  if (!/[?#]/.test(text)) return undefined;
  return {
    code: 'url-query',
    severity: 'warning',
    message: 'The URL has a part after ? or #. It does not belong to this address.',
  };
}

function fragment(_url: URL, text: string): Advice | undefined {
  if (!text.includes('#')) return undefined;
  return { code: 'url-fragment', severity: 'warning', message: 'What comes after # is never sent. Leave it out.' };
}

/** Two addresses that stand next to the token endpoint on most administration pages. */
function otherEndpoint({ pathname }: URL): Advice | undefined {
  if (/\/\.well-known\//.test(pathname)) {
    return {
      code: 'token-url-discovery',
      severity: 'warning',
      message: 'This is the discovery document. The token URL is its property token_endpoint.',
    };
  }
  if (/\/authori[sz]e\/?$/.test(pathname)) {
    return {
      code: 'token-url-authorize',
      severity: 'warning',
      message:
        'This looks like the authorisation endpoint. Tokens come from the token endpoint, which often ends in /token.',
    };
  }
  return undefined;
}
