import type { Preset } from './preset.ts';

export const entraId: Preset = {
  name: 'Microsoft Entra ID',
  section: 'signIn',
  values: { oidcIssuer: 'https://login.microsoftonline.com/<TENANT>/v2.0' },
  parts: {
    TENANT: {
      example: '11111111-2222-3333-4444-555555555555',
      form: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      advice:
        'Use the Directory (tenant) ID, a GUID. Tokens name it as their issuer, and never “common” or a domain name.',
    },
  },
  asks: ['oidcClientId', 'oidcClientSecret'],
  source: {
    title: 'Microsoft: OpenID Connect on the Microsoft identity platform',
    url: 'https://learn.microsoft.com/en-us/entra/identity-platform/v2-protocols-oidc',
    readOn: '2026-11-22',
  },
};
