/** What a provider documents about its issuers and its token endpoints. */
export interface Provider {
  /** As its preset has it. */
  readonly name: string;
  /** The first form whose address fits counts. */
  readonly issuers: readonly IssuerForm[];
  readonly tokens?: readonly TokenEndpoint[];
  /** Addresses that serve many tenants, and so belong to none. */
  readonly manyTenants?: RegExp;
}

/** A form in which issuers are written. */
export interface IssuerForm {
  /** Of every address that is one of these issuers, or looks like one. */
  readonly address: RegExp;
  /** The issuers that the discovery documents name. */
  readonly issuer: RegExp;
  /** What to write if an address has another form, as a sentence. */
  readonly advice: string;
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
const entraHost = String.raw`^https:\/\/login\.(?:microsoftonline\.(?:com|us)|windows\.net)`;

/** One entry for each provider. */
const providers: readonly Provider[] = [
  {
    name: 'Microsoft Entra ID',
    issuers: [
      {
        address: new RegExp(`${entraHost}(?:/|$)`, 'i'),
        issuer: new RegExp(`^https://login\\.microsoftonline\\.(?:com|us)/${guid}/v2\\.0$`, 'i'),
        advice:
          'The discovery document of Microsoft Entra ID names https://login.microsoftonline.com/<tenant ID>/v2.0, with the ID of the tenant instead of its domain.',
        meant: (address) => {
          const [, tenant] = new RegExp(`^https://[^/]*/(${guid})(?:/v2\\.0)?/?$`, 'i').exec(address) ?? [];
          const host = /^https:\/\/login\.microsoftonline\.us\//i.test(address)
            ? 'login.microsoftonline.us'
            : 'login.microsoftonline.com';
          return tenant === undefined ? undefined : `https://${host}/${tenant}/v2.0`;
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
        address: /^https:\/\/[\w-]+(?:\.\w+)?\.auth0\.com\/?$/i,
        issuer: /\/$/,
        advice: 'The issuer of Auth0 ends in a slash.',
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
        address: /^https:\/\/accounts\.google\.com\/?$/i,
        issuer: /[^/]$/,
        advice: 'The issuer of Google does not end in a slash.',
        meant: withoutSlash,
      },
    ],
  },
  {
    name: 'Okta',
    issuers: [
      {
        address: /^https:\/\/[\w-]+\.(?:okta|oktapreview|okta-emea)\.com(?:\/oauth2\/\w+)?\/?$/i,
        issuer: /[^/]$/,
        advice: 'The issuer of Okta does not end in a slash.',
        meant: withoutSlash,
      },
    ],
    tokens: [{ address: /^https:\/\/[\w-]+\.(?:okta|oktapreview|okta-emea)\.com\/oauth2(?:\/\w+)?\/v1\/token$/i }],
  },
  {
    name: 'Amazon Cognito',
    issuers: [
      {
        address: /^https:\/\/cognito-idp\.[\w-]+\.amazonaws\.com\/[\w-]+\/?$/i,
        issuer: /[^/]$/,
        advice: 'The issuer of Amazon Cognito does not end in a slash.',
        meant: withoutSlash,
      },
    ],
  },
  {
    name: 'Keycloak',
    issuers: [
      {
        address: /\/realms\/[^/]+\/?$/,
        issuer: /[^/]$/,
        advice: 'The issuer of Keycloak does not end in a slash.',
        meant: withoutSlash,
      },
    ],
    tokens: [{ address: /\/realms\/[^/]+\/protocol\/openid-connect\/token$/ }],
  },
];

/** The form that an address of an issuer should have; undefined for an unknown provider. */
export function issuerFormOf(address: string): IssuerForm | undefined {
  return providers.flatMap(({ issuers }) => issuers).find((form) => form.address.test(address));
}

/** True for the issuer of a known provider, also if it is not quite in its form. */
export function isIssuer(address: string): boolean {
  const form = issuerFormOf(address);
  return form !== undefined && (form.issuer.test(address) || form.issuer.test(form.meant?.(address) ?? ''));
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
