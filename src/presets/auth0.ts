import type { Preset } from './preset.ts';

export const auth0: Preset = {
  name: 'Auth0',
  section: 'signIn',
  values: { oidcIssuer: 'https://<AUTH0_TENANT>.auth0.com/' },
  asks: ['oidcClientId', 'oidcClientSecret'],
  note: 'The issuers of Auth0 end with a slash.',
  source: {
    title: 'Auth0: Configure Applications with OIDC Discovery',
    url: 'https://auth0.com/docs/get-started/applications/configure-applications-with-oidc-discovery',
    readOn: '2026-11-22',
  },
};
