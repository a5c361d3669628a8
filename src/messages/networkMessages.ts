import type { MessageTable } from './knownMessage.ts';

/** What Go says about connections and certificates, where no proxy is on the way. */
export const networkMessages = {
  'message-proxy': {
    speaker: 'Go (net/http)',
    pattern: /\bproxyconnect tcp: /,
    options: [],
    meaning: 'The proxy could not be reached; the address behind it was not tried.',
    fix: 'Check `HTTPS_PROXY`. If the message names a host called `http`, write the special characters of its password as %XX.',
  },
  'message-proxy-login': {
    speaker: 'Go (net/http)',
    pattern: /\b(?:Get|Post|Head) "[^"]+": Proxy Authentication Required/,
    options: [],
    meaning: 'The proxy wants a login; the address behind it was not tried.',
    fix: 'Write user and password into `HTTPS_PROXY`, with special characters as %XX.',
  },
  'message-dns': {
    speaker: 'Go (net)',
    pattern: /(?<!proxyconnect tcp: dial tcp: )\blookup \S+(?: on \S+)?: no such host/,
    options: 'address',
    meaning: 'The host name was not found.',
    fix: 'Correct the name, or have it added to the DNS used there.',
  },
  'message-dns-server': {
    speaker: 'Go (net)',
    pattern:
      /(?<!proxyconnect tcp: dial tcp: )\blookup \S+(?: on \S+)?: (?:i\/o timeout|server misbehaving|(?:dial|read|write) udp \S+)/,
    options: [],
    meaning: 'The DNS server gave no answer, so the address is unknown there.',
    fix: 'Check the DNS of the container: its server, and whether a network policy allows port 53.',
  },
  'message-refused': {
    speaker: 'Go (net)',
    pattern: /(?<!proxyconnect tcp: )\bdial tcp \S+: connect: connection refused/,
    options: 'address',
    meaning: 'Nothing listens at this port.',
    fix: 'Check the host and port, and whether the other side is running.',
  },
  'message-unreachable': {
    speaker: 'Go (net)',
    pattern: /(?<!proxyconnect tcp: )\bdial tcp \S+: connect: (?:no route to host|network is unreachable)/,
    options: 'address',
    meaning: 'The network has no way to this address.',
    fix: 'Check the address, IPv6 and the network of the container; a firewall can answer so as well.',
  },
  'message-reset': {
    speaker: 'Go (net)',
    pattern: /\bread tcp \S+: read: connection reset by peer/,
    options: 'address',
    meaning: 'The connection was accepted, and then cut.',
    fix: 'Check the port and whether it expects TLS; a firewall or proxy between can cut it as well.',
  },
  'message-timeout': {
    speaker: 'Go (net)',
    pattern:
      /(?<!proxyconnect tcp: )\b(?:dial|read) tcp \S+: (?:i\/o timeout|(?:connect|read): connection timed out)|(?:\b(?:Get|Post|Head) "[^"]+": |\bfailed to connect to `[^`]+`[^`]*)(?:net\/http: request canceled while waiting for connection|context deadline exceeded)/,
    options: 'address',
    meaning: 'No answer came in time.',
    fix: 'A firewall is often the cause: ask for the connection to be allowed.',
  },
  'message-x509-authority': {
    speaker: 'crypto/x509',
    pattern:
      /(?<!proxyconnect tcp: tls: failed to verify certificate: )\bx509: certificate signed by unknown authority/,
    options: 'address',
    meaning: 'The certificate’s authority is not trusted there, or an intermediate certificate is not sent.',
    fix: '`SSL_CERT_FILE` and `SSL_CERT_DIR` can add the authority.',
  },
  'message-x509-name': {
    speaker: 'crypto/x509',
    pattern:
      /(?<!proxyconnect tcp: tls: failed to verify certificate: )\bx509: (?:certificate is (?:not )?valid for|cannot validate certificate for) /,
    options: 'address',
    meaning: 'The certificate is for another name.',
    fix: 'Use a name from the certificate in the address, or have the certificate replaced.',
  },
  'message-x509-common-name': {
    speaker: 'crypto/x509',
    pattern:
      /(?<!proxyconnect tcp: tls: failed to verify certificate: )\bx509: certificate relies on legacy Common Name field/,
    options: 'address',
    meaning: 'The certificate has no subject alternative name, and Go ignores its common name.',
    fix: 'Have the certificate replaced by one with a subject alternative name.',
  },
  'message-x509-expired': {
    speaker: 'crypto/x509',
    pattern:
      /(?<!proxyconnect tcp: tls: failed to verify certificate: )\bx509: certificate has expired or is not yet valid/,
    options: 'address',
    meaning: 'The certificate has expired, or the clock there is wrong.',
    fix: 'Ask the other side for a new one, and check the clock.',
  },
  'message-tls-record': {
    speaker: 'Go (net/http, crypto/tls)',
    pattern:
      /(?<!proxyconnect tcp: )\b(?:http: server gave HTTP response to HTTPS client|tls: first record does not look like a TLS handshake)/,
    options: 'address',
    meaning: 'The other side does not speak TLS at this port.',
    fix: 'Check the scheme and port of the address.',
  },
  'message-url': {
    speaker: 'Go (net/url)',
    pattern: /\bparse "[^"]+": (?:net\/url: invalid userinfo|invalid URL escape ")/,
    options: 'address',
    meaning: 'The address has a character that a URL takes only percent-encoded.',
    fix: 'Write special characters of user and password as %XX, and `%` as `%25`.',
  },
} as const satisfies MessageTable;
