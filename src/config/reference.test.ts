import { describe, expect, test } from 'vitest';
import { defaultTemplate, optionAt, options } from './index.ts';

/** What the reference says of an option (seed, Resources and their fields; Limits). */
interface Reference {
  /** Undefined: it gives none. */
  readonly default?: string | number | boolean;
  readonly unit?: string;
  readonly since?: string;
  /** What its meaning comes down to: the help has to say each of these, in any case. */
  readonly says: readonly string[];
}

const noDefault = 'no default';
const passwordBased = [noDefault, 'goes with autoDiscover'];
const oauth2Based = ['OAuth2 authentication', 'SMTP server', noDefault, 'goes with xOAuth2'];

const reference: Readonly<Record<string, Reference>> = {
  baseUrl: { says: ['URL', 'where the server is hosted', noDefault] },
  organisationName: { says: ['organisation', 'nothing but the label', 'OIDC login button', noDefault] },
  encryptionKey: { says: ['AES-256', '32 bytes', 'Base64', 'encrypts', 'secrets stored in the database', noDefault] },
  pgConnStr: { says: ['PostgreSQL connection string', 'every database connection', noDefault] },
  pgAzureManagedIdentity: { default: false, says: ['when true', 'PostgreSQL', 'cloud managed identity'] },
  oidcIssuer: { says: ['URL of the OIDC provider', 'issuer', 'discovery document', noDefault] },
  oidcClientId: { says: ['client identifier', 'OIDC authentication', noDefault] },
  oidcClientSecret: { says: ['client secret', 'OIDC authentication', noDefault] },
  mailFrom: { says: ['sender address', 'outgoing e-mails', noDefault] },
  smtpHostname: { says: ['host name', 'SMTP server', 'outgoing e-mail', noDefault] },
  smtpPort: { says: ['port', 'SMTP server', 'outgoing e-mail', noDefault] },
  smtpAuth: { says: ['how the server authenticates', 'SMTP server', 'left out', 'not authenticate at all'] },
  'smtpAuth.username': { says: ['user name', 'SMTP authentication', noDefault] },
  'smtpAuth.mechanism': { says: ['authentication mechanism', 'autoDiscover', 'xOAuth2', noDefault] },
  'smtpAuth.mechanism.type': {
    says: ['autoDiscover is based on a password', 'xOAuth2 on OAuth2', 'no other value is allowed', noDefault],
  },
  'smtpAuth.mechanism.password': { says: ['password', 'SMTP authentication', ...passwordBased] },
  'smtpAuth.mechanism.clientId': { says: ['client ID', ...oauth2Based] },
  'smtpAuth.mechanism.clientSecret': { says: ['client secret', ...oauth2Based] },
  'smtpAuth.mechanism.scope': { says: ['scope', ...oauth2Based] },
  'smtpAuth.mechanism.tokenUrl': { says: ['token URL', ...oauth2Based] },
  supportCustomMailServer: { default: false, says: ['whether administrators may configure', 'mail server'] },
  gatewayOAuth2: { says: ['how', 'OAuth2', 'gateway authentication', 'left out', 'disabled'] },
  'gatewayOAuth2.clientId': { says: ['OAuth2 client ID', 'retrieves the access token', noDefault] },
  'gatewayOAuth2.clientSecret': { says: ['OAuth2 client secret', 'retrieves the access token', noDefault] },
  'gatewayOAuth2.tokenUrl': { says: ['OAuth2 token URL', noDefault] },
  'gatewayOAuth2.endpointParams': {
    since: '3.42.0',
    says: [
      'extra parameters of the token request',
      'Expr program',
      'valid',
      'string',
      'baseURL, gatewayURL and sourceID',
    ],
  },
  accessReviewToolbarBackgroundColor: {
    default: '',
    says: ['CSS', 'background colour of the toolbar', 'access review wizards', 'keeps the primary blue of the service'],
  },
  accessReviewToolbarTextColor: {
    default: '',
    says: ['CSS', 'colour of the toolbar text', 'access review wizards', 'white'],
  },
  accessReviewToolbarLogoPath: {
    default: '',
    says: [
      'file path',
      'replaces the white default logo',
      'toolbar of access review wizards',
      'transparent background',
      'height of about 1/7 of the width',
      'recommended',
      'keeps the default logo',
    ],
  },
  loginPageBackgroundPath: {
    default: '',
    says: ['file path', 'image', 'replaces the background of the login page', 'keeps the default image'],
  },
  queryTimeOutMinutes: {
    default: 10,
    unit: 'minutes',
    says: ['maximum', 'minutes', 'evaluation of queries', 'API requests trigger'],
  },
  readTimeOutMinutes: { default: 5, unit: 'minutes', says: ['maximum', 'minutes', 'reading incoming requests'] },
  writeTimeOutMinutes: { default: 15, unit: 'minutes', says: ['maximum', 'minutes', 'writing outgoing responses'] },
  supportPageUrl: { default: '', says: ['URL', 'extra support link', 'toolbar of the user interface', 'adds no link'] },
  templatesPath: { default: '', says: ['directory', 'override', 'HTML and plain-text templates'] },
};

test('has every option', () => expect(options.map(({ key }) => key).sort()).toEqual(Object.keys(reference).sort()));

describe.each(Object.entries(reference))('%s', (key, { says, ...stated }) => {
  const facts = optionAt(key.split('.'));
  const help = facts?.help ?? '';

  test('has the default, unit and version of the reference', () => {
    const { default: fallback, unit, since } = stated;
    expect([facts?.default, facts?.unit, facts?.since]).toEqual([fallback, unit, since]);
  });

  test.each(says)('says «%s»', (words) => expect(help.toLowerCase()).toContain(words.toLowerCase()));

  test('says its default, with the unit', () => {
    const { default: fallback, unit } = stated;
    if (fallback === undefined) expect(help).toMatch(/no default|Left out/);
    else expect(help).toContain(`Default: ${JSON.stringify(fallback)}${unit ? ` ${unit}` : ''}`);
  });
});

test('the template says it too, and since when', () => {
  const words = defaultTemplate().replace(/\s*\n[\s#]*/g, ' ');
  for (const { help, since } of options) expect(words).toContain(since ? `${help} Since ${since}.` : help);
});
