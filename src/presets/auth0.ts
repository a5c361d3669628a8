import type { Preset } from './preset.ts';

export const auth0: Preset = {
  name: 'Auth0',
  section: 'signIn',
  values: { oidcIssuer: 'https://<AUTH0_TENANT>.<AUTH0_REGION>.auth0.com/' },
  parts: { AUTH0_TENANT: { example: 'example' }, AUTH0_REGION: { example: 'eu' } },
  asks: ['oidcClientId', 'oidcClientSecret'],
  note: 'The issuer ends with a slash. The region is au, ca, eu, jp, uk or us; US tenants from before June 2020 have none.',
  source: {
    title: 'Auth0: Configure Applications with OIDC Discovery',
    url: 'https://auth0.com/docs/get-started/applications/configure-applications-with-oidc-discovery',
    readOn: '2026-11-22',
  },
};
