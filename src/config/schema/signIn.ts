import { type Entries, secret, text, url } from './entry.ts';

export const signIn = {
  oidcIssuer: url({
    title: 'OIDC issuer',
    help: 'URL of the OIDC provider. Must equal the issuer property of its discovery document.',
    unset: 'No default.',
    keywords: 'sso login openid idp entra azure keycloak okta google auth0',
    placeholder: 'https://login.example.com/realms/staff',
    example: 'https://login.example.com/realms/staff',
  }),
  oidcClientId: text({
    title: 'OIDC client ID',
    help: 'Client ID for OIDC authentication, as registered at the provider.',
    unset: 'No default.',
    keywords: 'sso login openid application',
    placeholder: 'review',
    example: 'review',
  }),
  oidcClientSecret: secret({
    title: 'OIDC client secret',
    help: 'Client secret for OIDC authentication.',
    repeatsTitle: true,
    unset: 'No default.',
    keywords: 'sso login openid password',
    example: 'fake-oidc-secret',
  }),
} satisfies Entries;
