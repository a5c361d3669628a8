import { execFile, spawnSync } from 'node:child_process';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthorizationServer, startAuthorizationServer } from '../testing/authorizationServer.ts';
import { readConfig } from '../testing/readConfig.ts';
import { buildTokenRequest, type SimulatedRequest } from './request.ts';
import { curlCommand } from './text/requestCommands.ts';
import { httpText, type SecretTreatment } from './text/requestText.ts';

const complete = readFileSync(new URL('fixtures/complete.hjson', import.meta.url), 'utf8');
const sample = {
  name: 'Sample',
  sourceID: '42',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};
const curlIsMissing = spawnSync('curl', ['--version']).status !== 0;

let server: AuthorizationServer;
beforeAll(async () => {
  server = await startAuthorizationServer({ id: 'gateway-client', secret: 'fake gateway secret' });
});
afterAll(() => server.stop());

/** The request of the complete configuration, with the token URL of the server that listens here. */
function simulate(): SimulatedRequest {
  const text = complete.replace('https://auth.example.com/oauth/token', server.tokenUrl);
  const request = buildTokenRequest(readConfig(text), sample, 'latest', 0);
  if (request.kind !== 'request') throw new Error('the configuration has a gatewayOAuth2');
  return request;
}

/** Runs the command as the user would paste it. */
async function runCurl(secrets: SecretTreatment): Promise<Record<string, unknown>> {
  const command = curlCommand(simulate(), secrets) ?? '';
  const { stdout } = await promisify(execFile)('sh', ['-c', command.replace('curl ', 'curl --silent ')]);
  return JSON.parse(stdout);
}

/** Sends the raw HTTP request by Node's client, header by header. */
async function send(secrets: SecretTreatment): Promise<Record<string, unknown>> {
  const [head = '', body = ''] = (httpText(simulate(), secrets) ?? '').split('\n\n');
  const [requestLine = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = requestLine.split(' ');
  const headers = Object.fromEntries(
    lines
      .map((line) => line.split(': '))
      .filter(([name]) => name !== 'Accept-Encoding')
      .map(([name = '', value = '']) => [name, name === 'Content-Length' ? String(body.length) : value]),
  );
  const answer = await new Promise<string>((resolve, reject) => {
    const outgoing = httpRequest(server.tokenUrl, { method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
  return JSON.parse(answer);
}

/** The claims of a token, after its signature has been checked against the server's published keys. */
async function verifiedClaims(token: unknown): Promise<unknown> {
  const [header = '', payload = '', signature = ''] = String(token).split('.');
  const { keys }: { keys: JsonWebKey[] } = await (await fetch(server.jwksUrl)).json();
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

const claims = {
  base_url: 'https://review.example.com:8443',
  gateway_url: 'https://gateway.example.com',
  source_id: '42',
};

test.skipIf(curlIsMissing)('the exported cURL command gets a token with the three claims', async () => {
  const answer = await runCurl('included');
  expect(answer).toMatchObject({ token_type: 'Bearer' });
  expect(await verifiedClaims(answer.access_token)).toMatchObject(claims);
});

test('the raw HTTP request gets a token with the three claims', async () => {
  const answer = await send('included');
  expect(answer).toMatchObject({ token_type: 'Bearer' });
  expect(await verifiedClaims(answer.access_token)).toMatchObject(claims);
});

test.skipIf(curlIsMissing)('the masked cURL command is refused: it does not hold the secret', async () => {
  expect(curlCommand(simulate(), 'masked')).not.toContain('gateway+secret');
  expect(await runCurl('masked')).toMatchObject({ error: 'invalid_client' });
});

test('the masked HTTP request is refused: it does not hold the secret', async () => {
  expect(httpText(simulate(), 'masked')).not.toContain('gateway+secret');
  expect(await send('masked')).toMatchObject({ error: 'invalid_client' });
});
