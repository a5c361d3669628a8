import { goUrlFaults, type Message, type Severity } from 'source-text';
import type { RequestCode } from '../requestCodes.ts';
import type { TokenUrl, TokenUrlErrorCode } from './tokenUrl.ts';

const faults: Readonly<Record<TokenUrlErrorCode, string>> = {
  ...goUrlFaults,
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
