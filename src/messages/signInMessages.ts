import type { MessageTable } from './knownMessage.ts';

const goOidc = 'go-oidc';
const oauth2 = 'golang.org/x/oauth2';

/** What go-oidc says, and golang.org/x/oauth2 of an answer that is no OAuth2 error. */
export const signInMessages = {
  'message-oidc-issuer': {
    speaker: goOidc,
    formats: [
      'oidc: issuer did not match the issuer',
      'oidc: issuer URL provided to client %v did not match the issuer',
    ],
    options: ['oidcIssuer'],
    meaning: 'The provider’s issuer differs from the option.',
    fix: 'Write the issuer as the provider does, letter by letter; often the last slash differs.',
  },
  'message-oidc-discovery': {
    speaker: goOidc,
    formats: ['oidc: failed to decode provider discovery object: '],
    options: ['oidcIssuer'],
    meaning: 'The answer at the issuer is not a discovery document.',
    fix: 'Open the issuer followed by `/.well-known/openid-configuration`: a web page there is often a proxy’s.',
  },
  'message-oidc-provider': {
    speaker: goOidc,
    formats: ['oidc: id token issued by a different provider, expected "'],
    options: ['oidcIssuer'],
    meaning: 'The token names another issuer than the option.',
    fix: 'Write the issuer that the message names after `got`, if it is your provider’s.',
  },
  'message-oidc-audience': {
    speaker: goOidc,
    formats: ['oidc: expected audience "'],
    options: ['oidcClientId'],
    meaning: 'The token is for another client.',
    fix: 'Check the client identifier, here and at the provider.',
  },
  'message-oauth2-unauthorized': {
    speaker: oauth2,
    formats: ['oauth2: cannot fetch token: 401'],
    options: ['gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret', 'gatewayOAuth2.clientId'],
    meaning: 'The authorisation server refused the client: its identifier or its secret is wrong.',
    fix: 'Check the client’s identifier and secret.',
  },
  'message-oauth2-media-type': {
    speaker: oauth2,
    formats: ['oauth2: cannot fetch token: 415'],
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The token address does not take a form, which RFC 6749 requires of a token endpoint.',
    fix: 'Check that it is the token endpoint; an address that wants JSON cannot be used.',
  },
  'message-oauth2-busy': {
    speaker: oauth2,
    formats: ['oauth2: cannot fetch token: 429'],
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The authorisation server was asked too often.',
    fix: 'Wait, and ask its administrator for the limit.',
  },
  'message-oauth2-status': {
    speaker: oauth2,
    formats: ['oauth2: cannot fetch token: %d'],
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The token address answered with a status, and without an OAuth2 error.',
    fix: 'Check the token address: its path, and what is in front of it.',
  },
  'message-oauth2-json': {
    speaker: oauth2,
    formats: ['oauth2: cannot parse json: '],
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The answer from the token address is not JSON; a web page is often a proxy’s.',
    fix: 'Check that the address is the token endpoint’s.',
  },
  'message-oauth2-missing': {
    speaker: oauth2,
    formats: ['oauth2: server response missing access_token'],
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'The answer from the token address contains no token.',
    fix: 'Check that the address is the token endpoint’s.',
  },
} as const satisfies MessageTable;
