import { describe, expect, test } from 'vitest';
import { defaultTemplate, optionAt, options } from '../index.ts';

/** What the reference says of an option (option-reference, Resources and their fields; Limits). */
interface Reference {
  /** Undefined: it gives none. */
  readonly default?: string | number | boolean;
  readonly unit?: string;
  readonly since?: string;
  /** What its meaning comes down to: the help has to say each of these, in any case. */
  readonly says: readonly string[];
}

const noDefault = 'no default';
const passwordBased = [noDefault, 'used with autoDiscover only'];
const oauth2Based = ['OAuth2 authentication', 'SMTP server', noDefault, 'used with xOAuth2 only'];

const reference: Readonly<Record<string, Reference>> = {
  baseUrl: { says: ['URL', 'where the server is hosted', noDefault] },
  organisationName: { says: ['organisation', 'only affects the label', 'OIDC sign-in button', noDefault] },
  encryptionKey: { says: ['AES-256', '32 bytes', 'Base64', 'encrypts', 'secrets stored in the database', noDefault] },
  pgConnStr: { says: ['PostgreSQL connection string', 'all database connections', noDefault] },
  pgAzureManagedIdentity: { default: false, says: ['when true', 'PostgreSQL', 'cloud managed identity'] },
  oidcIssuer: { says: ['URL of the OIDC provider', 'issuer', 'discovery document', noDefault] },
  oidcClientId: { says: ['client ID', 'OIDC authentication', noDefault] },
  oidcClientSecret: { says: ['client secret', 'OIDC authentication', noDefault] },
  mailFrom: { says: ['sender address', 'outgoing e-mails', noDefault] },
  smtpHostname: { says: ['host name', 'SMTP server', 'outgoing e-mail', noDefault] },
  smtpPort: { says: ['port', 'SMTP server', 'outgoing e-mail', noDefault] },
  smtpAuth: { says: ['how the server authenticates', 'SMTP server', 'omit for no authentication'] },
  'smtpAuth.username': { says: ['username', 'SMTP authentication', noDefault] },
  'smtpAuth.mechanism': { says: ['authentication mechanism', 'autoDiscover', 'xOAuth2', noDefault] },
  'smtpAuth.mechanism.type': {
    says: ['autoDiscover is password-based', 'xOAuth2 is OAuth2-based', 'no other value is allowed', noDefault],
  },
  'smtpAuth.mechanism.password': { says: ['password', 'SMTP authentication', ...passwordBased] },
  'smtpAuth.mechanism.clientId': { says: ['client ID', ...oauth2Based] },
  'smtpAuth.mechanism.clientSecret': { says: ['client secret', ...oauth2Based] },
  'smtpAuth.mechanism.scope': { says: ['scope', ...oauth2Based] },
  'smtpAuth.mechanism.tokenUrl': { says: ['token URL', ...oauth2Based] },
  supportCustomMailServer: { default: false, says: ['whether administrators may configure', 'mail server'] },
  gatewayOAuth2: { says: ['OAuth2', 'gateway authentication', 'omit to disable'] },
  'gatewayOAuth2.clientId': { says: ['OAuth2 client ID', 'retrieving the access token', noDefault] },
  'gatewayOAuth2.clientSecret': { says: ['OAuth2 client secret', 'retrieving the access token', noDefault] },
  'gatewayOAuth2.tokenUrl': { says: ['OAuth2 token URL', noDefault] },
  'gatewayOAuth2.endpointParams': {
    since: '3.42.0',
    says: [
      'extra parameters of the token request',
      'Expr program',
      'valid',
      'string',
      'baseURL, gatewayURL, sourceID',
      "literal text: 'gateway'",
    ],
  },
  accessReviewToolbarBackgroundColor: {
    default: '',
    says: ['CSS colour', 'toolbar background', 'access review wizards', 'the primary blue of the service'],
  },
  accessReviewToolbarTextColor: {
    default: '',
    says: ['CSS colour', 'toolbar text', 'access review wizards', 'white'],
  },
  accessReviewToolbarLogoPath: {
    default: '',
    says: [
      'file path',
      'replaces the default white logo',
      'access review wizard toolbars',
      'transparent background',
      'height about 1/7 of the width',
      'recommended',
      'the default logo',
    ],
  },
  loginPageBackgroundPath: {
    default: '',
    says: ['file path', 'image', 'replaces the login page background', 'the default image'],
  },
  queryTimeOutMinutes: {
    default: 10,
    unit: 'minutes',
    says: ['time limit', 'minutes', 'evaluating queries', 'triggered by API requests'],
  },
  readTimeOutMinutes: { default: 5, unit: 'minutes', says: ['time limit', 'minutes', 'reading incoming requests'] },
  writeTimeOutMinutes: { default: 15, unit: 'minutes', says: ['time limit', 'minutes', 'writing outgoing responses'] },
  supportPageUrl: { default: '', says: ['URL', 'extra support link', 'UI toolbar', 'no link'] },
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
    if (fallback === undefined) expect(help).toMatch(/No default|Omit/);
    else expect(help).toContain(`Default: ${JSON.stringify(fallback)}${unit ? ` ${unit}` : ''}`);
  });
});

test('the template says it too, and since when', () => {
  const words = defaultTemplate().replace(/\s*\n[\s#]*/g, ' ');
  for (const { help, since } of options) expect(words).toContain(since ? `${help} Since ${since}.` : help);
});
