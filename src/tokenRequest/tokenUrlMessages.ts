import type { Severity } from '../text/index.ts';
import type { TokenUrl, TokenUrlFault } from './tokenUrl.ts';

const faults: Readonly<Record<TokenUrlFault, string>> = {
  'control-character': 'The token URL holds a control character, such as a tab or a line break. Remove it.',
  'no-scheme': 'The token URL starts with a colon. Begin it with https://.',
  'colon-first': 'The token URL does not start with a scheme. Begin it with https://, without a space before it.',
  'bad-escape':
    'The token URL holds a % that is not followed by two hexadecimal digits, or one that may not stand there. Write %25 for a plain %.',
  'bad-host-character': 'The host of the token URL holds a character that no host name has, such as a space.',
  'bad-user-info': 'The user name or password in the token URL holds a character that has to be written as %XX.',
  'bad-ip-literal': 'The host of the token URL is in brackets, but is not an IPv6 address.',
  'bad-port':
    'The port of the token URL is not a number. An IPv6 address needs brackets; a colon or slash in a password has to be written as %3A or %2F.',
  'wrong-scheme': 'The token URL has to begin with https:// or http://.',
  'no-host': 'The token URL names no host. Write two slashes after the colon, then the host.',
  'port-range': 'The port of the token URL is above 65535. The server cannot connect to it.',
};

/** Why the server cannot send anything to this URL, and what to do. */
export function faultMessage(fault: TokenUrlFault): string {
  return faults[fault];
}

type Warning = readonly [severity: Severity, message: string];

/** What may surprise about a URL that the server can use. */
export function urlWarnings(url: TokenUrl): readonly Warning[] {
  const rules: readonly (readonly [applies: boolean, ...warning: Warning])[] = [
    [
      url.scheme === 'http' && !isLoopback(url.hostname),
      'warning',
      'The client secret travels unencrypted: the token URL is http, not https.',
    ],
    [
      url.user !== undefined,
      'warning',
      'The user name in the token URL is sent as well, in an Authorization header. Some authorisation servers refuse two kinds of credentials.',
    ],
    [url.hostname === '', 'warning', 'The token URL names no host but a port: the server would ask itself.'],
    [
      url.hostHeader === '',
      'warning',
      'The host holds a character that cannot stand in a Host header. The header is sent empty.',
    ],
    [url.port === '0', 'warning', 'Nothing listens on port 0.'],
    [
      url.query !== undefined && /[^!-~]/.test(url.query),
      'warning',
      'The query of the token URL holds a space or a character outside ASCII. It is sent as it is; write it as %XX.',
    ],
    [
      url.query !== undefined,
      'hint',
      'The query of the token URL stays in the address. It does not become part of the body.',
    ],
    [url.hasFragment, 'hint', 'What follows # in the token URL is not sent.'],
    [/[^\0-\x7f]/.test(url.hostname), 'hint', 'The host is sent in its ASCII form.'],
  ];
  return rules.flatMap(([applies, ...warning]) => (applies ? [warning] : []));
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.[0-9.]+|::1)$/i.test(hostname);
}
