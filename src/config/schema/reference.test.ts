import { describe, expect, test } from 'vitest';
import { defaultTemplate, optionAt, options } from '../index.ts';

/** What the reference says about an option (option-reference, Resources and their fields). */
interface Reference {
  readonly type: 'string' | 'integer' | 'boolean' | 'object' | 'record';
  readonly secret?: true;
  /** Undefined: it gives none. */
  readonly default?: string | number | boolean;
  readonly unit?: string;
  readonly since?: string;
  /** What it amounts to: the documentation or the title has to contain each of these, in any case. */
  readonly says: readonly string[];
}

const noDefault = 'no default';
const passwordBased = ['(autoDiscover)'];
const oauth2Based = ['OAuth2 authentication', 'SMTP server', '(xOAuth2)'];

const reference: Readonly<Record<string, Reference>> = {
  baseUrl: { type: 'string', says: ['URL', 'where the server is hosted', noDefault] },
  organisationName: {
    type: 'string',
    says: ['organisation', 'only affects the label', 'OIDC sign-in button', noDefault],
  },
  encryptionKey: {
    type: 'string',
    secret: true,
    says: ['AES-256', '32 bytes', 'Base64', 'encrypts', 'secrets stored in the database', noDefault],
  },
  pgConnStr: {
    type: 'string',
    secret: true,
    says: ['PostgreSQL connection string', 'all database connections', noDefault],
  },
  pgAzureManagedIdentity: {
    type: 'boolean',
    default: false,
    says: ['when true', 'PostgreSQL', 'cloud managed identity'],
  },
  oidcIssuer: { type: 'string', says: ['URL of the OIDC provider', 'issuer', 'discovery document', noDefault] },
  oidcClientId: { type: 'string', says: ['client ID', 'OIDC authentication', noDefault] },
  oidcClientSecret: { type: 'string', secret: true, says: ['client secret', 'OIDC authentication', noDefault] },
  mailFrom: { type: 'string', says: ['sender address', 'outgoing e-mails', noDefault] },
  smtpHostname: { type: 'string', says: ['host name', 'SMTP server', 'outgoing e-mail', noDefault] },
  smtpPort: { type: 'integer', says: ['port', 'SMTP server', 'outgoing e-mail', noDefault] },
  smtpAuth: { type: 'object', says: ['how the server authenticates', 'SMTP server', 'omit for no authentication'] },
  'smtpAuth.username': { type: 'string', says: ['username', 'SMTP authentication'] },
  'smtpAuth.mechanism': { type: 'object', says: ['authentication mechanism', 'autoDiscover', 'xOAuth2'] },
  'smtpAuth.mechanism.type': {
    type: 'string',
    says: ['autoDiscover is password-based', 'xOAuth2 is OAuth2-based', 'no other value is allowed'],
  },
  'smtpAuth.mechanism.password': {
    type: 'string',
    secret: true,
    says: ['password', 'SMTP authentication', ...passwordBased],
  },
  'smtpAuth.mechanism.clientId': { type: 'string', says: ['client ID', ...oauth2Based] },
  'smtpAuth.mechanism.clientSecret': { type: 'string', secret: true, says: ['client secret', ...oauth2Based] },
  'smtpAuth.mechanism.scope': { type: 'string', says: ['scope', ...oauth2Based] },
  'smtpAuth.mechanism.tokenUrl': { type: 'string', says: ['token URL', ...oauth2Based] },
  supportCustomMailServer: {
    type: 'boolean',
    default: false,
    says: ['whether administrators may configure', 'mail server'],
  },
  gatewayOAuth2: { type: 'object', says: ['OAuth2', 'gateway authentication', 'omit to disable'] },
  'gatewayOAuth2.clientId': { type: 'string', says: ['OAuth2 client ID', 'retrieving the access token'] },
  'gatewayOAuth2.clientSecret': {
    type: 'string',
    secret: true,
    says: ['OAuth2 client secret', 'retrieving the access token'],
  },
  'gatewayOAuth2.tokenUrl': { type: 'string', says: ['OAuth2 token URL'] },
  'gatewayOAuth2.endpointParams': {
    type: 'record',
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
    type: 'string',
    default: '',
    says: ['CSS colour', 'toolbar background', 'access review wizards', 'the primary blue of the service'],
  },
  accessReviewToolbarTextColor: {
    type: 'string',
    default: '',
    says: ['CSS colour', 'toolbar text', 'access review wizards', 'white'],
  },
  accessReviewToolbarLogoPath: {
    type: 'string',
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
    type: 'string',
    default: '',
    says: ['file path', 'image', 'replaces the login page background', 'the default image'],
  },
  queryTimeOutMinutes: {
    type: 'integer',
    default: 10,
    unit: 'minutes',
    says: ['time limit', 'minutes', 'evaluating queries', 'triggered by API requests'],
  },
  readTimeOutMinutes: {
    type: 'integer',
    default: 5,
    unit: 'minutes',
    says: ['time limit', 'minutes', 'reading incoming requests'],
  },
  writeTimeOutMinutes: {
    type: 'integer',
    default: 15,
    unit: 'minutes',
    says: ['time limit', 'minutes', 'writing outgoing responses'],
  },
  supportPageUrl: { type: 'string', default: '', says: ['URL', 'extra support link', 'UI toolbar', 'no link'] },
  templatesPath: { type: 'string', default: '', says: ['directory', 'override', 'HTML and plain-text templates'] },
};

const typeOf = (kind: string) =>
  ({ integer: 'integer', boolean: 'boolean', object: 'object', programs: 'record' })[kind] ?? 'string';

test('every option of the reference, and no other', () =>
  expect(options.map(({ key }) => key).sort()).toEqual(Object.keys(reference).sort()));

describe.each(Object.entries(reference))('%s', (key, { type, secret, says, ...stated }) => {
  const option = optionAt(key.split('.'));
  const help = option?.documentation ?? '';
  const words = `${option?.title} ${help}`.toLowerCase();

  test(`is ${secret ? 'a secret ' : ''}${type}`, () =>
    expect([typeOf(option?.kind ?? ''), option?.secret]).toEqual([type, secret ?? false]));

  test('has the default, unit and version of the reference', () => {
    const { default: fallback, unit, since } = stated;
    expect([option?.default, option?.unit, option?.since]).toEqual([fallback, unit, since]);
  });

  test('claims no more than the reference: the pairing of fields and mechanisms is not called exclusive', () =>
    expect(help).not.toMatch(/\bonly\b(?! affects)/i));

  test.each(says)('says "%s"', (said) => expect(words).toContain(said.toLowerCase()));

  test('says its default, with the unit', () => {
    const { default: fallback, unit } = stated;
    // The tables of nested options have no column for defaults: the reference says nothing about theirs.
    if (key.includes('.')) expect(help).not.toMatch(/\bdefault\b/i);
    else if (fallback === undefined) expect(help).toMatch(/No default|Omit/);
    else expect(help).toContain(`Default: ${JSON.stringify(fallback)}${unit ? ` ${unit}` : ''}`);
  });
});

test.each(options)(
  'the line in the form about $key says neither its title again nor its default',
  ({ title, help }) => {
    expect(help.toLowerCase().startsWith(`${title.toLowerCase()}.`)).toBe(false);
    expect(help).not.toMatch(/\bdefault:|no default/i);
  },
);

test('the template says it too, and since when', () => {
  const words = defaultTemplate().replace(/\s*\n[\s#]*/g, ' ');
  for (const { documentation, since } of options) {
    expect(words).toContain(since ? `${documentation} Since ${since}.` : documentation);
  }
});
