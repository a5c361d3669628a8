import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

const guid = (random: Random) =>
  [8, 4, 4, 4, 12]
    .map((length) => Array.from({ length }, () => random.pick([...'123456789abcdef'])).join(''))
    .join('-');
const word = (random: Random) =>
  random.pick(['review', 'staff', 'hospital-1', 'acc_prod', 'north', 'Uni', 'access.reviews']);
const secret = (random: Random) =>
  `FAKE${Array.from({ length: 12 + random.below(24) }, () => random.pick([...'abcXYZ0189-_.~'])).join('')}`;
const host = (random: Random) =>
  random.pick(['db', 'db.example.com', 'pg-1.internal.example.org', '10.0.0.5', 'localhost']);
const settings = [
  'connect_timeout=10',
  'application_name=review',
  'target_session_attrs=read-write',
  'search_path=review',
];

/** As the pages of the databases and providers write them. */
function connection(random: Random): string {
  const more = settings.filter(() => random.chance(30));
  const [user, password, database] = [word(random), encodeURIComponent(secret(random)), word(random)];
  const end = ['sslmode=verify-full', ...more];
  return random.pick([
    `postgres://${user}:${password}@${host(random)}:5432/${database}?${end.join('&')}`,
    `postgresql://${user}:${password}@${host(random)}/${database}?${end.join('&')}`,
    `postgres://${user}@${host(random)}:5432/${database}?${end.join('&')}`,
    `host=${host(random)} port=5432 user=${user} password='${secret(random)}' dbname=${database} ${end.join(' ')}`,
    `host=/cloudsql/project:europe-west1:${word(random)} user=${user} password=${secret(random)} dbname=${database}`,
  ]);
}

/** As the discovery documents of the providers name them, and their token endpoints. */
function provider(random: Random): readonly [issuer: string, tokenUrl: string, params: string] {
  const tenant = guid(random);
  const realm = word(random);
  return random.pick([
    [
      `https://login.microsoftonline.com/${tenant}/v2.0`,
      `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
      `scope: "'api://${tenant}/.default'"`,
    ],
    [
      `https://sts.windows.net/${tenant}/`,
      `https://login.microsoftonline.com/${tenant}/oauth2/token`,
      `resource: "'api://${tenant}'"`,
    ],
    [
      `https://login.example.com/realms/${realm}`,
      `https://login.example.com/realms/${realm}/protocol/openid-connect/token`,
      `source: "sourceID"`,
    ],
    [
      `https://${random.pick(['example', 'dev-abc'])}.eu.auth0.com/`,
      'https://example.eu.auth0.com/oauth/token',
      `audience: "gatewayURL"`,
    ],
    ['https://accounts.google.com', 'https://oauth2.googleapis.com/token', ''],
    ['https://example.okta.com/oauth2/default', 'https://example.okta.com/oauth2/default/v1/token', `scope: "'read'"`],
    [
      'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbCdEf',
      'https://example.auth.eu-central-1.amazoncognito.com/oauth2/token',
      '',
    ],
    [
      `https://id.example.com/application/o/${realm.toLowerCase()}/`,
      'https://id.example.com/application/o/token/',
      `audience: "baseURL + '/api'"`,
    ],
    [`https://id.example.com/auth/realms/${realm}`, `https://id.example.com/oauth2/token`, `Resource: "'a'"`],
  ] as const);
}

test('2000 usual configurations have no problem', () => {
  const random = new Random(4507);
  for (let run = 0; run < fuzzCount(2_000); run++) {
    const [issuer, tokenUrl, params] = provider(random);
    const id = random.pick([guid(random), word(random)]);
    const text = `{
  baseUrl: "https://${random.pick(['review', 'access.reviews', 'r-1'])}.example.com${random.pick(['', ':8443', '/review'])}"
  pgConnStr: ${JSON.stringify(connection(random))}
  oidcIssuer: "${issuer}"
  oidcClientId: "${id}"
  oidcClientSecret: "${secret(random)}"
  mailFrom: "${random.pick(['noreply@example.com', 'access.reviews@mail.example.org', 'a+b@example.com'])}"
  organisationName: "${random.pick(['Example Hospital: Reviews', 'Uni Süd & Co.', 'A/B GmbH; Berlin'])}"
  templatesPath: "${random.pick(['/app/templates', '/srv/review/mail.templates'])}"
  accessReviewToolbarLogoPath: "${random.pick(['/app/logo.svg', '/app/branding/logo-2.png', '/app/logo.webp'])}"
  gatewayOAuth2: {
    clientId: "${guid(random)}"
    clientSecret: "${secret(random)}"
    tokenUrl: "${tokenUrl}"
    endpointParams: { ${params} }
  }
}
`;
    expect(problemLines(text), text).toEqual([]);
  }
});
