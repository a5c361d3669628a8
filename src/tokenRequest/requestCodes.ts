import type { CodeTable } from '../text/index.ts';

/** What there is to report about a token request as a whole. */
export const requestCodes = {
  'base-url-not-text': {
    meaning: '`baseUrl` is not text, so `baseURL` is not known.',
    example: 'baseUrl: 5\ngatewayOAuth2: {}',
    fix: 'Write the URL in quotes, or set `baseURL` for the sample.',
  },
  'base-url-unset': {
    meaning: '`baseUrl` is not set, so programs see an empty `baseURL` here.',
    example: 'gatewayOAuth2: {}',
    fix: 'Set `baseUrl`, or `baseURL` for the sample.',
  },
  'token-url-ascii-host': {
    meaning: 'The host of the token URL is sent in its ASCII form.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.exämple.com/token' }",
    fix: 'Nothing to do, unless the provider expects another name.',
  },
  'token-url-bad-escape': {
    meaning: 'A `%` in the token URL is not followed by two hexadecimal digits, or is not allowed there.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com/%zz' }",
    fix: 'Write `%25` for a literal `%`.',
  },
  'token-url-bad-host-character': {
    meaning: 'The host of the token URL contains a character that host names cannot have.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id example.com/token' }",
    fix: 'Correct the host.',
  },
  'token-url-bad-ip-literal': {
    meaning: 'The host of the token URL is in brackets, but is not an IPv6 address.',
    example: "gatewayOAuth2: { tokenUrl: 'https://[id.example.com]/token' }",
    fix: 'Write the host without brackets, or an IPv6 address.',
  },
  'token-url-bad-port': {
    meaning: 'The port of the token URL is not a number.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com:port/token' }",
    fix: 'Write a number, and an IPv6 address in brackets.',
  },
  'token-url-bad-user-info': {
    meaning: 'The username or password in the token URL contains a character that has to be escaped.',
    example: "gatewayOAuth2: { tokenUrl: 'https://us<er@id.example.com/token' }",
    fix: 'Write the character as `%XX`.',
  },
  'token-url-colon-first': {
    meaning: 'The token URL has no scheme, and its first part contains a colon.',
    example: "gatewayOAuth2: { tokenUrl: '127.0.0.1:8443/token' }",
    fix: 'Start it with `https://`.',
  },
  'token-url-control-character': {
    meaning: 'The token URL contains a control character.',
    example: 'gatewayOAuth2: { tokenUrl: "https:\\u0001//id.example.com/token" }',
    fix: 'Remove the character.',
  },
  'token-url-empty-host-header': {
    meaning: 'The host contains a character that a `Host` header cannot have, so Go sends the header empty.',
    example: `gatewayOAuth2: { tokenUrl: 'https://id_ex!ample.com\\"/token' }`,
    fix: 'Correct the host.',
  },
  'token-url-fragment': {
    meaning: 'The token URL has a fragment, which is never sent.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com/token#a' }",
    fix: 'Remove it.',
  },
  'token-url-no-host': {
    meaning: 'The token URL has no host.',
    example: "gatewayOAuth2: { tokenUrl: 'https:/token' }",
    fix: 'Write two slashes after the colon, then the host.',
  },
  'token-url-no-scheme': {
    meaning: 'The token URL starts with a colon.',
    example: "gatewayOAuth2: { tokenUrl: '://id.example.com/token' }",
    fix: 'Start it with `https://`.',
  },
  'token-url-not-text': {
    meaning: 'The token URL is not text.',
    example: 'gatewayOAuth2: { tokenUrl: 5 }',
    fix: 'Write the URL in quotes.',
  },
  'token-url-port-alone': {
    meaning: 'The token URL has a port but no host, so Go connects to the same machine.',
    example: "gatewayOAuth2: { tokenUrl: 'https://:8443/token' }",
    fix: 'Write the host before the port.',
  },
  'token-url-port-range': {
    meaning: 'The port of the token URL is not between 1 and 65535.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com:70000/token' }",
    fix: 'Write the right port.',
  },
  'token-url-port-zero': {
    meaning: 'The token URL has port 0, on which nothing listens.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com:0/token' }",
    fix: 'Write the right port.',
  },
  'token-url-query': {
    meaning: 'The token URL has a query, which is not part of the body.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com/token?a=b' }",
    fix: 'Remove it unless the provider asks for it.',
  },
  'token-url-query-character': {
    meaning: 'The query of the token URL contains a space or a non-ASCII character, which Go sends unchanged.',
    example: "gatewayOAuth2: { tokenUrl: 'https://id.example.com/token?a=b c' }",
    fix: 'Write the character as `%XX`.',
  },
  'token-url-unencrypted': {
    meaning: 'The token URL has the scheme `http`.',
    example: "gatewayOAuth2: { tokenUrl: 'http://id.example.com/token' }",
    fix: 'Use `https`.',
  },
  'token-url-unset': {
    meaning: 'There is no token URL. golang.org/x/oauth2 cannot request a token without one.',
    example: 'gatewayOAuth2: {}',
    fix: 'Set `gatewayOAuth2.tokenUrl`.',
  },
  'token-url-user': {
    meaning: 'The token URL contains a username, which Go sends in an `Authorization` header.',
    example: "gatewayOAuth2: { tokenUrl: 'https://user@id.example.com/token' }",
    fix: 'Remove the username.',
  },
  'token-url-wrong-scheme': {
    meaning: 'The token URL has a scheme other than `https` or `http`.',
    example: "gatewayOAuth2: { tokenUrl: 'ftp://id.example.com/token' }",
    fix: 'Start it with `https://`.',
  },
} as const satisfies CodeTable;

export type RequestCode = keyof typeof requestCodes;
