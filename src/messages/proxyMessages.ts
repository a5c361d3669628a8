import type { MessageTable } from './knownMessage.ts';

/** What Go says about the proxy on the way to an address, which is then not the one at fault. */
export const proxyMessages = {
  'message-proxy': {
    speaker: 'Go (net/http)',
    pattern: /\bproxyconnect tcp: /,
    options: [],
    isOfEnvironment: true,
    meaning: 'The proxy could not be reached; the address behind it was not tried.',
    example:
      'Post "https://id.example.com/token": proxyconnect tcp: dial tcp 10.0.0.5:3128: connect: connection refused',
    fix: 'Check `HTTPS_PROXY`. If the message names a host called `http`, write the special characters of its password as %XX.',
  },
} as const satisfies MessageTable;
