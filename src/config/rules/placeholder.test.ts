import { describe, expect, test } from 'vitest';
import { problemLines, readText } from '../../testing/configProblems.ts';

/** As the reference draws it (Shape of a configuration object); what it only names has a placeholder of that name. */
const shape = `{
  baseUrl: <URL>
  encryptionKey: <BASE64_256_BIT_KEY>
  gatewayOAuth2: {
    clientId: <CLIENT_ID>
    clientSecret: <CLIENT_SECRET>
    tokenUrl: <URL>
  }
  mailFrom: <EMAIL>
  oidcClientId: <CLIENT_ID>
  oidcClientSecret: <CLIENT_SECRET>
  oidcIssuer: <URL>
  organisationName: <ORGANISATION_NAME>
  pgAzureManagedIdentity: <BOOLEAN>
  pgConnStr: <POSTGRES_CONNECTION_STRING>
  smtpAuth: {
    mechanism: {
      type: <TYPE>
      password: <PASSWORD>
    }
    username: <USERNAME>
  }
  smtpHostname: <HOSTNAME>
  smtpPort: <INTEGER>
}
`;

describe('the placeholder shape of the reference', () => {
  const problems = readText(shape).diagnostics;

  test('has one problem for each placeholder, at its place', () => {
    const expected = [...shape.matchAll(/<[A-Z0-9_]+>/g)].map(({ 0: text, index }) => [index, text]);
    expect(
      problems
        .filter(({ code }) => code === 'placeholder')
        .map(({ range }) => [range?.start, shape.slice(range?.start, range?.end)]),
    ).toEqual(expected);
  });

  test('has no other problem, and no error', () => {
    expect(problems.filter(({ code }) => code !== 'placeholder')).toEqual([]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('has no value that could be read as a number, a boolean or a choice', () => {
    const { value } = readText(shape);
    expect(value(['smtpPort'])).toBeUndefined();
    expect(value(['pgAzureManagedIdentity'])).toBe(false);
    expect(value(['smtpAuth', 'mechanism', 'type'])).toBeUndefined();
  });
});

test.each([
  ['gatewayOAuth2.tokenUrl', 'gatewayOAuth2: { tokenUrl: "{auth_url}/oauth/token" }'],
  ['gatewayOAuth2.tokenUrl', 'gatewayOAuth2: { tokenUrl: "https://<HOST>/oauth/token" }'],
  ['baseUrl', 'baseUrl: "{base_url}"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.example.com/{tenant}/v2.0"'],
  ['supportPageUrl', 'supportPageUrl: "<URL>"'],
  ['oidcClientSecret', 'oidcClientSecret: !secret oidc_secret'],
  ['smtpAuth.mechanism.password', 'smtpAuth: { mechanism: { password: "!vault x" } }'],
  ['oidcClientSecret', 'oidcClientSecret: ~'],
  ['organisationName', 'organisationName: "<your organisation>"'],
  ['pgConnStr', 'pgConnStr: "postgres://<USER>:<PASSWORD>@<HOST>/review"'],
  ['smtpPort', 'smtpPort: "<PORT>"'],
  ['smtpPort', 'smtpPort: "{port}"'],
  ['supportCustomMailServer', 'supportCustomMailServer: "<true or false>"'],
  ['accessReviewToolbarTextColor', 'accessReviewToolbarTextColor: "<COLOUR>"'],
  ['accessReviewToolbarLogoPath', 'accessReviewToolbarLogoPath: <PATH>'],
  ['templatesPath', 'templatesPath: "/app/{name}/templates"'],
  ['smtpAuth', 'smtpAuth: "<OBJECT>"'],
  ['smtpAuth.mechanism.type', 'smtpAuth: { username: "a", mechanism: { type: "{type}" } }'],
  ['oidcClientSecret', 'oidcClientSecret: ••••••'],
  ['oidcClientSecret', 'oidcClientSecret: "······"'],
  ['oidcClientSecret', 'oidcClientSecret: "xxxxxx"'],
  ['oidcClientSecret', 'oidcClientSecret: "…"'],
  ['oidcClientSecret', 'oidcClientSecret: "..."'],
  ['oidcClientSecret', 'oidcClientSecret: REDACTED'],
  ['oidcClientSecret', 'oidcClientSecret: "(secret)"'],
  ['pgConnStr', 'pgConnStr: "host=db.example.com user=review password=…"'],
  ['oidcClientSecret', 'oidcClientSecret: "***REMOVED***"'],
  ['encryptionKey', 'encryptionKey: "[redacted]"'],
  ['oidcClientSecret', 'oidcClientSecret: changeme'],
  ['oidcClientSecret', 'oidcClientSecret: YOUR_CLIENT_SECRET'],
  ['pgConnStr', 'pgConnStr: "postgres://review:[YOUR-PASSWORD]@db.example.com/review"'],
  ['pgConnStr', 'pgConnStr: "postgres://review:{your_password}@db.example.com/review"'],
  ['pgConnStr', 'pgConnStr: "postgres://review:%7Byour_password%7D@db.example.com/review"'],
  ['pgConnStr', 'pgConnStr: "postgres://review:<password>@db.example.com/review"'],
  ['pgConnStr', 'pgConnStr: "postgres://review:********@db.example.com/review"'],
  ['pgConnStr', 'pgConnStr: "postgres://review:REPLACE_ME@db.example.com/review"'],
  ['pgConnStr', 'pgConnStr: "host=db.example.com user=review password=[YOUR-PASSWORD]"'],
  ['pgConnStr', 'pgConnStr: "postgres://review:changeme@db.example.com/review"'],
  ['oidcIssuer', 'oidcIssuer: "https://YOUR_DOMAIN/"'],
  ['pgConnStr', 'pgConnStr: "postgres://user:password@host:5432/database"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/TENANT_ID/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/your-tenant-id/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/[tenant]/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/:tenant/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/%7Btenantid%7D/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0"'],
  ['oidcIssuer', 'oidcIssuer: "https://YOUR_DOMAIN.auth0.com/"'],
  ['oidcIssuer', 'oidcIssuer: "https://id.example.com/realms/your-realm"'],
])('a placeholder in %s is all there is to say: %s', (path, text) =>
  expect(problemLines(text)).toEqual([`warning placeholder ${path}`]),
);

test.each([
  ['an OAuth2 scope', 'gatewayOAuth2: { clientId: "<a@b>", clientSecret: "x", tokenUrl: "https://a/token" }'],
  ['an address and a port', 'baseUrl: "https://[fd00::1]:8443/your"'],
  ['a password with a word of guides in it', 'pgConnStr: "postgres://a:changeme-9-not@localhost/password"'],
  ['a name in braces within a name', 'organisationName: "Example {Hospital} and Sons"'],
])('%s is not a placeholder', (_, text) => expect(problemLines(text)).toEqual([]));

test.each([
  'oidcClientSecret: ":FAKEone"',
  'oidcClientSecret: "{aGVsbG8}"',
  'oidcClientSecret: "[k9Lm2x]"',
  'smtpAuth: { mechanism: { password: ":Xk29fakeword" } }',
  'pgConnStr: "host=db.example.com user=review password=:FAKEpw sslmode=verify-full"',
  'pgConnStr: "postgres://review:[k9Lm2x]@db.example.com/review"',
])('a secret of random letters between the signs of a placeholder is none: %s', (text) =>
  expect(problemLines(text).filter((line) => line.includes('placeholder'))).toEqual([]),
);

test.each([
  '<OIDCSecret>',
  '<OAuth2ClientSecret>',
  ':password',
  '{clientSecret}',
  '{client_secret}',
  '[YourPassword]',
  '<clientID>',
  '<BASE64_256_BIT_KEY>',
  '<oauth2 secret>',
])('a secret of words between such signs is one: %s', (secret) =>
  expect(problemLines(`oidcClientSecret: "${secret}"`)).toEqual(['warning placeholder oidcClientSecret']),
);

test('a variable of a shell is a reference, and no placeholder', () =>
  expect(problemLines(`organisationName: "\${NAME}"`)).toEqual(['hint reference organisationName']));

test('a name in angle brackets is a placeholder', () =>
  expect(problemLines('organisationName: "<NAME>"')).toEqual(['warning placeholder organisationName']));

test('what programs print for a value that is missing is one in any text', () => {
  const text = 'oidcClientId: undefined\norganisationName: "<nil>"\nmailFrom: None\n';
  const placeholders = readText(text).diagnostics.filter(({ code }) => code === 'placeholder');
  expect(placeholders.map(({ path }) => path[0])).toEqual(['oidcClientId', 'organisationName']);
});
