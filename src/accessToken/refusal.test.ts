import { describe, expect, test } from 'vitest';
import type { SentField } from './compareClaims.ts';
import { adviseOnRefusal, readTokenResponse } from './tokenResponse.ts';

const client: SentField = { name: 'client_id', value: 'gateway-client' };

function advice(response: object | string, parameters: readonly string[], sent: readonly SentField[] = [client]) {
  const read = readTokenResponse(typeof response === 'string' ? response : JSON.stringify(response));
  return read.kind === 'error' ? adviseOnRefusal(read.refusal, parameters, sent) : expect.fail(read.kind);
}

describe('a refusal is read together with the request', () => {
  test.each([
    ['invalid_scope', '', '<SCOPE>'],
    [
      'invalid_scope',
      'AADSTS1002012: The provided value for scope is not valid. Client credential flows must have a scope value with /.default suffixed to the resource identifier (application ID URI).',
      '<RESOURCE>/.default',
    ],
    ['invalid_scope', 'Use api://gateway/.default as the scope.', 'api://gateway/.default'],
    ['invalid_request', "AADSTS900144: The request body must contain the following parameter: 'scope'.", '<SCOPE>'],
  ])('%s without a scope: %s', (error, error_description, value) => {
    expect(advice({ error, error_description }, error === 'invalid_scope' ? ['scope'] : [])).toEqual([
      { sentence: 'This request sends no scope.', field: 'scope', value },
    ]);
  });

  test('a scope that was sent is named', () => {
    expect(advice({ error: 'invalid_scope' }, ['scope'], [client, { name: 'scope', value: 'read' }])).toEqual([
      { sentence: 'This request sends scope “read”.', field: 'scope', value: undefined },
    ]);
  });

  test.each([
    'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\n\r\n{"error":"invalid_client"}',
    '< HTTP/2 401 < www-authenticate: Basic realm="x"< content-type: application/json< {"error":"invalid_client"}',
    'HTTP/1.1 401 UnauthorizedWWW-Authenticate: Basic realm="x"{"error":"invalid_client"}',
  ])('an unknown client is named, and where the response wants the credentials: %s', (whole) => {
    const about = advice(whole, ['client_id']).map(({ sentence }) => sentence);
    expect(about).toEqual([
      expect.stringMatching(/\(WWW-Authenticate: Basic\)\. This request has them in the body, as documented: at the/),
      'This request sends client_id “gateway-client”.',
    ]);
    expect(advice(whole, [], [])).toMatchObject([{ sentence: expect.stringMatching(/Basic\)\.$/) }]);
  });

  test.each(['resource', 'audience'])('of several fields for one thing, the one that was sent is named: %s', (name) => {
    expect(advice({ error: 'invalid_target' }, ['resource', 'audience'], [client, { name, value: 'x' }])).toEqual([
      { sentence: `This request sends ${name} “x”.`, field: name, value: undefined },
    ]);
  });

  test('a field that should not be sent is named, and never added', () => {
    const response = {
      error: 'invalid_request',
      error_description: "The 'resource' request parameter is not supported.",
    };
    expect(advice(response, [], [client, { name: 'resource', value: 'x' }])).toMatchObject([{ field: 'resource' }]);
    expect(advice(response, [])).toEqual([]);
  });

  test.each([
    ['{"message":"Invalid audience","statusCode":403}', 'audience'],
    ['{"error":"invalid_request","error_description":"Unknown resource."}', 'resource'],
  ])('a field that was sent and is mentioned is named: %s', (response, name) => {
    expect(advice(response, [], [client, { name, value: 'x' }])).toEqual([
      { sentence: `This request sends ${name} “x”.`, field: name, value: undefined },
    ]);
  });

  test('an error that no field has to do with says nothing', () => {
    expect(advice({ error: 'temporarily_unavailable' }, [])).toEqual([]);
  });
});
