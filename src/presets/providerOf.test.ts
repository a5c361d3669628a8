import { expect, it } from 'vitest';
import { providerOf } from './presets.ts';

it.each([
  ['https://login.microsoftonline.com/8eaef023/oauth2/v2.0/token', 'Microsoft Entra ID'],
  ['https://sso.example.com/realms/staff/protocol/openid-connect/token', 'Keycloak'],
  ['https://example.okta.com/oauth2/v1/token', 'Okta'],
  ['https://example.eu.auth0.com/oauth/token', 'Auth0'],
  ['https://auth.example.com/oauth/token', undefined],
  ['https://login.microsoftonline.com.example.com/8eaef023/token', undefined],
  ['', undefined],
])('%s is of %s', (address, name) => expect(providerOf(address)?.name).toBe(name));
