import { type Entries, group, programs, secret, text, url } from './entry.ts';

export const gateway = {
  gatewayOAuth2: group(
    {
      title: 'Gateway OAuth2',
      help: 'How the server gets OAuth2 access tokens for gateways. Left out, the feature is off.',
      mayBeOmitted: true,
    },
    {
      clientId: text({
        title: 'Client ID',
        help: 'OAuth2 client ID of the token request. It has no default.',
        placeholder: 'gateway-client',
        example: 'gateway-client',
      }),
      clientSecret: secret({
        title: 'Client secret',
        help: 'OAuth2 client secret of the token request. It has no default.',
        example: 'fake-gateway-secret',
      }),
      tokenUrl: url({
        title: 'Token URL',
        help: 'URL that the server sends the token request to. It has no default.',
        placeholder: 'https://auth.example.com/oauth/token',
        example: 'https://auth.example.com/oauth/token',
      }),
      endpointParams: programs({
        title: 'Token parameters',
        help: 'Extra parameters of the token request. Each value is an Expr program with a string as its result; it sees baseURL, gatewayURL and sourceID. Literal text needs quotes inside the program. Left out, no parameters are added.',
        since: '3.42.0',
        mayBeOmitted: true,
        example: 'audience: "\'gateway\'"',
      }),
    },
  ),
} satisfies Entries;
