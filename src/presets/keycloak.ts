import type { Preset } from './preset.ts';

export const keycloak: Preset = {
  name: 'Keycloak',
  section: 'signIn',
  values: { oidcIssuer: 'https://<KEYCLOAK_HOST>/realms/<REALM>' },
  parts: { KEYCLOAK_HOST: { example: 'login.example.com' }, REALM: { example: 'staff' } },
  asks: ['oidcClientId', 'oidcClientSecret'],
  source: {
    title: 'Keycloak: Securing applications and services with OpenID Connect',
    url: 'https://www.keycloak.org/securing-apps/oidc-layers',
    readOn: '2026-11-22',
  },
};
