import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../testing/readConfig.ts';
import type { CredentialPlace } from '../fields.ts';
import { buildTokenRequest, type SimulatedRequest } from '../request.ts';
import { curlCommand, httpFile, powerShellCommand } from './requestCommands.ts';
import { diffRequests } from './requestDiff.ts';
import { claimsText, httpText, requestBody, urlText } from './requestText.ts';

const sample = {
  name: 'Sample',
  sourceID: '42',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};

function build(text: string, place: CredentialPlace = 'body') {
  return buildTokenRequest(readConfig(text), sample, 'latest', 0, place);
}

function simulate(gateway: object, place?: CredentialPlace): SimulatedRequest {
  const usual = { clientId: 'client', clientSecret: 'fake secret', tokenUrl: 'https://auth.example.com/token' };
  const request = build(JSON.stringify({ baseUrl: '', gatewayOAuth2: { ...usual, ...gateway } }), place);
  if (request.kind !== 'request') throw new Error('the configuration has a gatewayOAuth2');
  return request;
}

test('the claims are what a token can have of the fields, and hide secrets', () => {
  const endpointParams = { audience: "'gateway'", source_id: 'sourceID', api_key: "'fake secret'" };
  const request = simulate({ endpointParams });
  expect(JSON.parse(claimsText(request, 'masked'))).toEqual({ aud: 'gateway', source_id: '42', api_key: '***' });
  expect(claimsText(request, 'included')).toContain('"api_key": "fake secret"');
  expect(claimsText(simulate({}), 'included')).toBe('{}');
});

test('the command in full', () => {
  expect(curlCommand(simulate({}), 'included')).toBe(
    [
      "curl 'https://auth.example.com/token' \\",
      "  --header 'Content-Type: application/x-www-form-urlencoded' \\",
      "  --config - <<'END'",
      'data-raw = "client_id=client&client_secret=fake+secret&grant_type=client_credentials"',
      'END\n',
    ].join('\n'),
  );
});

describe('a shell hands curl the same words', () => {
  test.each([
    'https://auth.example.com/token',
    "https://auth.example.com/it's?a='b'&c=$(id)`id`\\",
    'https://user:p%27w@auth.example.com/token',
    'https://[::1]:8443/t',
    'https://auth.example.com/{a,b}[1-3]',
    'https://auth.example.com/a/../b',
  ])('%s', (tokenUrl) => {
    const request = simulate({ tokenUrl });
    const command = curlCommand(request, 'included') ?? '';
    const script = `curl() { printf '%s\\n' "$@"; cat; }\n${command}`;
    const words = execFileSync('sh', ['-c', script]).toString().split('\n').slice(0, -1);
    const url = (request.url && urlText(request.url, 'included')) ?? '';
    const [arguments_, input] = request.url?.user ? [[], [`url = "${url}"`]] : [[url], []];
    expect(words.filter((word) => !/^--(globoff|path-as-is)$/.test(word))).toEqual([
      ...arguments_,
      '--header',
      'Content-Type: application/x-www-form-urlencoded',
      '--config',
      '-',
      ...input,
      `data-raw = "${request.body}"`,
    ]);
  });
});

test.each([
  ['https://auth.example.com/token', ['curl']],
  ['https://[::1]/t', ['curl', '--globoff']],
  ['https://auth.example.com/?{a}', ['curl', '--globoff']],
  ['https://auth.example.com/a/../b', ['curl', '--path-as-is']],
  ['https://auth.example.com/..', ['curl', '--path-as-is']],
])('keeps curl from changing %s', (tokenUrl, words) => {
  const command = curlCommand(simulate({ tokenUrl }), 'masked') ?? '';
  expect(command.slice(0, command.indexOf(" 'https")).split(' ')).toEqual(words);
});

test('the command for PowerShell doubles every quote that PowerShell reads as one', () => {
  const request = simulate({ tokenUrl: 'https://user:p@auth.example.com/a’b', endpointParams: { a: "'x'" } });
  expect(powerShellCommand(request, 'masked')?.split(' `\n  ')).toEqual([
    'Invoke-RestMethod -Method Post',
    "-Uri 'https://auth.example.com/a%E2%80%99b'",
    "-Headers @{ Authorization = 'Basic ***' }",
    "-ContentType 'application/x-www-form-urlencoded'",
    "-Body 'a=x&client_id=client&client_secret=***&grant_type=client_credentials'",
  ]);
  expect(powerShellCommand(simulate({ tokenUrl: 'https://auth.example.com/?a=’b' }), 'masked')).toContain("?a=’’b'");
});

test('the .http file in full, without a variable of the client', () => {
  expect(httpFile(simulate({ tokenUrl: 'https://auth.example.com/t?{{a}}' }), 'masked')).toBe(
    [
      '### Access token for a gateway',
      'POST https://auth.example.com/t?%7B%7Ba%7D%7D',
      'Content-Type: application/x-www-form-urlencoded',
      '',
      'client_id=client&client_secret=***&grant_type=client_credentials',
      '',
    ].join('\n'),
  );
});

test('with the credentials in the header, no command repeats them in the body or the address', () => {
  const request = simulate({ clientId: 'a b', tokenUrl: 'https://u:p@auth.example.com/t' }, 'header');
  const basic = `Authorization: Basic ${btoa('a+b:fake+secret')}`;
  expect(curlCommand(request, 'included')?.split(' \\\n  ')).toEqual([
    "curl 'https://auth.example.com/t'",
    "--header 'Content-Type: application/x-www-form-urlencoded'",
    `--config - <<'END'\nheader = "${basic}"\ndata-raw = "grant_type=client_credentials"\nEND\n`,
  ]);
  expect(httpFile(request, 'included')).toContain(`${basic}\n\ngrant_type=client_credentials`);
  expect(request.fields.map(({ name, outcome }) => `${name} ${outcome.kind}`)).toEqual([
    'client_id omitted',
    'client_secret omitted',
    'grant_type sent',
  ]);
});

test('a program that fails leaves a mark in place of its value, and everything else as it is', () => {
  const request = simulate({ endpointParams: { audience: "'gateway'", 'a b': 'sourceId', password: 'nothing' } });
  const body =
    'a+b=⟨no value⟩&audience=gateway&client_id=client&client_secret=***&grant_type=client_credentials&password=⟨no value⟩';
  expect(request.body).toBeUndefined();
  expect(requestBody(request, 'masked')).toBe(body);
  expect(requestBody(request, 'included')).toBe(body.replace('***', 'fake+secret'));
  expect(httpText(request, 'included')).toContain('\nContent-Length: ⟨no value⟩\n');
  for (const write of [httpText, curlCommand, powerShellCommand, httpFile]) {
    expect(write(request, 'masked')).toContain(body);
  }
  expect(JSON.parse(claimsText(request, 'masked'))).toEqual({ 'a b': '⟨no value⟩', aud: 'gateway' });
});

test('masked texts hold no secret, wherever it is', () => {
  const request = simulate({
    clientSecret: 'FAKE-PLANTED',
    tokenUrl: 'https://client:FAKE-PLANTED@auth.example.com/token',
    endpointParams: { copy: "'FAKE-PLANTED'", assertion: "'FAKE-PLANTED-2'" },
  });
  const inHeader = simulate({ clientSecret: 'FAKE-PLANTED' }, 'header');
  const texts = [request, inHeader]
    .flatMap((one) =>
      [curlCommand, httpText, requestBody, powerShellCommand, httpFile].map((write) => write(one, 'masked')),
    )
    .join();
  expect(texts).not.toContain('FAKE-PLANTED');
  expect(texts).not.toContain(btoa('client:FAKE-PLANTED'));
  expect(httpFile(inHeader, 'included')).toContain(btoa('client:FAKE-PLANTED'));
  expect(texts).toContain('client_secret=***');
  expect(curlCommand(request, 'included')).toContain('FAKE-PLANTED');
});

test('masked, the length of the body does not tell that of a secret in it', () => {
  expect(httpText(simulate({}), 'masked')).toContain('\nContent-Length: ***\n');
  expect(httpText(simulate({}), 'included')).toContain('\nContent-Length: 72\n');
  expect(httpText(simulate({}, 'header'), 'masked')).toContain('\nContent-Length: 29\n');
});

describe('the difference between two requests', () => {
  const before = simulate({ endpointParams: { audience: "'a'", gone: "'x'" } });

  test('none', () => {
    expect(diffRequests(before, before)).toEqual({ kind: 'changes', changes: [] });
    expect(diffRequests({ kind: 'disabled' }, { kind: 'disabled' })).toEqual({ kind: 'changes', changes: [] });
  });

  test('added, removed and changed fields, and the address', () => {
    const after = simulate({
      tokenUrl: 'https://auth.example.com/v2/token',
      endpointParams: { audience: "'b'", more: "'y'" },
    });
    expect(diffRequests(before, after)).toEqual({
      kind: 'changes',
      changes: [
        {
          kind: 'changed',
          what: 'address',
          name: '',
          before: 'https://auth.example.com/token',
          after: 'https://auth.example.com/v2/token',
        },
        { kind: 'changed', what: 'field', name: 'audience', before: 'audience=a', after: 'audience=b' },
        { kind: 'removed', what: 'field', name: 'gone', before: 'gone=x', after: undefined },
        { kind: 'added', what: 'field', name: 'more', before: undefined, after: 'more=y' },
      ],
    });
  });

  test('a changed secret is a change and stays hidden', () => {
    const after = simulate({ clientSecret: 'FAKE-OTHER', endpointParams: { audience: "'a'", gone: "'x'" } });
    expect(diffRequests(before, after)).toEqual({
      kind: 'changes',
      changes: [
        {
          kind: 'changed',
          what: 'field',
          name: 'client_secret',
          before: 'client_secret=***',
          after: 'client_secret=***',
        },
      ],
    });
  });

  test('a value that is missing, beside everything else that differs', () => {
    const fails = (audience: string) => simulate({ clientId: 'other', endpointParams: { audience, gone: "'x'" } });
    const id = {
      kind: 'changed',
      what: 'field',
      name: 'client_id',
      before: 'client_id=client',
      after: 'client_id=other',
    };
    const audience = { kind: 'changed', what: 'field', name: 'audience', after: 'audience=⟨no value⟩' };
    expect(diffRequests(before, fails('1 / 0'))).toEqual({
      kind: 'changes',
      changes: [{ ...audience, before: 'audience=a' }, id],
    });
    expect(diffRequests(fails("'"), fails('1 / 0'))).toEqual({
      kind: 'changes',
      changes: [{ ...audience, before: 'audience=⟨no value⟩' }],
    });
    expect(diffRequests(fails('1 / 0'), fails('1 / 0'))).toEqual({ kind: 'changes', changes: [] });
  });

  test('switched on and off, and what cannot be compared', () => {
    expect(diffRequests({ kind: 'disabled' }, before)).toEqual({ kind: 'switchedOn' });
    expect(diffRequests(before, { kind: 'disabled' })).toEqual({ kind: 'switchedOff' });
    expect(diffRequests({ kind: 'notAnObject' }, before)).toEqual({ kind: 'unknown' });
  });
});
