import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../testing/readConfig.ts';
import type { Sample } from './programs/program.ts';
import { buildTokenRequest, type SimulatedRequest, type TokenRequest } from './request.ts';
import { httpText } from './text/requestText.ts';

const sample: Sample = {
  name: 'Sample',
  sourceID: '42',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};

function simulate(text: string, change: Partial<Sample> = {}, version = 'latest'): TokenRequest {
  return buildTokenRequest(readConfig(text, version), { ...sample, ...change }, version, 0);
}

/** A configuration with these members of gatewayOAuth2 beside the usual ones. */
function withGateway(members: object, change: Partial<Sample> = {}): SimulatedRequest {
  const usual = { clientId: 'client', clientSecret: 'fake secret', tokenUrl: 'https://auth.example.com/token' };
  const request = simulate(
    JSON.stringify({ baseUrl: 'https://review.example.com', gatewayOAuth2: { ...usual, ...members } }),
    change,
  );
  if (request.kind !== 'request') throw new Error('the configuration has a gatewayOAuth2');
  return request;
}

function withParams(endpointParams: object, change: Partial<Sample> = {}): SimulatedRequest {
  return withGateway({ endpointParams }, change);
}

/** `name: fate`, in the order of the table. */
function fates({ fields }: SimulatedRequest): readonly string[] {
  return fields.map(({ name, source, outcome }) => `${name} (${source}): ${outcome.kind}`);
}

/** What golang.org/x/oauth2 sent or refused: recorded with `reference token`. */
interface Vector {
  readonly id: string;
  readonly config: string;
  readonly sourceID: string;
  readonly gatewayURL: string;
  readonly baseURL?: string;
  readonly disabled?: boolean;
  readonly request?: { readonly body: string; readonly raw: string };
  readonly stage?: 'config' | 'program' | 'url' | 'send';
  readonly field?: string;
}

const vectors = readFileSync(new URL('fixtures/requests.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Vector => JSON.parse(line));

describe('as x/oauth2 sends it', () => {
  test.each(vectors.filter(({ request }) => request))('$id', (vector) => {
    const request = simulate(vector.config, { ...vector, baseURL: vector.baseURL });
    expect(request).toMatchObject({ kind: 'request', body: vector.request?.body });
    if (request.kind === 'request') {
      expect(httpText(request, 'included')).toBe(vector.request?.raw.replaceAll('\r\n', '\n'));
    }
  });
});

describe('no request where x/oauth2 sends none', () => {
  test.each(vectors.filter(({ disabled }) => disabled))('disabled: $id', ({ config }) => {
    expect(simulate(config)).toEqual({ kind: 'disabled' });
  });

  test.each(vectors.filter(({ stage }) => stage === 'program'))('program refused: $id', ({ config, field }) => {
    const request = simulate(config);
    expect(request).toMatchObject({ kind: 'request', body: undefined });
    expect(request.kind === 'request' && fates(request)).toContain(`${field} (program): failed`);
  });

  test.each(vectors.filter(({ stage }) => stage === 'url' || stage === 'send'))(
    'address refused: $id',
    ({ config }) => {
      const request = simulate(config);
      expect(request).toMatchObject({ kind: 'request', url: undefined, headers: [] });
      expect(request.kind === 'request' && request.notes).toContainEqual(
        expect.objectContaining({ severity: 'error' }),
      );
      expect(request.kind === 'request' && httpText(request, 'included')).toBeUndefined();
    },
  );
});

describe('which field wins', () => {
  test('an entry grant_type replaces the fixed one', () => {
    const request = withParams({ grant_type: "'urn:custom'" });
    expect(fates(request)).toContain('grant_type (fixed): replaced');
    expect(fates(request)).toContain('grant_type (program): sent');
    expect(
      request.fields.find(({ source, name }) => source === 'program' && name === 'grant_type')?.warning,
    ).toBeTruthy();
  });

  test('golang.org/x/oauth2 is named where the reference is silent', () => {
    const text =
      '{gatewayOAuth2: {clientId: "a", tokenUrl: "https://h", endpointParams: {grant_type: "baseURL", client_id: "baseURL", scope: "baseURL"}}}';
    const request = simulate(text);
    const fields = request.kind === 'request' ? request.fields : [];
    const said = (wanted: string, source: string) => {
      const field = fields.find((candidate) => candidate.name === wanted && candidate.source === source);
      return field && 'reason' in field.outcome ? field.outcome.reason : field?.warning;
    };
    expect(said('grant_type', 'fixed')).toContain('golang.org/x/oauth2');
    expect(said('client_secret', 'option')).toContain('golang.org/x/oauth2');
    expect(said('client_id', 'program')).toContain('golang.org/x/oauth2');
    expect(said('scope', 'program')).toContain('golang.org/x/oauth2');
  });

  test('credentials win over entries of their names', () => {
    expect(fates(withParams({ client_id: "'a'", client_secret: "'b'" }))).toEqual([
      'client_id (option): sent',
      'client_id (program): replaced',
      'client_secret (option): sent',
      'client_secret (program): replaced',
      'grant_type (fixed): sent',
    ]);
  });

  test('an empty credential is not sent, so the entry is', () => {
    const request = withGateway({ clientId: '', endpointParams: { client_id: "'other'" } });
    expect(fates(request).slice(0, 2)).toEqual(['client_id (option): omitted', 'client_id (program): sent']);
  });

  test('scope is sent with a warning', () => {
    const scope = withParams({ scope: "'read'" }).fields.find(({ name }) => name === 'scope');
    expect(scope).toMatchObject({ outcome: { kind: 'sent', encoded: 'scope=read' }, warning: /scopes/ });
  });
});

test('a server older than endpointParams sends none of its entries', () => {
  const text =
    '{gatewayOAuth2: {clientId: "c", tokenUrl: "https://h/", endpointParams: {a: "sourceID", grant_type: "b"}}}';
  const old = simulate(text, {}, '3.41.9');
  expect(old).toMatchObject({ body: 'client_id=c&grant_type=client_credentials' });
  expect(old.kind === 'request' && fates(old)).toContain('a (program): omitted');
  expect(simulate(text.replace('"b"', '"sourceID"'), {}, '3.42.0')).toMatchObject({
    body: 'a=42&client_id=c&grant_type=42',
  });
});

describe('what cannot be known is reported', () => {
  test.each([
    ['a client id that is a number', { clientId: 5 }],
    ['a client secret that is a list', { clientSecret: [] }],
    ['an entry that is a number', { endpointParams: { a: 5 } }],
    ['an entry that is null', { endpointParams: { a: null } }],
  ])('%s', (_, members) => {
    const request = withGateway(members);
    expect(request.body).toBeUndefined();
    expect(request.fields.map(({ outcome }) => outcome.kind)).toContain('failed');
  });

  test('a base URL that is a number leaves the programs without a value, unless the sample brings one', () => {
    const text = '{baseUrl: [1], gatewayOAuth2: {tokenUrl: "https://h/", endpointParams: {b: "baseURL"}}}';
    expect(simulate(text)).toMatchObject({ body: undefined, notes: [{ severity: 'error', path: ['baseUrl'] }] });
    expect(simulate(text, { baseURL: 'x' })).toMatchObject({ body: 'b=x&grant_type=client_credentials', notes: [] });
  });

  test('such a base URL changes nothing for programs that do not read it', () => {
    const text = '{baseUrl: [1], gatewayOAuth2: {tokenUrl: "https://h/", endpointParams: {b: "sourceID"}}}';
    expect(simulate(text)).toMatchObject({ body: 'b=42&grant_type=client_credentials' });
  });

  test('gatewayOAuth2 that is a list', () => {
    expect(simulate('{gatewayOAuth2: []}')).toEqual({ kind: 'notAnObject' });
  });

  test('a program can fail for one sample and not for another', () => {
    const params = { host: "split(gatewayURL, '://')[1]" };
    expect(withParams(params).body).toContain('host=gateway.example.com');
    expect(withParams(params, { gatewayURL: 'gateway.example.com' }).body).toBeUndefined();
  });
});

describe('credentials and claims', () => {
  const request = withParams({
    audience: "'gateway'",
    base_url: 'baseURL',
    source_id: 'sourceID',
    copy: "'fake secret'",
  });

  test('all but credentials and the grant type can become claims', () => {
    const claims = request.fields.filter(({ canBeClaim }) => canBeClaim).map(({ name }) => name);
    expect(claims).toEqual(['audience', 'base_url', 'copy', 'source_id']);
  });

  test('a field that can become a claim says what it is for, a credential does not', () => {
    const { fields } = withParams({ source_id: 'sourceID', tenant: "'a'", assertion: "'b'" });
    const explained = Object.fromEntries(fields.map(({ name, explanation }) => [name, explanation]));
    expect(explained.source_id).toContain('into the custom claim source_id.');
    expect(explained.tenant).toBe('The result of its program. An authorisation server can put it into a claim.');
    expect(explained.assertion).toBe('The result of its program.');
  });

  test('the client secret is secret wherever it is sent', () => {
    const secrets = request.fields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
    expect(secrets).toEqual(['client_secret', 'copy']);
  });

  test('every field is explained', () => {
    for (const { explanation } of request.fields) expect(explanation).toMatch(/^[A-Z].*\.$/);
  });
});
