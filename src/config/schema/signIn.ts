import { type Entries, secret, text, url } from './entry.ts';

export const signIn = {
  oidcIssuer: url({
    title: 'OIDC issuer',
    help: 'URL of the OIDC provider, exactly as the property issuer of its discovery document has it. It has no default.',
    placeholder: 'https://login.example.com/realms/staff',
    example: 'https://login.example.com/realms/staff',
  }),
  oidcClientId: text({
    title: 'OIDC client ID',
    help: 'Client identifier for OIDC authentication, with which the server signs users in. It has no default.',
    placeholder: 'review',
    example: 'review',
  }),
  oidcClientSecret: secret({
    title: 'OIDC client secret',
    help: 'Client secret for OIDC authentication; it belongs to the OIDC client ID. It has no default.',
    example: 'fake-oidc-secret',
  }),
} satisfies Entries;
