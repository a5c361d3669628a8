import type { Message } from 'source-text';
import type { RequestCode } from './requestCodes.ts';

/** Parameters that x/oauth2 fills in by itself. */
export const grantTypeName = 'grant_type';
export const clientIdName = 'client_id';
export const clientSecretName = 'client_secret';

/** Parameters that carry credentials by their standard (RFC 6749, RFC 7521, RFC 8693). */
const secretNames: ReadonlySet<string> = new Set([
  clientSecretName,
  'password',
  'client_assertion',
  'assertion',
  'refresh_token',
  'subject_token',
  'actor_token',
]);

export function isSecretFieldName(name: string): boolean {
  return secretNames.has(name);
}

/** Identifies the client or its flow, and nothing about the import: no claim results from it. */
const neverClaims: ReadonlySet<string> = new Set([
  ...secretNames,
  grantTypeName,
  clientIdName,
  'client_assertion_type',
]);

export function canBeClaim(name: string): boolean {
  return !neverClaims.has(name);
}

/** The purpose of parameters with well-known names. */
const purposes: ReadonlyMap<string, string> = new Map([
  ['audience', 'It names the service that the token is for. An authorisation server can put it into the claim aud.'],
  ['resource', 'It names the service that the token is for (RFC 8707).'],
  ['base_url', 'An authorisation server can put it into the custom claim base_url.'],
  ['gateway_url', 'An authorisation server can put it into the custom claim gateway_url.'],
  ['source_id', 'An authorisation server can put it into the custom claim source_id.'],
  ['scope', 'It lists the permissions asked for, separated by spaces.'],
]);

/** A sentence about the purpose of a parameter; empty for one that only authenticates the client. */
export function purposeOf(name: string): string {
  return purposes.get(name) ?? (canBeClaim(name) ? 'An authorisation server can put it into a claim.' : '');
}

/** What may surprise about an entry of `endpointParams` with this name. */
const entryWarnings: ReadonlyMap<string, Message<RequestCode>> = new Map([
  [
    grantTypeName,
    {
      code: 'token-entry-grant-type',
      severity: 'warning',
      message:
        'This replaces client_credentials. Make sure that your authorisation server accepts this grant type here.',
    },
  ],
  [
    'scope',
    {
      code: 'token-entry-scope',
      severity: 'hint',
      message: 'golang.org/x/oauth2 refuses this entry if the server sets its own scopes, which is not documented.',
    },
  ],
]);

export function entryWarning(name: string): Message<RequestCode> | undefined {
  return entryWarnings.get(name);
}
