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
  ['pgConnStr', 'pgConnStr: "postgres://app:%3Credacted%20password.in.pgConnStr%3E@db/review"'],
  ['gatewayOAuth2.endpointParams.scope', gateway('"fake"', ', endpointParams: { scope: "<redacted a.b>" }')],
])('a mark in %s is an error, and all there is to say: %s', (path, text) =>
  expect(problemLines(text)).toEqual([`error redaction-mark ${path}`]),
);

test('a mark in a value of an unknown key is an error, too', () =>
  expect(problemLines('users: [ { token: "<redacted users.0.token>" } ]')).toContain(
    'error redaction-mark users.0.token',
  ));
