import type { Preset } from './preset.ts';

export const google: Preset = {
  name: 'Google',
  section: 'signIn',
  values: { oidcIssuer: 'https://accounts.google.com' },
  asks: ['oidcClientId', 'oidcClientSecret'],
  source: {
    title: 'Google: OpenID Connect',
    url: 'https://developers.google.com/identity/openid-connect/openid-connect',
    readOn: '2026-11-22',
  },
};
