import { saidBy } from './knownMessage.ts';

const oauth2 = 'OAuth2';

/** Before its code in what golang.org/x/oauth2 prints, and in JSON. */
const error = '{oauth2: |"error":|"error": |"error" : }';

/** The error codes of OAuth2 (RFC 6749 §4.1.2.1 and §5.2, RFC 8707 §2), as golang.org/x/oauth2 prints them or as the response has them. */
export const tokenErrors = {
  ...saidBy(oauth2, ['gatewayOAuth2.endpointParams'], {
    'message-oauth2-client': {
      formats: [`${error}"invalid_client"`],
      options: ['gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret', 'oidcClientSecret'],
      parameters: ['client_id'],
      meaning:
        'The authorisation server does not know the client, its secret is wrong, or the client has to authenticate in another way.',
      fix: 'Check the client’s identifier and secret, and at the provider how the client authenticates.',
    },
    'message-oauth2-flow': {
      formats: [`${error}"unauthorized_client"`, `${error}"unsupported_grant_type"`],
      options: ['gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId', 'oidcClientId'],
      parameters: ['client_id'],
      meaning: 'The client may not request a token in this way.',
      fix: 'At the provider, allow it the flow: client credentials for gateways and mail, the authorisation code for signing in.',
    },
    'message-oauth2-grant': {
      formats: [`${error}"invalid_grant"`],
      options: ['baseUrl', 'oidcClientId'],
      meaning: 'The authorisation code of a sign-in is used, expired or for another redirect address.',
      fix: 'Sign in again; if that fails, check that the base URL is the address that people open.',
    },
    'message-oauth2-denied': {
      formats: [`${error}"access_denied"`],
      options: ['gatewayOAuth2.endpointParams', 'gatewayOAuth2.clientId', 'oidcClientId'],
      parameters: ['audience'],
      meaning: 'The authorisation server knows the client, or the person, and allows no access to what was asked for.',
      fix: 'At the provider, give the client access to the API, or assign the person to the application.',
    },
    'message-oauth2-scope': {
      formats: [`${error}"invalid_scope"`],
      options: ['smtpAuth.mechanism.scope', 'gatewayOAuth2.endpointParams'],
      parameters: ['scope'],
      meaning: 'The authorisation server does not know the scope, or the client may not request it.',
      fix: 'Write the scope as the provider names it.',
    },
    'message-oauth2-request': {
      formats: [`${error}"invalid_request"`],
      meaning: 'A parameter of the token request is missing, unknown or malformed.',
      fix: 'Compare the token request in the editor with what the authorisation server accepts.',
    },
    'message-oauth2-target': {
      formats: [`${error}"invalid_target"`],
      parameters: ['resource', 'audience'],
      meaning: 'The authorisation server does not know the resource that the token is for.',
      fix: 'Write `resource` or `audience` as the provider names the API.',
    },
  }),
};
