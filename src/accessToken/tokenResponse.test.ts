import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTokenResponse } from './tokenResponse.ts';

/** The facts by name: meaning, and `!` before a fault. */
function said(response: unknown): Record<string, string> {
  const read = readTokenResponse(JSON.stringify(response));
  if (read.kind !== 'token' && read.kind !== 'error') throw new Error(read.kind);
  return Object.fromEntries(read.facts.map(({ name, meaning, isFault }) => [name, `${isFault ? '!' : ''}${meaning}`]));
}

describe('readTokenResponse', () => {
  test('explains the example of RFC 6749 §5.1', () => {
    const text =
      '{"access_token":"2YotnFZFEjr1zCsicMWpAA","token_type":"example","expires_in":3600,"refresh_token":"fake","example_parameter":"v"}';
    const read = readTokenResponse(text);
    expect(read).toMatchObject({ kind: 'token', token: '2YotnFZFEjr1zCsicMWpAA' });
    expect(read.kind === 'token' && read.facts.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual([
      'access_token',
      'refresh_token',
    ]);
    expect(said(JSON.parse(text))).toMatchObject({
      token_type: expect.stringMatching(/^!Not Bearer/),
      expires_in: 'Valid for 60 minutes.',
      example_parameter: '',
    });
  });

  test.each([
    [3599, 'Valid for 60 minutes.'],
    [7200, 'Valid for 2 hours.'],
    [90, 'Valid for 90 seconds.'],
    [1, 'Valid for 1 second.'],
    ['3600', '!Valid for 60 minutes. Quoted; RFC 6749 requires a number.'],
    [0, '!golang.org/x/oauth2 reads 0 as: does not expire.'],
    [-5, '!Must be a whole number of seconds.'],
    [1.5, '!Must be a whole number of seconds.'],
    [true, '!Must be a whole number of seconds.'],
  ])('expires_in %j', (expires_in, meaning) => {
    expect(said({ access_token: 'x', token_type: 'Bearer', expires_in }).expires_in).toBe(meaning);
  });

  test('a missing token_type is named', () => {
    expect(said({ access_token: 'x' }).token_type).toMatch(/^!Missing/);
    expect(said({ access_token: 'x', token_type: 'bearer' }).token_type).toMatch(/^Anyone/);
  });

  test('explains the errors of RFC 6749 §5.2', () => {
    expect(readTokenResponse('{"error":"invalid_client","error_description":"No such client"}')).toMatchObject({
      kind: 'error',
      facts: [
        { name: 'error', value: 'invalid_client', meaning: 'The error code.' },
        { name: 'error_description', value: 'No such client' },
      ],
    });
  });

  test('reads the body of a whole HTTP response, also with its lines run together', () => {
    const body = '{"access_token":"x","token_type":"Bearer"}';
    for (const end of ['\r\n', ' ']) {
      const text = `HTTP/1.1 200 OK${end}Content-Type: application/json${end}${end}${body}`;
      expect(readTokenResponse(text)).toEqual(readTokenResponse(body));
    }
  });

  test('reads what curl -v prints', () => {
    const body = '{"error":"invalid_client"}';
    const text = `* Connected to login.example.com\n> POST /token HTTP/2\n>\n{ [5 bytes data]\n< HTTP/2 401\n< www-authenticate: Basic realm="x"\n<\n${body}* Connection #0 to host login.example.com left intact\n`;
    expect(readTokenResponse(text)).toMatchObject({
      kind: 'error',
      refusal: { code: 'invalid_client', asksForHeader: true },
    });
  });

  test.each([
    'oauth2: cannot fetch token: 401 Unauthorized\nResponse: {"error":"invalid_client","error_description":"no"}',
    'time=2026-11-23 msg="x" oauth2: cannot fetch token: 401 UnauthorizedResponse: {"error":"invalid_client","error_description":"no"}',
  ])('reads the response in the error of golang.org/x/oauth2: %s', (text) => {
    expect(readTokenResponse(text)).toMatchObject({
      kind: 'error',
      refusal: { code: 'invalid_client', description: 'no', asksForHeader: false },
    });
  });

  test.each([
    'error=invalid_scope&error_description=no+such%20scope',
    'oauth2: cannot fetch token: 400 Bad Request\nResponse: error=invalid_scope&error_description=no+such%20scope',
    'HTTP/1.1 400 Bad Request\r\n\r\nerror=invalid_scope&error_description=no+such%20scope\r\n',
  ])('reads a form, as golang.org/x/oauth2 does: %j', (text) => {
    expect(readTokenResponse(text)).toMatchObject({
      kind: 'error',
      refusal: { code: 'invalid_scope', description: 'no such scope' },
    });
  });

  test('the value of a line of a log is no form', () =>
    expect(readTokenResponse('time=2026-11-23 level=ERROR msg=fetch error=timeout').kind).toBe('unreadable'));

  test('reads the token of a form', () => {
    expect(readTokenResponse('access_token=abc%3D&token_type=bearer')).toMatchObject({
      kind: 'token',
      token: 'abc=',
      facts: [{ name: 'access_token' }, { name: 'token_type', isFault: false }],
    });
  });

  test.each([
    'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\nContent-Length: 0',
    '< HTTP/2 401\n< www-authenticate: Basic realm="x"\n<\n',
    'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\n\r\n<html>401</html>',
  ])('reads what the headers ask for without an error below them: %j', (text) =>
    expect(readTokenResponse(text)).toMatchObject({ kind: 'error', refusal: { code: '', asksForHeader: true } }),
  );

  test.each(['access_denied', ' invalid_grant\n'])('reads an error code alone: %s', (text) =>
    expect(readTokenResponse(text)).toMatchObject({ kind: 'error', refusal: { code: text.trim() }, facts: [] }),
  );

  test.each(['<!DOCTYPE html><p>502</p>', '<html>', 'HTTP/1.1 502 Bad Gateway\r\n\r\n<html>{"a":1}</html>'])(
    'says that a page is none: %j',
    (text) =>
      expect(readTokenResponse(text)).toMatchObject({
        kind: 'unreadable',
        reason: expect.stringMatching(/^An HTML page/),
      }),
  );

  test.each([
    'abc.def.ghi',
    'Bearer abc.def.ghi',
    'Authorization: Bearer abc.def.ghi',
    '"abc.def.ghi"',
    '\n abc.def.ghi\n',
  ])('a token alone: %j', (text) =>
    expect(readTokenResponse(text)).toEqual({ kind: 'token', token: 'abc.def.ghi', facts: [] }),
  );

  test.each([
    '{',
    '{"access_token": 5}',
    '{"access_token": ""}',
    '{}',
    '<html> no </html>',
    'two words',
    '[1, 2]',
    'Unauthorized',
    'error',
  ])('unreadable: %s', (text) => expect(readTokenResponse(text)).toMatchObject({ kind: 'unreadable' }));

  test('a name of every object is a name like any other', () => {
    expect(said({ access_token: 'x', token_type: 'Bearer', constructor: 1, toString: 2 })).toMatchObject({
      constructor: '',
      toString: '',
    });
  });

  test('no text throws', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(['empty', 'token', 'error', 'unreadable']).toContain(readTokenResponse(text).kind);
      }),
      { seed: 15, numRuns: 2000 },
    );
  });
});
