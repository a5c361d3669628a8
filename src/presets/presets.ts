import { type OptionKey, type OptionValue, type ScalarKey, type SectionId, tokenEndpointOf } from '../config/index.ts';

/** What a provider's documentation says about some options: facts of the provider, not of the reference of the options. */
export interface Preset {
  readonly name: string;
  /** The section of the form whose options it fills in. */
  readonly section: SectionId;
  /** A `<NAME>` in a text is for the user to replace; presets of one provider use one name for one thing. */
  readonly values: PresetValues;
  /** What the provider says about the placeholders in its addresses, by name. */
  readonly parts?: Readonly<Record<string, PartFacts>>;
  /** Options of the same purpose that only the user knows. */
  readonly asks: readonly OptionKey[];
  /** What the provider says beyond the values, in one or two sentences; begins with "Not checked" where the page of the source does not say it. */
  readonly note?: string;
  readonly source: PresetSource;
}

/** What users put in place of a placeholder. */
export interface PartFacts {
  readonly example: string;
  /** How a text is written in its place: percent-encoded, or as a value of `key=value`, in quotes where it needs them. */
  readonly spelling?: 'percent' | 'quoted';
  readonly isSecret?: true;
  /** The source of a regular expression for what may be in its place; by default one word without `/ : @ ? &`. */
  readonly characters?: string;
  /** Which values the provider documents; undefined if it names no form. */
  readonly form?: RegExp;
  /** What to write if a value has another form, as a sentence. */
  readonly advice?: string;
}

type PresetValues = { readonly [Key in ScalarKey]?: OptionValue<Key> };

/** The page of the provider that the values were taken from. */
interface PresetSource {
  readonly title: string;
  readonly url: string;
  /** The day on which it, or a stored copy of it, was read. */
  readonly readOn: `${number}-${number}-${number}`;
}

/** One label of a host name. */
const label = '[\\w-]+';

const tenant: PartFacts = {
  example: '11111111-2222-3333-4444-555555555555',
  form: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  advice: 'Use the Directory (tenant) ID, a GUID. Tokens name it as their issuer, and never “common” or a domain name.',
};

/** A part of a connection string in the form of a URL, and of `key=value` (libpq, 34.1.1). */
const inUrl = { spelling: 'percent', characters: "[\\w.!~*'()%-]+" } as const;
const inPairs = { spelling: 'quoted', characters: "'(?:[^'\\\\]|\\\\.)+'|[^\\s'\\\\<>]+" } as const;
const account = { example: 'review' };

/** Every preset, in the order of the menus. */
export const presets: readonly Preset[] = [
  {
    name: 'Azure with managed identity',
    section: 'database',
    values: {
      pgConnStr: 'postgres://<IDENTITY>@<SERVER>.postgres.database.azure.com:5432/<DATABASE>?sslmode=verify-full',
      pgAzureManagedIdentity: true,
    },
    parts: {
      IDENTITY: { ...inUrl, example: 'review-identity' },
      SERVER: { example: 'review-db', characters: label },
      DATABASE: { ...inUrl, ...account },
    },
    asks: [],
    note: 'The user is the name of the managed identity in the database; there is no password.',
    source: {
      title: 'Microsoft: Connect with managed identity to Azure Database for PostgreSQL',
      url: 'https://learn.microsoft.com/en-us/azure/postgresql/flexible-server/how-to-connect-with-managed-identity',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Amazon RDS',
    section: 'database',
    values: {
      pgConnStr:
        'postgres://<USER>:<PASSWORD>@<INSTANCE>.<REGION>.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
      pgAzureManagedIdentity: false,
    },
    parts: {
      USER: { ...inUrl, ...account },
      PASSWORD: { ...inUrl, example: '', isSecret: true },
      // With what Amazon puts behind the name of the instance.
      INSTANCE: { example: 'review.abcdefghijkl', characters: `${label}(?:\\.${label}){0,2}` },
      REGION: { example: 'eu-central-1', characters: label },
      DATABASE: { ...inUrl, ...account },
    },
    asks: [],
    note: 'Amazon says that verify-full needs its RDS certificates in the trust store or in sslrootcert.',
    source: {
      title: 'Amazon RDS: Using SSL with a PostgreSQL DB instance',
      url: 'https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/PostgreSQL.Concepts.General.SSL.html',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Google Cloud SQL',
    section: 'database',
    values: {
      pgConnStr: 'host=/cloudsql/<PROJECT>:<REGION>:<INSTANCE> user=<USER> password=<PASSWORD> dbname=<DATABASE>',
      pgAzureManagedIdentity: false,
    },
    parts: {
      PROJECT: { example: 'my-project', characters: '[\\w.-]+(?::[\\w.-]+)?' },
      REGION: { example: 'europe-west1', characters: label },
      INSTANCE: { example: 'review-db', characters: label },
      USER: { ...inPairs, ...account },
      PASSWORD: { ...inPairs, example: '', isSecret: true },
      DATABASE: { ...inPairs, ...account },
    },
    asks: [],
    note: 'On Cloud Run the instance is a Unix socket; Google encrypts the connection behind it.',
    source: {
      title: 'Google Cloud: Connect from Cloud Run to Cloud SQL',
      url: 'https://cloud.google.com/sql/docs/postgres/connect-run',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Microsoft Entra ID',
    section: 'signIn',
    values: { oidcIssuer: 'https://login.microsoftonline.com/<TENANT>/v2.0' },
    parts: {
      TENANT: tenant,
    },
    asks: ['oidcClientId', 'oidcClientSecret'],
    source: {
      title: 'Microsoft: OpenID Connect on the Microsoft identity platform',
      url: 'https://learn.microsoft.com/en-us/entra/identity-platform/v2-protocols-oidc',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Keycloak',
    section: 'signIn',
    values: { oidcIssuer: 'https://<KEYCLOAK_HOST>/realms/<REALM>' },
    parts: {
      // With its port and its path: /auth before Keycloak 17, or what a proxy adds.
      KEYCLOAK_HOST: {
        example: 'login.example.com',
        characters: '[^/@?#&\\s]*[^/@?#&\\s:](?:/(?!admin(?:/|$))[^/@?#&\\s]+)*',
      },
      REALM: { example: 'staff' },
    },
    asks: ['oidcClientId', 'oidcClientSecret'],
    source: {
      title: 'Keycloak: Securing applications and services with OpenID Connect',
      url: 'https://www.keycloak.org/securing-apps/oidc-layers',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Okta',
    section: 'signIn',
    values: { oidcIssuer: 'https://<OKTA_ORG>.okta.com' },
    parts: { OKTA_ORG: { example: 'example', characters: label } },
    asks: ['oidcClientId', 'oidcClientSecret'],
    note: "This is the issuer of Okta's org authorization server; custom ones have a path such as /oauth2/default.",
    source: {
      title: 'Okta: Authorization servers',
      url: 'https://developer.okta.com/docs/concepts/auth-servers/',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Google',
    section: 'signIn',
    values: { oidcIssuer: 'https://accounts.google.com' },
    asks: ['oidcClientId', 'oidcClientSecret'],
    source: {
      title: 'Google: OpenID Connect API reference',
      url: 'https://developers.google.com/identity/openid-connect/reference',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Auth0',
    section: 'signIn',
    values: { oidcIssuer: 'https://<AUTH0_TENANT>.<AUTH0_REGION>.auth0.com/' },
    parts: {
      AUTH0_TENANT: { example: 'example', characters: label },
      AUTH0_REGION: { example: 'eu', characters: label },
    },
    asks: ['oidcClientId', 'oidcClientSecret'],
    note: 'The issuer ends with a slash. The region is au, ca, eu, jp, uk or us; US tenants from before June 2020 have none.',
    source: {
      title: 'Auth0: Configure Applications with OIDC Discovery',
      url: 'https://auth0.com/docs/get-started/applications/configure-applications-with-oidc-discovery',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Microsoft 365',
    section: 'email',
    values: {
      smtpHostname: 'smtp.office365.com',
      smtpPort: 587,
      'smtpAuth.mechanism.type': 'xOAuth2',
      'smtpAuth.mechanism.scope': 'https://outlook.office365.com/.default',
      'smtpAuth.mechanism.tokenUrl': 'https://login.microsoftonline.com/<TENANT>/oauth2/v2.0/token',
    },
    parts: { TENANT: tenant },
    asks: ['smtpAuth.username', 'smtpAuth.mechanism.clientId', 'smtpAuth.mechanism.clientSecret'],
    note: 'Microsoft requires this scope for client credentials, with the application permission SMTP.SendAsApp; SMTP.Send is for users who sign in.',
    source: {
      title: 'Microsoft: Authenticate an IMAP, POP or SMTP connection using OAuth',
      url: 'https://learn.microsoft.com/en-us/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Google Workspace',
    section: 'email',
    values: { smtpHostname: 'smtp.gmail.com', smtpPort: 587, 'smtpAuth.mechanism.type': 'autoDiscover' },
    asks: ['smtpAuth.username', 'smtpAuth.mechanism.password'],
    note: 'Not checked: Google expects the full e-mail address as user name and an app password.',
    source: {
      title: 'Google: IMAP, POP, and SMTP',
      url: 'https://developers.google.com/workspace/gmail/imap/imap-smtp',
      readOn: '2026-11-22',
    },
  },
  {
    name: 'Amazon SES',
    section: 'email',
    values: {
      smtpHostname: 'email-smtp.<REGION>.amazonaws.com',
      smtpPort: 587,
      'smtpAuth.mechanism.type': 'autoDiscover',
    },
    parts: { REGION: { example: 'eu-central-1', characters: label } },
    asks: ['smtpAuth.username', 'smtpAuth.mechanism.password'],
    note: 'Amazon asks for SMTP credentials of SES, which are not AWS access keys.',
    source: {
      title: 'Amazon SES: Connecting to an Amazon SES SMTP endpoint',
      url: 'https://docs.aws.amazon.com/ses/latest/dg/smtp-connect.html',
      readOn: '2026-11-22',
    },
  },
];

/** The sign-in preset of the provider whose token endpoint an address is; undefined for any other address. */
export function providerOf(address: string): Preset | undefined {
  const name = tokenEndpointOf(address)?.provider.name;
  return presets.find((preset) => preset.section === 'signIn' && preset.name === name);
}
