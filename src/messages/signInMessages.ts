import { saidBy } from './knownMessage.ts';

const oauth2 = 'golang.org/x/oauth2';

/** What go-oidc says, and golang.org/x/oauth2 of an answer that is no OAuth2 error. */
export const signInMessages = {
  ...saidBy('go-oidc', ['oidcIssuer'], {
    'message-oidc-issuer': {
      formats: [
        'oidc: issuer did not match the issuer',
        'oidc: issuer URL provided to client %v did not match the issuer',
      ],
      meaning: 'The provider’s issuer differs from the option.',
      fix: 'Write the issuer as the provider does, letter by letter; often the last slash differs.',
    },
    'message-oidc-discovery': {
      formats: ['oidc: failed to decode provider discovery object: '],
      meaning: 'The answer at the issuer is not a discovery document.',
      fix: 'Open the issuer followed by `/.well-known/openid-configuration`: a web page there is often a proxy’s.',
    },
    'message-oidc-provider': {
      formats: ['oidc: id token issued by a different provider, expected "'],
      meaning: 'The token names another issuer than the option.',
      fix: 'Write the issuer that the message names after `got`, if it is your provider’s.',
    },
    'message-oidc-audience': {
      formats: ['oidc: expected audience "'],
      options: ['oidcClientId'],
      meaning: 'The token is for another client.',
      fix: 'Check the client identifier, here and at the provider.',
    },
  }),
  ...saidBy(oauth2, ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'], {
    'message-oauth2-unauthorized': {
      formats: ['oauth2: cannot fetch token: 401'],
      options: ['gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret', 'gatewayOAuth2.clientId'],
      meaning: 'The authorisation server refused the client: its identifier or its secret is wrong.',
      fix: 'Check the client’s identifier and secret.',
    },
    'message-oauth2-media-type': {
      formats: ['oauth2: cannot fetch token: 415'],
      meaning: 'The token address does not take a form, which RFC 6749 requires of a token endpoint.',
      fix: 'Check that it is the token endpoint; an address that wants JSON cannot be used.',
    },
    'message-oauth2-busy': {
      formats: ['oauth2: cannot fetch token: 429'],
      meaning: 'The authorisation server was asked too often.',
      fix: 'Wait, and ask its administrator for the limit.',
    },
    'message-oauth2-status': {
      formats: ['oauth2: cannot fetch token: %d'],
      meaning: 'The token address answered with a status, and without an OAuth2 error.',
      fix: 'Check the token address: its path, and what is in front of it.',
    },
    'message-oauth2-json': {
      formats: ['oauth2: cannot parse json: '],
      meaning: 'The answer from the token address is not JSON; a web page is often a proxy’s.',
      fix: 'Check that the address is the token endpoint’s.',
    },
    'message-oauth2-missing': {
      formats: ['oauth2: server response missing access_token'],
      meaning: 'The answer from the token address contains no token.',
      fix: 'Check that the address is the token endpoint’s.',
    },
  }),
};
