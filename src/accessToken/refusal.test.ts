import { describe, expect, test } from 'vitest';
import type { SentField } from './compareClaims.ts';
import { adviseOnRefusal } from './refusal.ts';
import { readTokenResponse } from './tokenResponse.ts';

const client: SentField = { name: 'client_id', value: 'gateway-client' };

function advice(response: object | string, sent: readonly SentField[] = [client]) {
  const read = readTokenResponse(typeof response === 'string' ? response : JSON.stringify(response));
  return read.kind === 'error' ? adviseOnRefusal(read.refusal, sent) : expect.fail(read.kind);
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
    expect(advice({ error, error_description })).toEqual([
      { sentence: 'This request sends no scope.', field: 'scope', value },
    ]);
  });

  test('a scope that was sent is named', () => {
    expect(advice({ error: 'invalid_scope' }, [client, { name: 'scope', value: 'read' }])).toEqual([
      { sentence: 'This request sends scope “read”.', field: 'scope', value: undefined },
    ]);
  });

  test('an unknown client is named, and how the response wants it', () => {
    expect(advice({ error: 'invalid_client' })).toMatchObject([
      { sentence: 'This request sends client_id “gateway-client”.' },
    ]);
    const whole = 'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\n\r\n{"error":"invalid_client"}';
    expect(advice(whole).map(({ sentence }) => sentence)).toEqual([
      'This request sends client_id “gateway-client”.',
      'The response asks for client ID and secret in the Authorization header (WWW-Authenticate: Basic).',
    ]);
  });

  test.each([
    [{ error: 'access_denied', error_description: 'Service not found: api://x' }, 'audience', 'api://x'],
    [{ error: 'invalid_target' }, 'resource', 'api://x'],
    [
      {
        error: 'invalid_request',
        error_description: "AADSTS901002: The 'resource' request parameter is not supported.",
      },
      'resource',
      'api://x',
    ],
  ])('%j is about a field that was sent', (response, name, value) => {
    expect(advice(response, [client, { name, value }])).toMatchObject([{ field: name, value: undefined }]);
  });

  test('an error that no field has to do with says nothing', () => {
    expect(advice({ error: 'temporarily_unavailable' })).toEqual([]);
  });
});
