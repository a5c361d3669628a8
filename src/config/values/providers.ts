/** What a sign-in provider documents about its issuers. */
export interface Provider {
  /** Of every address that is one of its issuers, or looks like one. */
  readonly address: RegExp;
  /** The issuers that its discovery documents name. */
  readonly issuer: RegExp;
  /** What to write if an address has another form, as a sentence. */
  readonly advice: string;
  /** The issuer that is meant; undefined if the address does not say it. */
  readonly meant?: (address: string) => string | undefined;
}

const guid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const withSlash = (address: string) => `${address}/`;
const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '');

/** One entry for each form of address; the first that fits counts. */
export const providers: readonly Provider[] = [
  {
    // Microsoft Entra ID
    address: /^https:\/\/login\.(?:microsoftonline\.(?:com|us)|windows\.net)(?:\/|$)/i,
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
    // Microsoft Entra ID
    address: /^https:\/\/sts\.windows\.net\//i,
    issuer: new RegExp(`^https://sts\\.windows\\.net/${guid}/$`, 'i'),
    advice: 'The issuer of Microsoft Entra ID at this host is https://sts.windows.net/<tenant ID>/, with the slash.',
    meant: withSlash,
  },
  {
    // Azure AD B2C
    address: /^https:\/\/[\w-]+\.b2clogin\.com\//i,
    issuer: new RegExp(`^https://[\\w-]+\\.b2clogin\\.com/(?:${guid}|tfp/${guid}/[^/]+)/v2\\.0/$`, 'i'),
    advice:
      'The discovery document of Azure AD B2C names https://<name>.b2clogin.com/<tenant ID>/v2.0/, with the slash.',
  },
  {
    // Auth0
    address: /^https:\/\/[\w-]+(?:\.\w+)?\.auth0\.com\/?$/i,
    issuer: /\/$/,
    advice: 'The issuer of Auth0 ends in a slash.',
    meant: withSlash,
  },
  {
    // authentik
    address: /\/application\/o\/[^/]+\/?$/,
    issuer: /\/$/,
    advice: 'The issuer of authentik ends in a slash.',
    meant: withSlash,
  },
  {
    // Google
    address: /^https:\/\/accounts\.google\.com\/?$/i,
    issuer: /[^/]$/,
    advice: 'The issuer of Google does not end in a slash.',
    meant: withoutSlash,
  },
  {
    // Okta
    address: /^https:\/\/[\w-]+\.(?:okta|oktapreview|okta-emea)\.com(?:\/oauth2\/\w+)?\/?$/i,
    issuer: /[^/]$/,
    advice: 'The issuer of Okta does not end in a slash.',
    meant: withoutSlash,
  },
  {
    // Amazon Cognito
    address: /^https:\/\/cognito-idp\.[\w-]+\.amazonaws\.com\/\w+\/?$/i,
    issuer: /[^/]$/,
    advice: 'The issuer of Amazon Cognito does not end in a slash.',
    meant: withoutSlash,
  },
  {
    // Keycloak
    address: /\/realms\/[^/]+\/?$/,
    issuer: /[^/]$/,
    advice: 'The issuer of Keycloak does not end in a slash.',
    meant: withoutSlash,
  },
];
