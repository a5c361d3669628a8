import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultTemplate, optionAt, options } from '../index.ts';

/** What the reference says about an option, in its table there. */
interface Reference {
  readonly type: string;
  /** As HJSON; undefined: it gives none. */
  readonly default: string | undefined;
  readonly unit: string | undefined;
  readonly since: string | undefined;
  readonly meaning: string;
}

const page = readFileSync(join(import.meta.dirname, '../../../docs/option-reference.md'), 'utf8');
/** The cells of the rows that match, without the signs of code. */
const rows = (pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([row]) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '')),
  );
const units = new Map(rows(/^\| [^|]+ \| `\w+` \| \d+ \| \w+ \|$/gm).map(([, key, , unit]) => [key, unit]));

const reference = rows(/^\| `[\w.]+` \| (?:option\[)?(?:string|integer|boolean|object|record)\b.*\|$/gm).map(
  ([key = '', type = '', ...cells]): readonly [string, Reference] => {
    // The tables of nested options have no column for defaults.
    const [fallback, meaning = ''] = key.includes('.') ? ['none', ...cells] : cells;
    return [
      key,
      {
        type: type.replace(/^option\[(\w+)\]$|\[string\]$/, '$1'),
        default: fallback?.startsWith('none') ? undefined : fallback,
        unit: units.get(key),
        since: /Added in version ([\d.]*\d)/.exec(meaning)?.[1],
        meaning,
      },
    ];
  },
);

const secrets = [
  'encryptionKey',
  'pgConnStr',
  'oidcClientSecret',
  'smtpAuth.mechanism.password',
  'smtpAuth.mechanism.clientSecret',
  'gatewayOAuth2.clientSecret',
];

const passwordBased = ['(autoDiscover)'];
const oauth2Based = ['OAuth2 authentication', 'SMTP server', '(xOAuth2)'];

/** What must not get lost when a help text is worded anew: the documentation or the title contains each of these, in any case. */
const details: Readonly<Record<string, readonly string[]>> = {
  baseUrl: ['URL', 'where the server is hosted'],
  organisationName: ['organisation', 'only affects the label', 'OIDC sign-in button'],
  encryptionKey: ['AES-256', '32 bytes', 'Base64', 'encrypts', 'secrets stored in the database'],
  pgConnStr: ['PostgreSQL connection string', 'all database connections'],
  pgAzureManagedIdentity: ['when true', 'PostgreSQL', 'cloud managed identity'],
  oidcIssuer: ['URL of the OIDC provider', 'issuer', 'discovery document'],
  oidcClientId: ['client ID', 'OIDC authentication'],
  oidcClientSecret: ['client secret', 'OIDC authentication'],
  mailFrom: ['sender address', 'outgoing e-mails'],
  smtpHostname: ['host name', 'SMTP server', 'outgoing e-mail'],
  smtpPort: ['port', 'SMTP server', 'outgoing e-mail'],
  smtpAuth: ['how the server authenticates', 'SMTP server', 'omit for no authentication'],
  'smtpAuth.username': ['username', 'SMTP authentication'],
  'smtpAuth.mechanism': ['authentication mechanism', 'autoDiscover', 'xOAuth2'],
  'smtpAuth.mechanism.type': ['autoDiscover is password-based', 'xOAuth2 is OAuth2-based', 'no other value is allowed'],
  'smtpAuth.mechanism.password': ['password', 'SMTP authentication', ...passwordBased],
  'smtpAuth.mechanism.clientId': ['client ID', ...oauth2Based],
  'smtpAuth.mechanism.clientSecret': ['client secret', ...oauth2Based],
  'smtpAuth.mechanism.scope': ['scope', ...oauth2Based],
  'smtpAuth.mechanism.tokenUrl': ['token URL', ...oauth2Based],
  supportCustomMailServer: ['whether administrators may configure', 'mail server'],
  gatewayOAuth2: ['OAuth2', 'gateway authentication', 'omit to disable'],
  'gatewayOAuth2.clientId': ['OAuth2 client ID', 'retrieving the access token'],
  'gatewayOAuth2.clientSecret': ['OAuth2 client secret', 'retrieving the access token'],
  'gatewayOAuth2.tokenUrl': ['OAuth2 token URL'],
  'gatewayOAuth2.endpointParams': [
    'extra parameters of the token request',
    'Expr program',
    'valid',
    'string',
    'baseURL, gatewayURL, sourceID',
    "literal text: 'gateway'",
  ],
  accessReviewToolbarBackgroundColor: [
    'CSS colour',
    'toolbar background',
    'access review wizards',
    'the primary blue of the service',
  ],
  accessReviewToolbarTextColor: ['CSS colour', 'toolbar text', 'access review wizards', 'white'],
  accessReviewToolbarLogoPath: [
    'file path',
    'replaces the default white logo',
    'access review wizard toolbars',
    'transparent background',
    'height about 1/7 of the width',
    'recommended',
    'the default logo',
  ],
  loginPageBackgroundPath: ['file path', 'image', 'replaces the login page background', 'the default image'],
  queryTimeOutMinutes: ['time limit', 'minutes', 'evaluating queries', 'triggered by API requests'],
  readTimeOutMinutes: ['time limit', 'minutes', 'reading incoming requests'],
  writeTimeOutMinutes: ['time limit', 'minutes', 'writing outgoing responses'],
  supportPageUrl: ['URL', 'extra support link', 'UI toolbar', 'no link'],
  templatesPath: ['directory', 'override', 'HTML and plain-text templates'],
};

const typeOf = (kind: string) =>
  ({ integer: 'integer', boolean: 'boolean', object: 'object', programs: 'record' })[kind] ?? 'string';

/** The beginnings of the longer words, so that `encrypts` counts for `encrypted`. */
const stems = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .match(/[a-z\d]{4,}/g)
      ?.map((word) => word.slice(0, 5)),
  ),
];

test('every option of the reference, and no other', () =>
  expect(options.map(({ key }) => key).sort()).toEqual(reference.map(([key]) => key).sort()));

test('nothing is said of an option that is not there', () =>
  expect([...Object.keys(details), ...secrets].filter((key) => !optionAt(key.split('.')))).toEqual([]));

describe.each(reference)('%s', (key, { type, meaning, ...stated }) => {
  const option = optionAt(key.split('.'));
  const help = option?.documentation ?? '';
  const words = `${option?.title} ${help}`.toLowerCase();

  test('has the type, default, unit and version of the reference', () => {
    const { kind = '', default: fallback, unit, since } = option ?? {};
    expect({
      type: typeOf(kind),
      default: fallback === undefined ? undefined : JSON.stringify(fallback),
      unit,
      since,
    }).toEqual({
      type,
      ...stated,
    });
  });

  test('is a secret only where it is listed as one', () => expect(option?.secret).toBe(secrets.includes(key)));

  test('says what the reference says: at least half of its longer words', () => {
    const said = stems(meaning.replace(/ Added in version .*/, ''));
    const missing = said.filter((stem) => !stems(words).includes(stem));
    expect(missing.length, `Missing of the reference: ${missing.join(', ')}`).toBeLessThanOrEqual(said.length / 2);
  });

  test('claims no more than the reference: the pairing of fields and mechanisms is not called exclusive', () =>
    expect(help).not.toMatch(/\bonly\b(?! affects)/i));

  test.each(details[key] ?? [])('says "%s"', (said) => expect(words).toContain(said.toLowerCase()));

  test('says its default, with the unit', () => {
    const { default: fallback, unit } = stated;
    // The tables of nested options have no column for defaults: the reference says nothing about theirs.
    if (key.includes('.')) expect(help).not.toMatch(/\bdefault\b/i);
    else if (fallback === undefined) expect(help).toMatch(/No default|Omit/);
    else expect(help).toContain(`Default: ${fallback}${unit ? ` ${unit}` : ''}`);
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
