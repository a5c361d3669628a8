/** What a provider documents about its issuers and its token endpoints. */
export interface Provider {
  /** As its preset has it. */
  readonly name: string;
  /** The first form whose address fits counts. */
  readonly issuers?: readonly IssuerForm[];
  readonly tokens?: readonly TokenEndpoint[];
  /** Addresses that serve many tenants, and so belong to none. */
  readonly manyTenants?: RegExp;
  /** Addresses beside an issuer that are none, each with what to write for the match; undefined where the address does not say it. */
  readonly besideIssuer?: readonly (readonly [address: RegExp, issuer: string | undefined])[];
}

/** A form in which issuers are written. */
export interface IssuerForm {
  /** Of every address that is one of these issuers, or looks like one. */
  readonly address: RegExp;
  /** The issuers that the discovery documents name; undefined where no address is one. */
  readonly issuer: RegExp | undefined;
  /** What to write if an address has another form, as a sentence. */
  readonly advice: string | ((address: string) => string);
  /** The issuer that is meant; undefined if the address does not say it. */
  readonly meant?: (address: string) => string | undefined;
}

/** A token endpoint, and what a program that asks for a token by itself has to send. */
export interface TokenEndpoint {
  readonly address: RegExp;
  readonly parameters?: readonly ParameterFact[];
}

export interface ParameterFact {
  readonly name: string;
  readonly kind: 'needed' | 'refused';
  /** Of its value, where it is a fixed text. */
  readonly form?: RegExp;
  readonly advice: string;
}

const guid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const withSlash = (address: string) => `${address}/`;
const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '');
const entraHost = String.raw`^https:\/\/login\.(?:microsoftonline\.(?:com|us)|partner\.microsoftonline\.cn|windows\.net)`;

/** The host that issuers of a cloud of Microsoft have; windows.net is the former one of the public cloud. */
function entraCloud(address: string): string {
  const [, host] = /^https:\/\/(login\.microsoftonline\.us|login\.partner\.microsoftonline\.cn)\//i.exec(address) ?? [];
  return host?.toLowerCase() ?? 'login.microsoftonline.com';
}

/** One entry for each provider. */
const providers: readonly Provider[] = [
  {
    name: 'Microsoft Entra ID',
    issuers: [
      {
        address: new RegExp(`${entraHost}(?:/|$)`, 'i'),
        issuer: new RegExp(
          `^https://login\\.(?:microsoftonline\\.(?:com|us)|partner\\.microsoftonline\\.cn)/${guid}/v2\\.0$`,
          'i',
        ),
        advice: (address) => {
          const slip = !new RegExp(`/${guid}(?:/|$)`, 'i').test(address)
            ? ', with the ID of the tenant instead of its domain'
            : /\/oauth2\//i.test(address)
              ? ', without /oauth2'
              : address.endsWith('/v2.0/')
                ? ', without the slash'
                : '';
          return `The discovery document of Microsoft Entra ID names https://${entraCloud(address)}/<tenant ID>/v2.0${slip}.`;
        },
        meant: (address) => {
          const [, tenant] = new RegExp(`^https://[^/]*/(${guid})(?:/(?:oauth2/)?v2\\.0)?/?$`, 'i').exec(address) ?? [];
          return tenant === undefined ? undefined : `https://${entraCloud(address)}/${tenant}/v2.0`;
        },
      },
      {
        address: /^https:\/\/sts\.windows\.net\//i,
        issuer: new RegExp(`^https://sts\\.windows\\.net/${guid}/$`, 'i'),
        advice:
          'The issuer of Microsoft Entra ID at this host is https://sts.windows.net/<tenant ID>/, with the slash.',
        meant: withSlash,
      },
    ],
    // learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-client-creds-grant-flow
    tokens: [
      {
        address: new RegExp(`${entraHost}/[^/]+/oauth2/v2\\.0/token$`, 'i'),
        parameters: [
          {
            name: 'scope',
            kind: 'needed',
            form: /^\S+\/\.default$/,
            advice:
              'Microsoft Entra ID gives a program a token for one scope: the ID of the application that it calls, followed by /.default.',
          },
          {
            name: 'resource',
            kind: 'refused',
            advice: 'Microsoft Entra ID refuses this parameter at the address with v2.0, where scope takes its place.',
          },
        ],
      },
      {
        address: new RegExp(`${entraHost}/[^/]+/oauth2/token$`, 'i'),
        parameters: [
          {
            name: 'resource',
            kind: 'needed',
            advice:
              'Microsoft Entra ID expects the parameter resource at this address, and scope only at …/oauth2/v2.0/token.',
          },
        ],
      },
    ],
    besideIssuer: [[/\/oauth2\/v2\.0\/\w+\/?$/, '/v2.0']],
    manyTenants: new RegExp(`${entraHost}/(?:common|organizations|consumers)(?:/|$)`, 'i'),
  },
  {
    name: 'Azure AD B2C',
    issuers: [
      {
        address: /^https:\/\/[\w-]+\.b2clogin\.com\//i,
        issuer: new RegExp(`^https://[\\w-]+\\.b2clogin\\.com/(?:${guid}|tfp/${guid}/[^/]+)/v2\\.0/$`, 'i'),
        advice:
          'The discovery document of Azure AD B2C names https://<name>.b2clogin.com/<tenant ID>/v2.0/, with the slash.',
      },
    ],
  },
  {
    name: 'Auth0',
    issuers: [
      {
        address: /^https:\/\/[\w-]+(?:\.\w+)?\.auth0\.com(?:\/|$)/i,
        issuer: /^https:\/\/(?!manage\.)[^/]+\/$/i,
        advice: 'The issuer of Auth0 is https://<tenant>.<region>.auth0.com/, with the slash.',
        meant: withSlash,
      },
    ],
    tokens: [
      {
        // auth0.com/docs/get-started/authentication-and-authorization-flow/client-credentials-flow
        address: /^https:\/\/[\w-]+(?:\.\w+)?\.auth0\.com\/oauth\/token$/i,
        parameters: [
          {
            name: 'audience',
            kind: 'needed',
            advice: 'Auth0 expects audience, the identifier of the API, unless the tenant has a default one.',
          },
        ],
      },
    ],
  },
  {
    name: 'authentik',
    issuers: [
      {
        address: /\/application\/o\/(?!(?:authorize|device|introspect|revoke|token|userinfo)\/?$)[^/]+\/?$/,
        issuer: /\/$/,
        advice: 'The issuer of authentik ends in a slash.',
        meant: withSlash,
      },
    ],
  },
  {
    name: 'Google',
    issuers: [
      {
        address: /^https:\/\/accounts\.google\.com(?:\/|$)/i,
        issuer: /^https:\/\/[^/]+$/i,
        advice: 'The issuer of Google is https://accounts.google.com, without a slash.',
        meant: withoutSlash,
      },
    ],
  },
  {
    name: 'Okta',
    issuers: [
      {
        address: /^https:\/\/[\w-]+\.(?:okta|oktapreview|okta-emea)\.com(?:\/|$)/i,
        issuer: /^https:\/\/[^/]+(?<!-admin)\.[\w-]+\.com(?:\/oauth2\/\w+)?$/i,
        advice:
          'The issuer of Okta is https://<org>.okta.com, alone or with /oauth2/<authorization server>, without -admin and without a slash.',
        meant: (address) => withoutSlash(address.replace(/-admin(?=\.)/i, '')),
      },
    ],
    tokens: [{ address: /^https:\/\/[\w-]+\.(?:okta|oktapreview|okta-emea)\.com\/oauth2(?:\/\w+)?\/v1\/token$/i }],
    besideIssuer: [
      [/^(https?:\/\/[^/]+)\/oauth2\/v1\/\w+\/?$/, '$1'],
      [/^(https?:\/\/[^/]+\/oauth2\/\w+)\/v1\/\w+\/?$/, '$1'],
    ],
  },
  {
    name: 'Amazon Cognito',
    issuers: [
      {
        address: /^https:\/\/cognito-idp\.[\w-]+\.amazonaws\.com(?:\/|$)/i,
        issuer: /^https:\/\/[^/]+\/[\w-]+$/i,
        advice:
          'The issuer of Amazon Cognito is https://cognito-idp.<region>.amazonaws.com/<ID of the user pool>, without a slash.',
        meant: withoutSlash,
      },
      {
        // docs.aws.amazon.com/cognito/latest/developerguide/federation-endpoints.html
        address: /^https:\/\/[\w-]+\.auth(?:-fips)?\.[\w-]+\.amazoncognito\.com(?:\/|$)/i,
        issuer: undefined,
        advice:
          'This is where the users of Amazon Cognito sign in. The issuer is https://cognito-idp.<region>.amazonaws.com/<ID of the user pool>.',
      },
    ],
  },
  {
    name: 'GitHub',
    issuers: [
      {
        // Its discovery document names no authorisation endpoint: github.com/percona/pg_oidc_validator/issues/26
        address: /^https:\/\/(?:(?:(?:www|api)\.)?github\.com|token\.actions\.githubusercontent\.com)(?:\/|$)/i,
        issuer: undefined,
        advice:
          'GitHub signs people in with OAuth2 alone, not with OpenID Connect. Use a provider that signs in at GitHub itself, such as Dex or Keycloak.',
      },
    ],
  },
  {
    name: 'Keycloak',
    issuers: [
      {
        address: /\/realms\/[^/]+\/?$/,
        issuer: /^(?!.*\/admin\/realms\/).*[^/]$/s,
        advice: 'The issuer of Keycloak has /realms/ without /admin before it, and no slash at the end.',
        meant: (address) => withoutSlash(address.replace('/admin/realms/', '/realms/')),
      },
    ],
    tokens: [{ address: /\/realms\/[^/]+\/protocol\/openid-connect\/token$/ }],
    besideIssuer: [
      [/\/protocol\/openid-connect(?:\/.*)?$/s, ''],
      [/^(https?:\/\/[^/]+(?:\/auth)?\/realms\/[^/]+)\/account\/?$/, '$1'],
      [/^(https?:\/\/[^/]+(?:\/auth)?)\/admin\/([^/]+)\/console\/?$/, '$1/realms/$2'],
    ],
  },
  {
    name: 'AD FS',
    besideIssuer: [
      [/\/adfs\/ls\/?$/, '/adfs'],
      [/\/FederationMetadata\/2007-06\/FederationMetadata\.xml$/i, undefined],
    ],
  },
  { name: 'Authelia', besideIssuer: [[/\/api\/oidc\/[\w-]+\/?$/, '']] },
  { name: 'Dex', besideIssuer: [[/\/dex\/(?:auth|keys)\/?$/, '/dex']] },
  { name: 'OneLogin', besideIssuer: [[/\.onelogin\.com\/oidc\/2\/\w+\/?$/, '.onelogin.com/oidc/2']] },
  { name: 'Ory Hydra', besideIssuer: [[/\/oauth2\/auth\/?$/, undefined]] },
  { name: 'Zitadel', besideIssuer: [[/\/oauth\/v2(?:\/(?:authorize|token|keys|introspect|revoke))?\/?$/, '']] },
];

/** The form that an address of an issuer should have; undefined for an unknown provider. */
export function issuerFormOf(address: string): IssuerForm | undefined {
  return providers.flatMap(({ issuers = [] }) => issuers).find((form) => form.address.test(address));
}

/** Of an address that a provider has beside its issuer: the pattern, and what to write for its match. */
export function besideIssuer(address: string): readonly [address: RegExp, issuer: string | undefined] | undefined {
  return providers.flatMap((provider) => provider.besideIssuer ?? []).find(([pattern]) => pattern.test(address));
}

/** True for the issuer of a known provider, also if it is not quite in its form. */
export function isIssuer(address: string): boolean {
  const form = issuerFormOf(address);
  return [address, form?.meant?.(address) ?? ''].some((each) => form?.issuer?.test(each));
}

/** The token endpoint of a provider that an address is, with its provider. */
export function tokenEndpointOf(
  address: string,
): { readonly provider: Provider; readonly endpoint: TokenEndpoint } | undefined {
  for (const provider of providers) {
    const endpoint = provider.tokens?.find((each) => each.address.test(address));
    if (endpoint) return { provider, endpoint };
  }
  return undefined;
}

/** True for an address of a provider that serves many tenants. */
export function servesManyTenants(address: string): boolean {
  return providers.some(({ manyTenants }) => manyTenants?.test(address));
}
