import type { Preset } from './preset.ts';

export const entraId: Preset = {
  name: 'Microsoft Entra ID',
  section: 'signIn',
  values: { oidcIssuer: 'https://login.microsoftonline.com/<TENANT>/v2.0' },
  asks: ['oidcClientId', 'oidcClientSecret'],
  source: {
    title: 'Microsoft: OpenID Connect on the Microsoft identity platform',
    url: 'https://learn.microsoft.com/en-us/entra/identity-platform/v2-protocols-oidc',
    readOn: '2026-11-22',
  },
};
