import type { MessageTable } from './knownMessage.ts';

/** What Go says about connections and certificates; the address in the message tells which option it is about. */
export const networkMessages = {
  'message-dns': {
    speaker: 'Go (net)',
    pattern: /\blookup \S{1,255}(?: on \S{1,80})?: (?:no such host|server misbehaving)/,
    options: [],
    meaning: 'The host name was not found.',
    example: 'dial tcp: lookup mail.invalid on 10.0.0.53:53: no such host',
    fix: 'Correct the name, or have it added to the DNS used there.',
  },
  'message-refused': {
    speaker: 'Go (net)',
    pattern: /\bconnect: connection refused/,
    options: [],
    meaning: 'Nothing listens at this port.',
    example: 'dial tcp 10.0.0.7:587: connect: connection refused',
    fix: 'Check the host and port, and whether the other side is running.',
  },
  'message-timeout': {
    speaker: 'Go (net)',
    pattern: /\bi\/o timeout\b|\bconnect: connection timed out|\bcontext deadline exceeded\b/,
    options: [],
    meaning: 'No answer came in time.',
    example: 'dial tcp 10.0.0.7:5432: i/o timeout',
    fix: 'A firewall is often the cause: ask for the connection to be allowed.',
  },
  'message-x509-authority': {
    speaker: 'crypto/x509',
    pattern: /x509: certificate signed by unknown authority/,
    options: [],
    meaning: 'The certificate’s authority is not trusted there, or an intermediate certificate is not sent.',
    example:
      'Get "https://login.example.com": tls: failed to verify certificate: x509: certificate signed by unknown authority',
    fix: '`SSL_CERT_FILE` and `SSL_CERT_DIR` can add the authority.',
  },
  'message-x509-name': {
    speaker: 'crypto/x509',
    pattern: /x509: certificate is (?:not )?valid for|x509: cannot validate certificate for/,
    options: [],
    meaning: 'The certificate is for another name.',
    example: 'tls: failed to verify certificate: x509: certificate is valid for example.com, not mail.example.org',
    fix: 'Use a name from the certificate in the address, or have the certificate replaced.',
  },
  'message-x509-common-name': {
    speaker: 'crypto/x509',
    pattern: /x509: certificate relies on legacy Common Name/,
    options: [],
    meaning: 'The certificate has no subject alternative name, and Go ignores its common name.',
    example:
      'tls: failed to verify certificate: x509: certificate relies on legacy Common Name field, use SANs instead',
    fix: 'Have the certificate replaced by one with a subject alternative name.',
  },
  'message-x509-expired': {
    speaker: 'crypto/x509',
    pattern: /x509: certificate has expired or is not yet valid/,
    options: [],
    meaning: 'The certificate has expired, or the clock there is wrong.',
    example:
      'tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time is after 2026-10-01',
    fix: 'Ask the other side for a new one, and check the clock.',
  },
  'message-tls-record': {
    speaker: 'Go (net/http, crypto/tls)',
    pattern: /server gave HTTP response to HTTPS client|tls: first record does not look like a TLS handshake/,
    options: [],
    meaning: 'The other side does not speak TLS at this port.',
    example: 'Get "https://login.example.com:8080": http: server gave HTTP response to HTTPS client',
    fix: 'Check the scheme and port of the address.',
  },
} as const satisfies MessageTable;
