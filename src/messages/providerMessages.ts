import type { MessageTable } from './knownMessage.ts';

const entra = 'Microsoft Entra ID';
const keycloak = 'Keycloak';
const clients = ['oidcClientId', 'gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId'] as const;
const secrets = ['oidcClientSecret', 'gatewayOAuth2.clientSecret', 'smtpAuth.mechanism.clientSecret'] as const;
const scopes = ['smtpAuth.mechanism.scope', 'gatewayOAuth2.endpointParams'] as const;

/** What providers say in the description of an error, as they document it. */
export const providerMessages = {
  'message-aadsts7000215': {
    speaker: entra,
    pattern: /\bAADSTS7000215\b/,
    options: secrets,
    meaning: 'The client secret is wrong; often its identifier was copied instead of its value.',
    example: 'AADSTS7000215: Invalid client secret provided.',
    fix: 'Copy the secret’s value, or create a new secret: it is shown only once.',
  },
  'message-aadsts7000222': {
    speaker: entra,
    pattern: /\bAADSTS7000222\b/,
    options: secrets,
    meaning: 'The client secret has expired.',
    example: 'AADSTS7000222: The provided client secret keys for app are expired.',
    fix: 'Create a new secret for the application, and write it here.',
  },
  'message-aadsts700016': {
    speaker: entra,
    pattern: /\bAADSTS700016\b/,
    options: clients,
    meaning: 'There is no application with this client identifier in the tenant.',
    example: 'AADSTS700016: Application with identifier was not found in the directory.',
    fix: 'Check the client identifier and the tenant in the address.',
  },
  'message-aadsts90002': {
    speaker: entra,
    pattern: /\bAADSTS9000[23]\b/,
    options: ['oidcIssuer', 'gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl'],
    meaning: 'There is no tenant with this name.',
    example: 'AADSTS90002: Tenant not found.',
    fix: 'Write the tenant’s directory identifier into the address.',
  },
  'message-aadsts50059': {
    speaker: entra,
    pattern: /\bAADSTS(?:50059|50194)\b/,
    options: ['gatewayOAuth2.tokenUrl', 'smtpAuth.mechanism.tokenUrl', 'oidcIssuer'],
    meaning: 'The address is the one for all tenants, and this request needs one tenant.',
    example:
      'AADSTS50059: No tenant-identifying information found in either the request or implied by any provided credentials.',
    fix: 'Write the tenant’s directory identifier into the address.',
  },
  'message-aadsts50011': {
    speaker: entra,
    pattern: /\bAADSTS50011\b/,
    options: ['baseUrl', 'oidcClientId'],
    meaning: 'The redirect address is not among those of the application.',
    example:
      'AADSTS50011: The redirect URI specified in the request does not match the redirect URIs configured for the application.',
    fix: 'Add the address that the message names to the application; it begins with the base URL.',
  },
  'message-aadsts65001': {
    speaker: entra,
    pattern: /\bAADSTS65001\b/,
    options: clients,
    meaning: 'Nobody has consented to the permissions of the application.',
    example: 'AADSTS65001: The user or administrator has not consented to use the application.',
    fix: 'A tenant administrator has to consent.',
  },
  'message-aadsts500011': {
    speaker: entra,
    pattern: /\bAADSTS500011\b/,
    options: scopes,
    meaning: 'The resource that the token is for is not in the tenant.',
    example: 'AADSTS500011: The resource principal was not found in the tenant.',
    fix: 'Check the resource in the scope, and the tenant.',
  },
  'message-aadsts70011': {
    speaker: entra,
    pattern: /\bAADSTS(?:70011|1002012)\b/,
    options: scopes,
    meaning: 'The scope is not one that client credentials can request.',
    example: 'AADSTS70011: The provided value for the input parameter scope is not valid.',
    fix: 'Write the resource followed by `/.default`.',
  },
  'message-aadsts900144': {
    speaker: entra,
    pattern: /\bAADSTS900144\b/,
    options: scopes,
    meaning: 'A parameter of the token request is missing; the message names it.',
    example: "AADSTS900144: The request body must contain the following parameter: 'scope'.",
    fix: 'For gateways, add it to `gatewayOAuth2.endpointParams`.',
  },
  'message-aadsts50105': {
    speaker: entra,
    pattern: /\bAADSTS50105\b/,
    options: ['oidcClientId'],
    meaning: 'The person is not assigned to the application.',
    example: 'AADSTS50105: The signed in user is not assigned to a role for the application.',
    fix: 'Assign people or groups to the application, or turn off *Assignment required*.',
  },
  'message-keycloak-client': {
    speaker: keycloak,
    pattern: /\bInvalid client or Invalid client credentials\b/,
    options: secrets,
    meaning: 'The client or its secret is wrong.',
    example: '{"error":"unauthorized_client","error_description":"Invalid client or Invalid client credentials"}',
    fix: 'Check identifier and secret, and that the client is in this realm.',
  },
  'message-keycloak-realm': {
    speaker: keycloak,
    pattern: /\bRealm does not exist\b/,
    options: ['oidcIssuer', 'gatewayOAuth2.tokenUrl'],
    meaning: 'There is no realm with this name.',
    example: '{"error":"Realm does not exist"}',
    fix: 'Check the realm in the address; it is case-sensitive.',
  },
  'message-keycloak-service-account': {
    speaker: keycloak,
    pattern: /\bClient not enabled to retrieve service account\b/,
    options: ['gatewayOAuth2.clientId', 'smtpAuth.mechanism.clientId'],
    meaning: 'The client may not request a token for itself.',
    example: '{"error":"unauthorized_client","error_description":"Client not enabled to retrieve service account"}',
    fix: 'Switch on *Service accounts roles* for the client.',
  },
  'message-keycloak-redirect': {
    speaker: keycloak,
    pattern: /\bInvalid parameter: redirect_uri\b|\binvalid_redirect_uri\b/,
    options: ['baseUrl', 'oidcClientId'],
    meaning: 'The redirect address is not among those of the client.',
    example: 'Invalid parameter: redirect_uri',
    fix: 'Add the base URL followed by `/*` to the client’s valid redirect URIs.',
  },
} as const satisfies MessageTable;
