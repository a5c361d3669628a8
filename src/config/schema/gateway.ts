import { type Entries, group, programs, secret, text, url } from './entry.ts';

export const gateway = {
  gatewayOAuth2: group(
    {
      title: 'Gateway OAuth2',
      help: 'OAuth2 client credentials for gateway authentication. Omit to disable the feature.',
      keywords: 'token import',
      mayBeOmitted: true,
    },
    {
      clientId: text({
        title: 'Client ID',
        help: 'OAuth2 client ID for retrieving the access token.',
        repeatsTitle: true,
        keywords: 'gateway',
        placeholder: 'gateway-client',
        example: 'gateway-client',
      }),
      clientSecret: secret({
        title: 'Client secret',
        help: 'OAuth2 client secret for retrieving the access token.',
        repeatsTitle: true,
        keywords: 'gateway password',
        example: 'fake-gateway-secret',
      }),
      tokenUrl: url({
        title: 'Token URL',
        help: 'OAuth2 token URL: the address of the token request.',
        repeatsTitle: true,
        keywords: 'gateway endpoint',
        placeholder: 'https://auth.example.com/oauth/token',
        example: 'https://auth.example.com/oauth/token',
      }),
      endpointParams: programs({
        title: 'Token parameters',
        help: 'Extra parameters of the token request: each a text, a variable or an Expr program.',
        inText:
          "Extra parameters of the token request: valid Expr programs that return a string. Available: baseURL, gatewayURL, sourceID. Quote literal text: 'gateway'.",
        unset: 'Omit for none.',
        keywords: 'claims audience',
        since: '3.42.0',
        mayBeOmitted: true,
        example: 'audience: "\'gateway\'"',
      }),
    },
  ),
} satisfies Entries;
