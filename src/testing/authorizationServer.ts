import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A real authorisation server on the loopback interface, for one client. */
export interface AuthorizationServer {
  readonly tokenUrl: string;
  /** Publishes the keys that tokens are signed with. */
  readonly jwksUrl: string;
  stop(): Promise<void>;
}

/** What the server sees of a request; its own form of the parameters. */
interface TokenContext {
  readonly oidc: { readonly body: Readonly<Record<string, string>> };
}

/** Form fields that the server puts into the access token as claims of the same name. */
const claimNames = ['base_url', 'gateway_url', 'source_id'];

/** Issues JSON Web Tokens for the field `gateway_url`, by the client credentials grant, with the credentials in the form. */
export async function startAuthorizationServer(client: {
  readonly id: string;
  readonly secret: string;
}): Promise<AuthorizationServer> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    ttl: { ClientCredentials: 600 },
    extraTokenClaims: ({ oidc }: TokenContext) =>
      Object.fromEntries(claimNames.flatMap((name) => (name in oidc.body ? [[name, oidc.body[name]]] : []))),
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: ({ oidc }: TokenContext) => oidc.body.gateway_url,
        getResourceServerInfo: () => ({ scope: '', accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }),
      },
    },
  });
  http.on('request', provider.callback());
  return {
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/jwks`,
    stop: () => new Promise((resolve) => http.close(() => resolve())),
  };
}
