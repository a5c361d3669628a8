import { type Format, type KnownMessage, saidBy } from './knownMessage.ts';

const keycloak = 'Keycloak';
const auth0 = 'Auth0';
const clients = ['oidcClientId', 'gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId'] as const;
const secrets = ['oidcClientSecret', 'gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret'] as const;
const scopes = ['smtpAuth.mechanism.scope', 'gatewayOAuth2.endpointParams'] as const;
const methods = ['gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId', 'oidcClientId'] as const;
const redirects = ['baseUrl', 'oidcClientId'] as const;

/** What providers say in the description of an error or on their page, as they document it. */
export const providerMessages = {
  ...saidBy('Microsoft Entra ID', scopes, {
    'message-aadsts7000215': {
      formats: ['AADSTS7000215'],
      options: secrets,
      meaning: 'The client secret is wrong; often its identifier was copied instead of its value.',
      fix: 'Copy the secret’s value, or create a new secret: it is shown only once.',
    },
    'message-aadsts7000222': {
      formats: ['AADSTS7000222'],
      options: secrets,
      meaning: 'The client secret has expired.',
      fix: 'Create a new secret for the application, and write it here.',
    },
    'message-aadsts7000218': {
      formats: ['AADSTS7000218'],
      options: secrets,
      meaning: 'The request has no client secret, or the application counts as a public client.',
      fix: 'Set the secret; in the application, register the address under *Web*, and switch off *Allow public client flows*.',
    },
    'message-aadsts700027': {
      formats: ['AADSTS700027'],
      options: clients,
      meaning: 'The client assertion is signed with a key that the application does not know.',
      fix: 'Upload the certificate to the application, or use a client secret.',
    },
    'message-aadsts700016': {
      formats: ['AADSTS700016'],
      options: clients,
      meaning: 'There is no application with this client identifier in the tenant.',
      fix: 'Check the client identifier and the tenant in the address.',
    },
    'message-aadsts90002': {
      formats: ['AADSTS90002', 'AADSTS90003'],
      options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl', 'oidcIssuer'],
      meaning: 'There is no tenant with this name.',
      fix: 'Write the tenant’s directory identifier into the address.',
    },
    'message-aadsts50059': {
      formats: ['AADSTS50059', 'AADSTS50194'],
      options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl', 'oidcIssuer'],
      meaning: 'The address is the one for all tenants, and this request needs one tenant.',
      fix: 'Write the tenant’s directory identifier into the address.',
    },
    'message-aadsts50011': {
      formats: ['AADSTS50011'],
      options: redirects,
      meaning: 'The redirect address is not among those of the application.',
      fix: 'Add the address that the message names to the application; it begins with the base URL.',
    },
    'message-aadsts65001': {
      formats: ['AADSTS65001'],
      options: clients,
      meaning: 'Nobody has consented to the permissions of the application.',
      fix: 'A tenant administrator has to consent.',
    },
    'message-aadsts500011': {
      formats: ['AADSTS500011'],
      parameters: ['scope'],
      meaning: 'The resource that the token is for is not in the tenant.',
      fix: 'Check the resource in the scope, and the tenant.',
    },
    'message-aadsts70011': {
      formats: ['AADSTS70011', 'AADSTS1002012'],
      parameters: ['scope'],
      meaning: 'The scope is not one that client credentials can request.',
      fix: 'Write the resource followed by `/.default`.',
    },
    'message-aadsts901002': {
      formats: ['AADSTS901002'],
      meaning: 'The endpoint of version 2.0 takes no `resource`.',
      fix: 'Delete `resource`, and write it as a scope followed by `/.default`.',
    },
    'message-aadsts900144': {
      formats: ['AADSTS900144', 'AADSTS90014'],
      meaning: 'A parameter of the token request is missing; the message names it.',
      fix: 'For gateways, add it to `gatewayOAuth2.endpointParams`.',
    },
    'message-aadsts9002313': {
      formats: ['AADSTS9002313'],
      options: ['gatewayOAuth2.endpointParams', 'gatewayOAuth2.tokenUrl'],
      meaning: 'The token request is malformed, or a value of it is.',
      fix: 'Compare it in the editor with what Entra ID documents for client credentials.',
    },
    'message-aadsts50105': {
      formats: ['AADSTS50105'],
      options: ['oidcClientId'],
      meaning: 'The person is not assigned to the application.',
      fix: 'Assign people or groups to the application, or turn off *Assignment required*.',
    },
    'message-aadsts501051': {
      formats: ['AADSTS501051'],
      options: ['gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId'],
      meaning: 'The client is not assigned to a role of the API.',
      fix: 'Assign an application role of the API to the client, or turn off *Assignment required* for the API.',
    },
    'message-aadsts': {
      formats: ['Trace ID: %s{ |  }Correlation ID: %s'],
      options: clients,
      meaning: 'The number after AADSTS says why Entra ID refused the request.',
      fix: 'Look it up at `login.microsoftonline.com/error`.',
    },
  }),
  ...saidBy(keycloak, secrets, {
    'message-keycloak-client': {
      formats: ['Invalid client or Invalid client credentials'],
      parameters: ['client_id'],
      meaning: 'The client or its secret is wrong.',
      fix: 'Check identifier and secret, and that the client is in this realm.',
    },
    'message-keycloak-realm': {
      formats: ['"Realm does not exist"'],
      options: ['oidcIssuer', 'gatewayOAuth2.tokenUrl'],
      meaning: 'There is no realm with this name.',
      fix: 'Check the realm in the address; it is case-sensitive.',
    },
    'message-keycloak-service-account': {
      formats: ['Client not enabled to retrieve service account'],
      options: ['gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId'],
      parameters: ['client_id'],
      meaning: 'The client may not request a token for itself.',
      fix: 'Switch on *Service accounts roles* for the client.',
    },
  }),
  ...saidBy('Ory Hydra', methods, {
    'message-hydra-method': {
      formats: ["supports client authentication method '%s', but method '%s' was requested"],
      meaning: 'The provider expects the client to authenticate in another way.',
      fix: 'There, set `token_endpoint_auth_method` of the client to the method that the message calls requested.',
    },
  }),
  ...saidBy('Authelia', methods, {
    'message-authelia-method': {
      formats: ["is configured to only support 'token_endpoint_auth_method' method '%s'"],
      meaning: 'The provider expects the client to authenticate in another way.',
      fix: 'There, set `token_endpoint_auth_method` of the client to `client_secret_post`.',
    },
  }),
  ...saidBy(auth0, ['gatewayOAuth2.endpointParams'], {
    'message-auth0-api': {
      formats: ['access_denied"%vService not found: %s'],
      parameters: ['audience'],
      meaning: 'There is no API with this identifier.',
      fix: 'Write `audience` as the identifier of the API in Auth0, letter by letter.',
    },
    'message-auth0-grant': {
      formats: ['Client is not authorized to access "', String.raw`Client is not authorized to access \"`],
      options: ['gatewayOAuth2.clientId', 'gatewayOAuth2.endpointParams'],
      parameters: ['audience'],
      meaning: 'The client may not request tokens for this API.',
      fix: 'In Auth0, authorize the client under *Machine to Machine Applications* of the API.',
    },
  }),
  'message-keycloak-redirect': redirectRefused(
    keycloak,
    'Invalid parameter: redirect_uri',
    'error={"|}invalid_redirect_uri',
  ),
  'message-google-redirect': redirectRefused('Google', 'Error 400: redirect_uri_mismatch'),
  'message-okta-redirect': redirectRefused(
    'Okta',
    "The 'redirect_uri' parameter must be a Login redirect URI in the client app settings",
  ),
  'message-auth0-redirect': redirectRefused(
    auth0,
    'Callback URL mismatch. The provided redirect_uri is not in the list of allowed callback URLs',
  ),
  'message-authentik-redirect': redirectRefused(
    'authentik',
    'The request fails due to a missing, invalid, or mismatching redirection URI (redirect_uri)',
  ),
  'message-zitadel-redirect': redirectRefused(
    'Zitadel',
    'The requested redirect_uri is missing in the client configuration',
  ),
  'message-gitlab-redirect': redirectRefused('GitLab', 'The redirect URI included is not valid'),
  'message-dex-redirect': redirectRefused('Dex', 'Unregistered redirect_uri ("'),
  'message-adfs-redirect': redirectRefused('AD FS', 'MSIS9224: '),
  'message-hydra-redirect': redirectRefused(
    'Ory Hydra',
    "The 'redirect_uri' parameter does not match any of the OAuth 2.0 Client's pre-registered redirect urls",
  ),
};

function redirectRefused(speaker: string, ...formats: readonly Format[]): KnownMessage {
  return {
    speaker,
    formats,
    options: redirects,
    meaning: 'The redirect address is not among those of the client.',
    fix: 'At the provider, add the address that the browser shows as `redirect_uri` to the client; it begins with the base URL.',
  };
}
