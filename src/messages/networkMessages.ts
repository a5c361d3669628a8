import { saidBy } from './knownMessage.ts';

/** What Go says about connections and certificates, where no proxy is on the way. */
export const networkMessages = {
  ...saidBy('Go (net/http)', [], {
    'message-proxy': {
      formats: ['proxyconnect tcp: '],
      meaning: 'The proxy could not be reached; the address behind it was not tried.',
      fix: 'Check `HTTPS_PROXY`. If the message names a host called `http`, write the special characters of its password as %XX.',
    },
    'message-proxy-login': {
      formats: ['{Get|Post|Head} "%v": Proxy Authentication Required'],
      meaning: 'The proxy wants a login; the address behind it was not tried.',
      fix: 'Write user and password into `HTTPS_PROXY`, with special characters as %XX.',
    },
  }),
  ...saidBy('Go (net)', 'address', {
    'message-dns': {
      formats: ['lookup %s{| on %s}: no such host'],
      meaning: 'The host name was not found.',
      fix: 'Correct the name, or have it added to the DNS used there.',
    },
    'message-dns-server': {
      formats: [
        'lookup %s{| on %s}: {i/o timeout|server misbehaving|no answer from DNS server}',
        'lookup %s{| on %s}: {dial|read|write} {udp|tcp}',
        'lookup %s: Temporary failure in name resolution',
      ],
      options: [],
      meaning: 'The DNS server gave no answer, so the address is unknown there.',
      fix: 'Check the DNS of the container: its server, and whether a network policy allows port 53.',
    },
    'message-refused': {
      formats: ['dial tcp %s: connect: connection refused'],
      meaning: 'Nothing listens at this port.',
      fix: 'Check the host and port, and whether the other side is running.',
    },
    'message-unreachable': {
      formats: ['dial tcp %s: connect: {no route to host|network is unreachable}'],
      meaning: 'The network has no way to this address.',
      fix: 'Check the address, IPv6 and the network of the container; a firewall can answer so as well.',
    },
    'message-reset': {
      formats: ['{read tcp %s: read|write tcp %s: write}: connection reset by peer'],
      meaning: 'The connection was accepted, and then cut.',
      fix: 'Check the port and whether it expects TLS; a firewall or proxy between can cut it as well.',
    },
    'message-timeout': {
      formats: [
        '{dial|read} tcp %s: i/o timeout',
        '{dial tcp %s: connect|read tcp %s: read}: connection timed out',
        'failed to connect to `%v`: %vcontext deadline exceeded',
        '{Get|Post|Head} "%v": context deadline exceeded',
        '(Client.Timeout exceeded while awaiting headers)',
        'net/http: request canceled while waiting for connection',
        'net/http: TLS handshake timeout',
        'net/http: timeout awaiting response headers',
      ],
      meaning: 'No answer came in time.',
      fix: 'A firewall is often the cause: ask for the connection to be allowed.',
    },
  }),
  ...saidBy('crypto/x509', 'address', {
    'message-x509-authority': {
      formats: ['x509: certificate signed by unknown authority'],
      meaning: 'The certificate’s authority is not trusted there, or an intermediate certificate is not sent.',
      fix: '`SSL_CERT_FILE` and `SSL_CERT_DIR` can add the authority.',
    },
    'message-x509-name': {
      formats: [
        'x509: certificate is valid for ',
        'x509: certificate is not valid for ',
        'x509: cannot validate certificate for ',
      ],
      meaning: 'The certificate is for another name.',
      fix: 'Use a name from the certificate in the address, or have the certificate replaced.',
    },
    'message-x509-common-name': {
      formats: ['x509: certificate relies on legacy Common Name field'],
      meaning: 'The certificate has no subject alternative name, and Go ignores its common name.',
      fix: 'Have the certificate replaced by one with a subject alternative name.',
    },
    'message-x509-expired': {
      formats: ['x509: certificate has expired or is not yet valid'],
      meaning: 'The certificate has expired, or the clock there is wrong.',
      fix: 'Ask the other side for a new one, and check the clock.',
    },
  }),
  ...saidBy('Go (net/http, crypto/tls)', 'address', {
    'message-tls-record': {
      formats: [
        'http: server gave HTTP response to HTTPS client',
        'tls: first record does not look like a TLS handshake',
      ],
      meaning: 'The other side does not speak TLS at this port.',
      fix: 'Check the scheme and port of the address.',
    },
  }),
  ...saidBy('Go (net/url)', 'address', {
    'message-url': {
      formats: ['parse "%v": net/url: invalid userinfo', 'parse "%v": invalid URL escape "'],
      meaning: 'The address has a character that a URL takes only percent-encoded.',
      fix: 'Write special characters of user and password as %XX, and `%` as `%25`.',
    },
  }),
};
