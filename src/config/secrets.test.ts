import { expect, test } from 'vitest';
import { isSecretPath } from '../testing/isSecretPath.ts';
import { options } from './schema/options.ts';
import { looksLikeSecretKey, namesSecretInProse } from './secrets.ts';

test.each([
  ['oidcClientSecret'],
  ['password'],
  ['smtp_passwd'],
  ['accessToken'],
  ['dbPass'],
  ['Authorization'],
  ['apiKey'],
  ['DATABASE_DSN'],
  ['connectionString'],
  ['connectionUrl'],
  ['client_assertion'],
  ...['passcode', 'pw1', 'smtpPw2', 'pass1', 'pass_2'].map((name) => [name]),
  ...['signature', 'X-Amz-Signature', 'salt', 'gitlabPAT', 'mfa', 'code', 'code_verifier'].map((name) => [name]),
  ...['authorizationCode', 'recovery_codes', 'SAMLResponse', 'login'].map((name) => [name]),
])('%s looks like a secret', (name) => expect(looksLikeSecretKey(name)).toBe(true));

test.each([
  ...[['tokenUrl'], ['token_endpoint'], ['secretsPath'], ['keyFile'], ['telemetry'], ['audience']],
  ...['loginPage', 'login_hint', 'countryCode', 'pattern', 'path', 'compass2x', 'signatureAlgorithm', 'saltRounds'].map(
    (name) => [name],
  ),
])('%s does not', (name) => expect(looksLikeSecretKey(name)).toBe(false));

test.each<[readonly (string | number)[], boolean]>([
  [['encryptionKey'], true],
  [['ENCRYPTIONKEY'], true],
  [['pgConn\u017ftr'], true],
  [['pgConnStr'], true],
  [['encryptionKey', 'part', 0], true],
  [['smtpAuth', 'mechanism', 'password'], true],
  [['smtpauth', 'Mechanism', 'PASSWORD'], true],
  [['gatewayOAuth2', 'clientSecret'], true],
  [['gatewayOAuth2', 'tokenUrl'], false],
  [['gatewayOAuth2', 'endpointParams', 'audience'], false],
  [['gatewayOAuth2', 'endpointParams', 'client_assertion'], true],
  [['baseUrl'], false],
  [['smtpAuth'], false],
  [['telemetry'], false],
  [['telemetry', 'apiKey'], true],
  [['secrets', 'first', 0], true],
  [['smtpAuth.mechanism.password'], true],
])('%j is secret: %s', (path, expected) => expect(isSecretPath(path)).toBe(expected));

test.each([
  ...['api_token', 'mySecret', 'apiKey', 'APIKEY', 'key', 'db.password', 'dbPass', 'Authorization', 'DATABASE_DSN'],
  ...['pgConnStr', 'connectionString', 'cookies', 'pa\u017fsword', 'passcode', 'login', 'signature', 'pw2'],
])('%s names a secret in prose', (name) => expect(namesSecretInProse(name)).toBe(true));

test.each([
  ['keyword'],
  ['monkeys'],
  ['turkey'],
  ['compass'],
  ['keyboard-layout'],
  ['tokenUrl'],
  ['keyFile'],
  ['code'],
])('%s does not', (name) => expect(namesSecretInProse(name)).toBe(false));

test.each(options.filter(({ secret }) => secret).map(({ path }) => [String(path.at(-1))]))(
  'the secret option %s is named like a secret, in prose as well',
  (name) => {
    expect(looksLikeSecretKey(name)).toBe(true);
    expect(namesSecretInProse(name)).toBe(true);
  },
);
