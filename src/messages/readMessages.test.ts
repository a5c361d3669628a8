import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHjson } from '../hjson/index.ts';
import { knownMessages } from './codes.ts';
import { logWithoutSecrets } from './hideSecrets.ts';
import { readMessages } from './readMessages.ts';

const configuration = parseHjson(`{
  oidcIssuer: "https://login.example.com/realms/staff"
  oidcClientSecret: "planted-sign-in-word"
  pgConnStr: "postgres://review:planted-database-word@db.example.com/review"
  smtpHostname: "smtp.example.com"
  gatewayOAuth2: { clientId: "a", clientSecret: "planted-gateway-word", tokenUrl: "https://auth.example.com/token" }
}
`);

const found = (log: string) => readMessages(log, configuration);

describe('a message of a log', () => {
  it.each([
    [
      'failed to connect to `user=u`: FATAL: password authentication failed for user "u" (SQLSTATE 28P01)',
      ['pgConnStr'],
    ],
    ['failed to connect to `user=u`: 10.0.0.7:5432: dial error: dial tcp 10.0.0.7:5432: i/o timeout', ['pgConnStr']],
    ['dial tcp: lookup smtp.example.com on 10.0.0.53:53: no such host', ['smtpHostname']],
    ['Get "https://login.example.com/x": x509: certificate signed by unknown authority', ['oidcIssuer']],
    ['Post "https://auth.example.com/token": oauth2: "invalid_client" "no"', ['gatewayOAuth2.clientSecret']],
    ['oauth2: "invalid_client" "no"', ['gatewayOAuth2.clientSecret', 'oidcClientSecret']],
    ['Post "https://login.example.com/token": oauth2: "invalid_client" "no"', ['oidcClientSecret']],
    ['json: cannot unmarshal string into Go struct field config.smtpPort of type int', ['smtpPort']],
    ['json: cannot unmarshal string into Go struct field config.smtpAuth.username of type int', ['smtpAuth.username']],
    ['AADSTS7000222: The provided client secret keys are expired.', ['oidcClientSecret', 'gatewayOAuth2.clientSecret']],
    ['dial tcp 10.9.9.9:25: connect: connection refused', []],
    [
      'Post "https://auth.example.com/token": proxyconnect tcp: dial tcp 10.0.0.5:3128: connect: connection refused',
      [],
    ],
    ['Get "https://login.example.com/x": proxyconnect tcp: dial tcp: lookup http: no such host', []],
    ['oauth2: cannot fetch token: 401 Unauthorized', ['gatewayOAuth2.clientSecret', 'gatewayOAuth2.clientId']],
  ])('leads to its option: %s', (line, options) => {
    expect(found(`2026-11-23 20:14:05 INFO started\n2026-11-23 20:14:06 ERROR ${line}\n`)).toMatchObject([
      { line: 2, options },
    ]);
  });

  it.each([
    ['FATAL: password authentication failed for user "u" (SQLSTATE 28P01)', 'password'],
    ['FATAL: database "d" does not exist (SQLSTATE 3D000)', 'dbname'],
    ['failed to connect to `user=u`: i/o timeout', undefined],
  ])('leads to the part of the connection string: %s', (line, part) => {
    expect(found(line)).toMatchObject([{ options: ['pgConnStr'], part }]);
  });

  it.each([
    ['as it is', (text: string) => text],
    ['behind a time', (text: string) => `2026/11/23 20:14:06 ERROR ${text}`],
    ['in JSON', (text: string) => JSON.stringify({ time: '2026-11-23T20:14:06Z', level: 'ERROR', msg: text })],
    ['in JSON without angle brackets', (text: string) => `{"msg":${JSON.stringify(text).replaceAll('>', '\\u003e')}}`],
    ['as a quoted value', (text: string) => `time=2026-11-23T20:14:06Z level=ERROR msg=${JSON.stringify(text)}`],
  ])('is found %s', (_, logged) => {
    for (const [code, { example }] of knownMessages) expect(found(logged(example))).toMatchObject([{ code }]);
  });

  it.each([
    [
      'Post "https://auth.example.com/token": proxyconnect tcp: tls: first record does not look like a TLS handshake',
      'message-proxy',
    ],
    ['oauth2: cannot fetch token: 401 Unauthorized', 'message-oauth2-unauthorized'],
    ['oauth2: cannot fetch token: 502 Bad Gateway', 'message-oauth2-status'],
    ['x509: certificate relies on legacy Common Name field, use SANs instead', 'message-x509-common-name'],
    [
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
      'message-smtp-disabled',
    ],
    ['504 5.7.4 Unrecognized authentication type', 'message-smtp-mechanism'],
    ["smtp: server doesn't support AUTH", 'message-smtp-mechanism'],
    ['534 5.7.9 Application-specific password required.', 'message-smtp-app-password'],
    ['530 5.7.57 Client not authenticated to send mail.', 'message-smtp-anonymous'],
    ['AADSTS50059: No tenant-identifying information found.', 'message-aadsts50059'],
    ['proxyconnect tcp: dial tcp 10.0.0.5:3128: i/o timeout', 'message-proxy'],
    ['proxyconnect tcp: tls: failed to verify certificate: x509: certificate is valid for a, not b', 'message-proxy'],
    ['sslmode is invalid', 'message-pg-parameter'],
    ['unknown target_session_attrs value: master', 'message-pg-parameter'],
    ['unable to read CA file: open /ca.pem: no such file or directory', 'message-pg-parameter'],
    ['FATAL: role "review" does not exist (SQLSTATE 28000)', 'message-pg-role'],
    ['FATAL: no pg_hba.conf entry for host "10.0.0.7", user "review", SSL off', 'message-pg-hba'],
    ['AADSTS50194: Application is not configured as a multi-tenant application.', 'message-aadsts50059'],
  ])('is told from others that are like it: %s', (line, code) => expect(found(line)).toMatchObject([{ code }]));

  it('of a refused token is about the client, also in the line of the answer behind it', () => {
    const log = 'oauth2: cannot fetch token: 401 Unauthorized\nResponse: {"error":"invalid_client"}';
    expect(found(log)).toMatchObject([{ code: 'message-oauth2-unauthorized' }, { code: 'message-oauth2-client' }]);
  });

  it('names the place in the configuration that hjson-go names', () => {
    expect(found("Found '}' where a key name was expected at line 4,1 >>> }")).toMatchObject([
      { code: 'message-hjson', place: { line: 4, column: 1 } },
    ]);
  });

  it('is listed once, however often it was logged', () => {
    expect(found('dial tcp 10.9.9.9:25: i/o timeout\n'.repeat(1_000))).toHaveLength(1);
  });

  it('is found in any text without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(found(text)).toEqual([]);
        logWithoutSecrets(text, configuration);
      }),
    );
  });
});

describe('a log to show', () => {
  it.each([
    ['postgres://review:planted-log-word@db/x: connection refused'],
    ['client_secret=planted-log-word'],
    ['Authorization: Bearer planted-log-word.1234'],
    ['config: oidcClientSecret: "planted-sign-in-word"'],
    ['refused planted-database-word'],
  ])('has no secret in %s', (line) => {
    const shown = logWithoutSecrets(`before\n${line}\r\nafter`, configuration);
    expect(shown).not.toContain('planted');
    expect(shown).toMatch(/^before\n.*\r\nafter$/);
  });

  it('keeps messages as they are', () => {
    const line = 'FATAL: password authentication failed for user "review" (SQLSTATE 28P01)';
    expect(logWithoutSecrets(line, configuration)).toBe(line);
  });
});
