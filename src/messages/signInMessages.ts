import type { MessageTable } from './knownMessage.ts';

/** What go-oidc and golang.org/x/oauth2 say. */
export const signInMessages = {
  'message-oidc-issuer': {
    speaker: 'go-oidc',
    pattern: /oidc: issuer (?:URL provided to client .{0,300} )?did not match the issuer\b/,
    options: ['oidcIssuer'],
    meaning: 'The provider’s issuer differs from the option.',
    example:
      'oidc: issuer URL provided to client ("https://login.example.com/") did not match the issuer URL returned by provider ("https://login.example.com")',
    fix: 'Write the issuer as the provider does, letter by letter; often the last slash differs.',
  },
  'message-oidc-discovery': {
    speaker: 'go-oidc',
    pattern: /oidc: failed to decode provider discovery object/,
    options: ['oidcIssuer'],
    meaning: 'The answer at the issuer is not a discovery document.',
    example: "oidc: failed to decode provider discovery object: invalid character '<' looking for beginning of value",
    fix: 'Open the issuer followed by `/.well-known/openid-configuration`: a web page there is often a proxy’s.',
  },
  'message-oidc-audience': {
    speaker: 'go-oidc',
    pattern: /oidc: expected audience\b/,
    options: ['oidcClientId'],
    meaning: 'The token is for another client.',
    example: 'oidc: expected audience "review" got ["account"]',
    fix: 'Check the client identifier, here and at the provider.',
  },
  'message-oauth2-client': {
    speaker: 'golang.org/x/oauth2',
    pattern: /oauth2: "(?:invalid_client|unauthorized_client)"|"error" ?: ?"(?:invalid_client|unauthorized_client)"/,
    options: ['gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret', 'oidcClientSecret'],
    meaning: 'The authorisation server does not know the client, or its secret is wrong.',
    example: 'oauth2: "invalid_client" "client authentication failed"',
    fix: 'Check the client’s identifier and secret, and whether it may use client credentials.',
  },
  'message-oauth2-scope': {
    speaker: 'golang.org/x/oauth2',
    pattern: /oauth2: "invalid_scope"|"error" ?: ?"invalid_scope"/,
    options: ['smtpAuth.mechanism.scope', 'gatewayOAuth2.endpointParams'],
    meaning: 'The authorisation server does not know the scope, or the client may not request it.',
    example: 'oauth2: "invalid_scope" "Invalid scopes: mail"',
    fix: 'Write the scope as the provider names it.',
  },
  'message-oauth2-request': {
    speaker: 'golang.org/x/oauth2',
    pattern: /oauth2: "(?:invalid_request|invalid_target)"|"error" ?: ?"(?:invalid_request|invalid_target)"/,
    options: ['gatewayOAuth2.endpointParams'],
    meaning: 'A parameter of the token request is missing, unknown or malformed.',
    example: 'oauth2: "invalid_request" "unknown parameter base_url"',
    fix: 'Compare the token request in the editor with what the authorisation server accepts.',
  },
  'message-oauth2-unauthorized': {
    speaker: 'golang.org/x/oauth2',
    pattern: /oauth2: cannot fetch token: 401\b/,
    options: ['gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret', 'gatewayOAuth2.clientId'],
    meaning: 'The authorisation server refused the client: its identifier or its secret is wrong.',
    example: 'oauth2: cannot fetch token: 401 Unauthorized',
    fix: 'Check the client’s identifier and secret; the next lines of the log may have the error in full.',
  },
  'message-oauth2-status': {
    speaker: 'golang.org/x/oauth2',
    pattern: /oauth2: cannot fetch token: \d{3}\b/,
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The token address answered with a status that is neither a token nor an OAuth2 error.',
    example: 'oauth2: cannot fetch token: 502 Bad Gateway',
    fix: 'Check the token address: its path, and what is in front of it.',
  },
  'message-oauth2-missing': {
    speaker: 'golang.org/x/oauth2',
    pattern: /oauth2: server response missing access_token/,
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The answer from the token address contains no token.',
    example: 'oauth2: server response missing access_token',
    fix: 'Check that the address is the token endpoint’s.',
  },
} as const satisfies MessageTable;
