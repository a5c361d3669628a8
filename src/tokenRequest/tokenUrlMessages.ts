import type { Severity } from '../text/index.ts';
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

type Warning = readonly [severity: Severity, message: string];

/** What may surprise about a URL that the server can use. */
export function urlWarnings(url: TokenUrl): readonly Warning[] {
  const rules: readonly (readonly [applies: boolean, ...warning: Warning])[] = [
    [
      url.scheme === 'http' && !isLoopback(url.hostname),
      'warning',
      'The client secret is sent unencrypted. Use https.',
    ],
    [
      url.user !== undefined,
      'warning',
      'Go also sends the username in the token URL, in an Authorization header. Some authorisation servers refuse two kinds of credentials.',
    ],
    [url.hostname === '', 'warning', 'The token URL has a port but no host. Go connects to the same machine then.'],
    [
      url.hostHeader === '',
      'warning',
      'The host contains a character that a Host header cannot have. Go sends the header empty.',
    ],
    [url.port === '0', 'warning', 'Nothing listens on port 0.'],
    [
      url.query !== undefined && /[^!-~]/.test(url.query),
      'warning',
      'The query of the token URL contains a space or non-ASCII character. Go sends it unchanged; write it as %XX.',
    ],
    [url.query !== undefined, 'hint', 'The query of the token URL stays in the address and is not part of the body.'],
    [url.hasFragment, 'hint', 'The fragment (# and what follows) is never sent.'],
    [/[^\0-\x7f]/.test(url.hostname), 'hint', 'The host is sent in its ASCII form.'],
  ];
  return rules.flatMap(([applies, ...warning]) => (applies ? [warning] : []));
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.[0-9.]+|::1)$/i.test(hostname);
}
