import type { Preset } from './preset.ts';

export const okta: Preset = {
  name: 'Okta',
  section: 'signIn',
  values: { oidcIssuer: 'https://<OKTA_ORG>.okta.com' },
  parts: { OKTA_ORG: { example: 'example' } },
  asks: ['oidcClientId', 'oidcClientSecret'],
  note: "This is the issuer of Okta's org authorization server; custom ones have a path such as /oauth2/default.",
  source: {
    title: 'Okta: Authorization servers',
    url: 'https://developer.okta.com/docs/concepts/auth-servers/',
    readOn: '2026-11-22',
  },
};
