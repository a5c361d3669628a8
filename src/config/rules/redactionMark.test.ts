import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

const gateway = (secret: string, parameters = '') =>
  `gatewayOAuth2: { clientId: "b", clientSecret: ${secret}, tokenUrl: "https://a.example.com/token"${parameters} }`;

test.each([
  ['oidcClientSecret', 'oidcClientSecret: "<redacted oidcClientSecret of 1f0a9c3e>"'],
  ['gatewayOAuth2.clientSecret', gateway('"<redacted gatewayOAuth2.clientSecret 2 of 1f0a9c3e>"')],
  ['pgConnStr', 'pgConnStr: "postgres://app:<redacted password.in.pgConnStr of 1f0a9c3e>@db/review"'],
  ['smtpPort', 'smtpPort: "<redacted smtpPort>"'],
  ['encryptionKey', 'encryptionKey: "<redacted encryptionKey>"'],
  ['encryptionKey', 'encryptionKey: "&lt;redacted encryptionKey&gt;"'],
  ['encryptionKey', 'encryptionKey: "<Redacted encryptionKey>"'],
  ['encryptionKey', String.raw`encryptionKey: "\\u003credacted encryptionKey of 8406dc8b\\u003e"`],
  ['organisationName', 'organisationName: "‹redacted oidcClientSecret of 8406dc8b›"'],
  ['oidcClientSecret', 'oidcClientSecret: "•\ufe00•\ufe00•\ufe00•\ufe00•\ufe00•••\ufe0d"'],
  ['mailFrom', 'mailFrom: "a •\u{e0101}\ufe03•• b"'],
  ['pgConnStr', 'pgConnStr: "postgres://app:%3Credacted%20password.in.pgConnStr%3E@db/review"'],
  ['gatewayOAuth2.endpointParams.scope', gateway('"fake"', ', endpointParams: { scope: "<redacted a.b>" }')],
])('a mark in %s is an error, and all there is to say: %s', (path, text) =>
  expect(problemLines(text)).toEqual([`error redaction-mark ${path}`]),
);

test('a mark in a value of an unknown key is an error, too', () =>
  expect(problemLines('users: [ { token: "<redacted users.0.token>" } ]')).toContain(
    'error redaction-mark users.0.token',
  ));

test('a mark is an error as a key and in place of unreadable text, and none in another comment', () => {
  expect(problemLines('{ "<redacted key>": 1 }')).toContain('error redaction-mark <redacted key>');
  expect(problemLines('{ /* <redacted leftover.near.baseUrl of 8406dc8b> */ }')).toContain('error redaction-mark ');
  expect(problemLines('{ # <redacted comment.near.baseUrl>\n}').join()).not.toContain('redaction-mark');
});
