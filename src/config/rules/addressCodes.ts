import type { CodeTable } from '../../text/index.ts';

/** What is wrong with URLs. */
export const addressCodes = {
  'issuer-discovery-url': {
    meaning: 'The issuer is the address of the discovery document.',
    example: 'oidcIssuer: https://login.example.com/.well-known/openid-configuration',
    fix: 'Copy the `issuer` property of that document.',
  },
  'issuer-endpoint': {
    meaning: 'The issuer is the address of an endpoint of the provider.',
    example: 'oidcIssuer: https://login.example.com/realms/staff/protocol/openid-connect/auth',
    fix: 'Copy the `issuer` property of the discovery document.',
  },
  'issuer-many-tenants': {
    meaning: 'The discovery document at this address names another issuer, because the address serves many tenants.',
    example: 'oidcIssuer: https://login.microsoftonline.com/common/v2.0',
    fix: 'Use the ID of your tenant instead.',
  },
  'issuer-provider-form': {
    meaning: 'The provider writes its issuers in another form.',
    example: 'oidcIssuer: https://example.eu.auth0.com',
    fix: 'Copy the `issuer` property of the discovery document.',
  },
  'issuer-trailing-slash': {
    meaning: "The issuer ends in a slash, and the provider's issuer must have it too.",
    example: 'oidcIssuer: https://login.example.com/',
    fix: 'Compare it with the `issuer` property of the discovery document.',
  },
  'token-url-authorize': {
    meaning: 'The token URL looks like the authorisation endpoint.',
    example: 'gatewayOAuth2: {\n  tokenUrl: https://auth.example.com/oauth2/authorize\n}',
    fix: 'Use the token endpoint, which often ends in `/token`.',
  },
  'token-url-discovery': {
    meaning: 'The token URL is the address of the discovery document.',
    example: 'gatewayOAuth2: {\n  tokenUrl: https://auth.example.com/.well-known/openid-configuration\n}',
    fix: 'Copy the `token_endpoint` property of that document.',
  },
  'token-url-endpoint': {
    meaning: 'The token URL is another address of the provider.',
    example: 'gatewayOAuth2: {\n  tokenUrl: https://auth.example.com/realms/staff\n}',
    fix: 'Copy the `token_endpoint` property of the discovery document.',
  },
  'token-url-many-tenants': {
    meaning: 'Microsoft gives no token for a program at this address, because it serves many tenants.',
    example: 'gatewayOAuth2: {\n  tokenUrl: https://login.microsoftonline.com/common/oauth2/v2.0/token\n}',
    fix: 'Use the ID of your tenant instead.',
  },
  'url-control-character': {
    meaning: 'The URL contains a line break, a tab or another control character.',
    example: 'baseUrl: "https://review.\\nexample.com"',
    fix: 'Remove the character.',
  },
  'url-credentials': {
    meaning: 'The URL contains a username or password, which ends up in logs.',
    example: 'baseUrl: https://user:fake@review.example.com',
    fix: 'Remove the username and password.',
  },
  'url-empty-part': {
    meaning: 'A part of the path between two slashes is empty.',
    example: 'oidcIssuer: https://login.example.com/realms//staff',
    fix: 'Write a name there, or one slash.',
  },
  'url-fragment': {
    meaning: 'The URL has a fragment, which is never sent.',
    example: 'gatewayOAuth2: {\n  tokenUrl: "https://auth.example.com/token#main"\n}',
    fix: 'Remove `#` and what follows.',
  },
  'url-invalid': {
    meaning: 'The text is not a valid URL.',
    example: 'baseUrl: https://review.example.com:99999',
    fix: 'Write `https://host/path`, with a port up to 65535.',
  },
  'url-no-scheme': {
    meaning: 'The URL has no scheme.',
    example: 'baseUrl: review.example.com',
    fix: 'Start it with `https://`.',
  },
  'url-query': {
    meaning: 'The URL has a query or a fragment, which does not belong to this address.',
    example: 'baseUrl: https://review.example.com/?page=1',
    fix: 'Remove `?` or `#` and what follows.',
  },
  'url-relative': {
    meaning: 'The link has no scheme, so it is relative. Whether that works is not documented.',
    example: 'supportPageUrl: /support',
    fix: 'Start it with `https://`.',
  },
  'url-scheme': {
    meaning: 'The URL has a scheme that is not expected here.',
    example: 'baseUrl: ftp://review.example.com',
    fix: 'Use `https`.',
  },
  'url-several': {
    meaning: 'Several addresses, or a pattern of them, where one belongs.',
    example: 'baseUrl: https://a.example.com,https://b.example.com',
    fix: 'Write a single address.',
  },
  'url-slashes': {
    meaning: '`//` is missing after the scheme of the URL.',
    example: 'baseUrl: https:review.example.com',
    fix: 'Write `https://`.',
  },
  'url-space': {
    meaning: 'There is a space in the URL, or before or after it.',
    example: 'baseUrl: https://review.example.com/access review',
    fix: 'Remove the space, or write `%20` for one inside the URL.',
  },
  'url-unencrypted': {
    meaning: 'The URL uses `http`, so what is sent is not encrypted.',
    example: 'baseUrl: http://review.example.com',
    fix: 'Use `https`.',
  },
} as const satisfies CodeTable;

export type AddressCode = keyof typeof addressCodes;
