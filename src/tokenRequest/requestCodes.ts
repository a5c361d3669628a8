import type { CodeTable } from 'source-text';

/** What there is to report about a token request as a whole. */
export const requestCodes = {
  'base-url-not-text': 'baseUrl: 5\ngatewayOAuth2: {}',
  'base-url-unset': 'gatewayOAuth2: {}',
  'token-entry-grant-type': `gatewayOAuth2: { endpointParams: { grant_type: "'password'" } }`,
  'token-entry-scope': `gatewayOAuth2: { endpointParams: { scope: "'read'" } }`,
  'token-url-ascii-host': "gatewayOAuth2: { tokenUrl: 'https://id.exämple.com/token' }",
  'token-url-bad-escape': "gatewayOAuth2: { tokenUrl: 'https://id.example.com/%zz' }",
  'token-url-bad-host-character': "gatewayOAuth2: { tokenUrl: 'https://id example.com/token' }",
  'token-url-bad-ip-literal': "gatewayOAuth2: { tokenUrl: 'https://[id.example.com]/token' }",
  'token-url-bad-port': "gatewayOAuth2: { tokenUrl: 'https://id.example.com:port/token' }",
  'token-url-bad-user-info': "gatewayOAuth2: { tokenUrl: 'https://us<er@id.example.com/token' }",
  'token-url-colon-first': "gatewayOAuth2: { tokenUrl: '127.0.0.1:8443/token' }",
  'token-url-control-character': 'gatewayOAuth2: { tokenUrl: "https:\\u0001//id.example.com/token" }',
  'token-url-empty-host-header': `gatewayOAuth2: { tokenUrl: 'https://id_ex!ample.com\\"/token' }`,
  'token-url-fragment': "gatewayOAuth2: { tokenUrl: 'https://id.example.com/token#a' }",
  'token-url-no-host': "gatewayOAuth2: { tokenUrl: 'https:/token' }",
  'token-url-no-scheme': "gatewayOAuth2: { tokenUrl: '://id.example.com/token' }",
  'token-url-not-text': 'gatewayOAuth2: { tokenUrl: 5 }',
  'token-url-port-alone': "gatewayOAuth2: { tokenUrl: 'https://:8443/token' }",
  'token-url-port-range': "gatewayOAuth2: { tokenUrl: 'https://id.example.com:70000/token' }",
  'token-url-port-zero': "gatewayOAuth2: { tokenUrl: 'https://id.example.com:0/token' }",
  'token-url-query': "gatewayOAuth2: { tokenUrl: 'https://id.example.com/token?a=b' }",
  'token-url-query-character': "gatewayOAuth2: { tokenUrl: 'https://id.example.com/token?a=b c' }",
  'token-url-unencrypted': "gatewayOAuth2: { tokenUrl: 'http://id.example.com/token' }",
  'token-url-unset': 'gatewayOAuth2: {}',
  'token-url-user': "gatewayOAuth2: { tokenUrl: 'https://user@id.example.com/token' }",
  'token-url-wrong-scheme': "gatewayOAuth2: { tokenUrl: 'ftp://id.example.com/token' }",
} as const satisfies CodeTable;

export type RequestCode = keyof typeof requestCodes;
