import type { Message, Severity } from '../../text/index.ts';
import type { RequestCode } from '../requestCodes.ts';
import type { TokenUrl, TokenUrlErrorCode } from './tokenUrl.ts';

const faults: Readonly<Record<TokenUrlErrorCode, string>> = {
  'control-character': 'The token URL contains a control character, such as a tab or line break. Remove it.',
  'no-scheme': 'The token URL starts with a colon. Start it with https://.',
  'colon-first': 'The token URL has no scheme. Start it with https://, without a space before it.',
  'bad-escape':
    'The token URL contains a % that is not followed by two hexadecimal digits, or is not allowed there. Write %25 for a literal %.',
  'bad-host-character': 'The host of the token URL contains a character that host names cannot have, such as a space.',
  'bad-user-info': 'The username or password in the token URL contains a character that must be written as %XX.',
  'bad-ip-literal': 'The host of the token URL is in brackets, but is not an IPv6 address.',
  'bad-port':
    'The port of the token URL is not a number. An IPv6 address needs brackets; write a colon or slash in a password as %3A or %2F.',
  'wrong-scheme': 'The token URL must start with https:// or http://.',
  'no-host': 'The token URL has no host. Write two slashes after the colon, then the host.',
  'port-range': 'The port of the token URL is not valid (1–65535).',
};

/** Why nothing can be sent to this URL, and what to do. */
export function faultMessage(fault: TokenUrlErrorCode): string {
  return faults[fault];
}

/** What may surprise about a URL that the server can use. */
export function urlWarnings(url: TokenUrl): readonly Message<RequestCode>[] {
  const rules: readonly (readonly [applies: boolean, code: RequestCode, severity: Severity, message: string])[] = [
    [
      url.scheme === 'http' && !isLoopback(url.hostname),
      'token-url-unencrypted',
      'warning',
      'The client secret is sent unencrypted. Use https.',
    ],
    [
      url.user !== undefined,
      'token-url-user',
      'warning',
      'Go also sends the username in the token URL, in an Authorization header. Some authorisation servers refuse two kinds of credentials.',
    ],
    [
      url.hostname === '',
      'token-url-port-alone',
      'warning',
      'The token URL has a port but no host. Go connects to the same machine then.',
    ],
    [
      url.hostHeader === '',
      'token-url-empty-host-header',
      'warning',
      'The host contains a character that a Host header cannot have. Go sends the header empty.',
    ],
    [url.port === '0', 'token-url-port-zero', 'warning', 'Nothing listens on port 0.'],
    [
      url.query !== undefined && /[^!-~]/.test(url.query),
      'token-url-query-character',
      'warning',
      'The query of the token URL contains a space or non-ASCII character. Go sends it unchanged; write it as %XX.',
    ],
    [
      url.query !== undefined,
      'token-url-query',
      'hint',
      'The query of the token URL stays in the address and is not part of the body.',
    ],
    [url.hasFragment, 'token-url-fragment', 'hint', 'The fragment (# and what follows) is never sent.'],
    [/[^\0-\x7f]/.test(url.hostname), 'token-url-ascii-host', 'hint', 'The host is sent in its ASCII form.'],
  ];
  return rules.flatMap(([applies, code, severity, message]) => (applies ? [{ code, severity, message }] : []));
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.[0-9.]+|::1)$/i.test(hostname);
}
