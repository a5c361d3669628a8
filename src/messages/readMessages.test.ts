import fc from 'fast-check';
import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { type MessageLine, messageLines, readLines } from '../testing/messageLines.ts';
import { knownIn, knownMessages } from './codes.ts';
import { logWithoutSecrets, readMessages } from './readMessages.ts';
import { tokenErrors } from './tokenErrors.ts';

const configuration = parseHjson(`{
  oidcIssuer: "https://login.example.com/realms/staff"
  oidcClientSecret: "planted-sign-in-word"
  pgConnStr: "postgres://review:planted-database-word@db.example.com/review"
  smtpHostname: "smtp.example.com"
  gatewayOAuth2: { clientId: "a", clientSecret: "planted-gateway-word", tokenUrl: "https://auth.example.com/token" }
}
`);

const found = (log: string) => readMessages(log, configuration);

/** What is true as well of the lines of a special message, which comes first. */
const general: Readonly<Record<string, readonly string[]>> = {
  'message-kubernetes-base64': ['message-base64'],
  'message-kubernetes-type': ['message-json-type'],
  'message-oauth2-unauthorized': ['message-oauth2-status'],
  'message-oauth2-media-type': ['message-oauth2-status'],
  'message-oauth2-busy': ['message-oauth2-status'],
  'message-proxy': ['message-refused', 'message-tls-record'],
  'message-smtp-disabled': ['message-smtp-login'],
};

describe('the table of messages', () => {
  it('has a line of a program for each message, and no line without one', () => {
    const codes = knownMessages.map(([code]) => code);
    expect([...new Set(messageLines.map(({ code }) => code))].sort()).toEqual([...codes].sort());
  });

  it.each(messageLines)('explains a line by one message: $code, $line', ({ code, line }) => {
    const text = line.replaceAll('\n', ' ');
    const matching = [...new Set(knownIn(text).map((each) => each?.[0] ?? 'other'))];
    const described = matching.filter((each) => !(each in tokenErrors));
    // The code of an OAuth2 error is what its description explains further.
    const [first, ...others] = described.length > 0 ? described : matching;
    expect(first).toBe(code);
    expect(others.filter((each) => !general[code]?.includes(each))).toEqual([]);
  });

  it.each([
    'ERROR: 550 rows for sender table',
    '550 5.1.1 <person@example.org>: Recipient address rejected: User unknown in relay recipient table',
    '552 5.3.4 Message size exceeds fixed maximum message size for this sender',
    '554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org; sender IP listed',
    'order 535 5 items: authentication of the parcel pending',
    'json: cannot unmarshal string into Go struct field Order.items.price of type float64',
    'database "review" does not exist in the backup list',
    'read /var/lib/review: is a directory',
    'open /tmp/x: permission denied',
    'the redirect_uri was saved',
    'i/o timeout while waiting for the printer',
    'migration: unknown name of column',
    'GET /callback?error=access_denied',
    '{"error":"not found","status":404}',
    'oauth2: token refreshed',
    'AADSTS9002: unknown',
  ])('leaves what is about something else: %s', (line) => expect(found(line)).toEqual([]));
});

describe('lines that nobody had when the formats were written', () => {
  it.each(readLines<MessageLine | { readonly code: null; readonly line: string }>('tried'))(
    '$code: $line',
    ({ code, line }) =>
      expect(found(line.replaceAll('\n', ' ')).map((each) => each.code)).toEqual(code === null ? [] : [code]),
  );
});

describe('a message of a log', () => {
  it.each([
    [
      'failed to connect to `user=u`: FATAL: password authentication failed for user "u" (SQLSTATE 28P01)',
      ['pgConnStr'],
    ],
    ['failed to connect to `user=u`: 10.0.0.7:5432: dial error: dial tcp 10.0.0.7:5432: i/o timeout', ['pgConnStr']],
    ['\t10.0.0.7:5432 (10.0.0.7): dial error: dial tcp 10.0.0.7:5432: i/o timeout', ['pgConnStr']],
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
    ['oauth2: "unauthorized_client"', ['gatewayOAuth2.clientId']],
    ['parse "postgres://review:xxxxx@db.example.com/review": net/url: invalid userinfo', ['pgConnStr']],
    ["Error: couldn't find key config in Secret default/review", []],
  ])('leads to its option: %s', (line, options) => {
    expect(found(`2026-11-23 20:14:05 INFO started\n2026-11-23 20:14:06 ERROR ${line}\n`)).toMatchObject([
      { line: 2, options },
    ]);
  });

  it.each([
    ['FATAL: password authentication failed for user "u" (SQLSTATE 28P01)', 'password'],
    ['FATAL: database "d" does not exist (SQLSTATE 3D000)', 'dbname'],
    ['failed to connect to `user=u`: dial tcp 10.0.0.7:5432: i/o timeout', undefined],
  ])('leads to the part of the connection string: %s', (line, part) => {
    expect(found(line)).toMatchObject([{ options: ['pgConnStr'] }]);
    expect(found(line)[0]?.part).toBe(part);
  });

  it.each([
    ['as it is', (text: string) => text],
    ['behind a time', (text: string) => `2026/11/23 20:14:06 ERROR ${text}`],
    ['in JSON', (text: string) => JSON.stringify({ time: '2026-11-23T20:14:06Z', level: 'ERROR', msg: text })],
    ['in JSON without angle brackets', (text: string) => `{"msg":${JSON.stringify(text).replaceAll('>', '\\u003e')}}`],
    ['as a quoted value', (text: string) => `time=2026-11-23T20:14:06Z level=ERROR msg=${JSON.stringify(text)}`],
  ])('is found %s', (_, logged) => {
    for (const { code, line } of messageLines) expect(found(logged(line))).toMatchObject([{ code }]);
  });

  it.each([
    ['tls: failed to verify certificate: x509: certificate is valid for a, not b', 'message-x509-name'],
    ['proxyconnect tcp: tls: failed to verify certificate: x509: certificate is valid for a, not b', 'message-proxy'],
    ['proxyconnect tcp: dial tcp 10.0.0.5:3128: i/o timeout', 'message-proxy'],
    ['proxyconnect tcp: dial tcp: lookup http: no such host', 'message-proxy'],
    [
      'dial tcp: lookup db.example.com on 10.96.0.10:53: dial udp 10.96.0.10:53: connect: network is unreachable',
      'message-dns-server',
    ],
    ['FATAL:  password authentication failed for user "review"', 'message-pg-password'],
    ['FATAL: no pg_hba.conf entry for host "10.0.0.7", user "review", SSL off', 'message-pg-hba'],
    [
      'failed to connect to `host=db user=u`: dial error (dial tcp 10.0.0.7:5432: connect: connection refused)',
      'message-refused',
    ],
    ['pq: Private key file has group or world access. Permissions should be u=rw (0600) or less', 'message-pq-key'],
    ['{"error":"unauthorized_client"}', 'message-oauth2-flow'],
  ])('is told from others that are like it: %s', (line, code) => expect(found(line)).toMatchObject([{ code }]));

  it.each([
    ['access_denied', 'message-oauth2-denied'],
    ['unsupported_grant_type', 'message-oauth2-flow'],
    ['invalid_grant', 'message-oauth2-grant'],
    ['invalid_scope', 'message-oauth2-scope'],
    ['invalid_client', 'message-oauth2-client'],
  ])('of a refused token is explained by the response behind it: %s', (error, code) => {
    const status = 'oauth2: cannot fetch token: 403 Forbidden';
    expect(found(`${status}\nResponse: {"error":"${error}"}\nnext`)).toMatchObject([{ code, line: 1 }]);
    expect(found(`${status}\r\nResponse: {\r\n  "error": "${error}"\r\n}\r\nnext`)).toMatchObject([{ code }]);
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
