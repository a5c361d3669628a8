// @vitest-environment happy-dom

import { findNode } from 'hjson-document';
import { expect, it } from 'vitest';
import { readConfig } from '../../../../testing/readConfig.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { buildTokenRequest, type SimulatedRequest } from '../../../../tokenRequest/index.ts';
import { PastedResponse } from './PastedResponse.tsx';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The view after this text has been put into its box. */
function pasted(text: string) {
  const config = `{ gatewayOAuth2: { clientId: "c", clientSecret: "FAKE-PLANTED", tokenUrl: "https://t.example", endpointParams: { source_id: "sourceID", copy: "'FAKE-PLANTED'" } } }`;
  const sample = { name: '', sourceID: '42', gatewayURL: '', baseURL: '', time: '', timeZone: '' };
  const request = buildTokenRequest(readConfig(config), sample, 'latest', 0) as SimulatedRequest;
  const { container, act, workspace } = renderInWorkspace(config, <PastedResponse request={request} />);
  const box = container.querySelector('input') as HTMLInputElement;
  act(() => {
    typeInto(box, text);
  });
  return { container, box, act, workspace };
}

it('compares the claims with what was sent, and holds neither token nor secret in the markup', () => {
  const token = `${part({ alg: 'RS256' })}.${part({ source_id: '43', copy: 'x', other: 'a FAKE-PLANTED b' })}.FAKE-SIGNATURE`;
  const { container } = pasted(JSON.stringify({ access_token: token, refresh_token: 'FAKE-REFRESH' }));
  expect(container.textContent).toContain('Not as sent: source_id.');
  expect(container.textContent).toContain('differs Sent: 42');
  expect(container.innerHTML).not.toMatch(/FAKE-/);
});

it('shows the tokens while they are asked for', () => {
  const { container, act } = pasted('{"access_token":"FAKE-OPAQUE","token_type":"Bearer"}');
  expect(container.textContent).toContain('Opaque token');
  expect(container.innerHTML).not.toContain('FAKE-OPAQUE');
  const button = () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => /response$/.test(`${textContent}`));
  act(() => button()?.click());
  expect(container.textContent).toContain('FAKE-OPAQUE');
  act(() => button()?.click());
  expect(container.innerHTML).not.toContain('FAKE-OPAQUE');
});

it.each([
  [`${part({ alg: 'none' })}.${part({})}.`, 'without a signature'],
  [`${part({ alg: 'dir' })}.a.b.c.d`, 'Encrypted token (JWE)'],
  [`${part({ alg: 'RS256' })}.cut.x`, 'Not a complete JSON Web Token.'],
  ['{"error":"slow_down"}', 'The authorisation server refused the request.'],
  ['{', 'Not valid JSON.'],
])('%s: %s', (text, said) => {
  expect(pasted(text).container.textContent).toContain(said);
});

it('reads a refusal together with the request, and adds the field that is missing', () => {
  const { container, act, workspace } = pasted(
    '{"error":"invalid_scope","error_description":"AADSTS1002012: use api://gateway/.default"}',
  );
  expect(container.textContent).toContain('This request sends no scope.');
  expect(container.textContent).toContain(
    'Microsoft Entra ID: The scope is not one that client credentials can request.',
  );
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add scope');
  act(() => button?.click());
  expect(findNode(workspace.snapshot.document, ['gatewayOAuth2', 'endpointParams', 'scope'])).toMatchObject({
    value: "'api://gateway/.default'",
  });
});

it('names the client that was refused, and never the secret', () => {
  const { container } = pasted('{"error":"invalid_client"}');
  expect(container.textContent).toContain('This request sends client_id “c”. Go to client_id');
  expect(container.innerHTML).not.toMatch(/FAKE-/);
});

const refused = 'Check the client’s identifier and secret, and at the provider how the client authenticates.';

it.each([
  [
    'oauth2: cannot fetch token: 401 Unauthorized\nResponse: {"error":"invalid_client"}',
    refused,
    'Go to Client secret',
  ],
  ['oauth2: "invalid_client" "Client authentication failed"', refused, 'Go to Client secret'],
  ['{"level":"ERROR","msg":"oauth2: \\"invalid_client\\" \\"no\\""}', refused, 'Go to Client secret'],
  [
    'Post "https://t.example/token": tls: failed to verify certificate: x509: certificate signed by unknown authority',
    '`SSL_CERT_FILE` and `SSL_CERT_DIR` can add the authority.',
    'Go to Token URL',
  ],
  ['dial tcp: lookup t.example on 127.0.0.11:53: no such host', 'The host name was not found.', 'Go to Token URL'],
  [
    'oauth2: cannot fetch token: 502 Bad Gateway\nResponse: <html>502</html>',
    'without an OAuth2 error',
    'Go to Token URL',
  ],
  ['access_denied', 'allows no access to what was asked for', 'Add audience'],
  ['{"error":"unauthorized_client"}', 'The client may not request a token in this way.', 'Go to client_id'],
  [
    '{"error":"unauthorized_client","error_description":"Invalid client or Invalid client credentials"}',
    'Keycloak: The client or its secret is wrong.',
    'Go to Client secret',
  ],
  ['<!DOCTYPE html><p>Sign in</p>', 'An HTML page, not the answer of a token endpoint.', undefined],
])('%s: one sentence, and the way to the option', (text, said, way) => {
  const { container } = pasted(text);
  const notices = container.querySelectorAll('[role="img"][aria-label="Error"]');
  expect(notices).toHaveLength(1);
  expect(container.textContent).toContain(said);
  const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  const ways = buttons.filter((each) => /^(?:Go to|Add) /.test(`${each}`));
  expect(ways).toEqual(way ? expect.arrayContaining([way]) : []);
});
