import { type Entries, group, programs, secret, text, url } from './entry.ts';

export const gateway = {
  gatewayOAuth2: group(
    {
      title: 'Gateway OAuth2',
      help: 'How the server uses OAuth2 for gateway authentication: where it asks for access tokens, and with what. Left out, the feature is disabled.',
      mayBeOmitted: true,
    },
    {
      clientId: text({
        title: 'Client ID',
        help: 'OAuth2 client ID with which the server retrieves the access token. It has no default.',
        placeholder: 'gateway-client',
        example: 'gateway-client',
      }),
      clientSecret: secret({
        title: 'Client secret',
        help: 'OAuth2 client secret with which the server retrieves the access token. It has no default.',
        example: 'fake-gateway-secret',
      }),
      tokenUrl: url({
        title: 'Token URL',
        help: 'OAuth2 token URL, which the server sends its token request to. It has no default.',
        placeholder: 'https://auth.example.com/oauth/token',
        example: 'https://auth.example.com/oauth/token',
      }),
      endpointParams: programs({
        title: 'Token parameters',
        help: 'Names of extra parameters of the token request, each with the Expr program that computes its value. A program has to be valid and to result in a string; it sees baseURL, gatewayURL and sourceID. Literal text needs quotes inside the program. Left out, no parameters are added.',
        since: '3.42.0',
        mayBeOmitted: true,
        example: 'audience: "\'gateway\'"',
      }),
    },
  ),
} satisfies Entries;
