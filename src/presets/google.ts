import type { Preset } from './preset.ts';

export const google: Preset = {
  name: 'Google',
  section: 'signIn',
  values: { oidcIssuer: 'https://accounts.google.com' },
  asks: ['oidcClientId', 'oidcClientSecret'],
  source: {
    title: 'Google: OpenID Connect API reference',
    url: 'https://developers.google.com/identity/openid-connect/reference',
    readOn: '2026-11-22',
  },
};
