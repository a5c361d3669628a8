import { describe, expect, it } from 'vitest';
import { readConfig } from '../testing/readConfig.ts';
import { buildTokenRequest, type SimulatedRequest } from './request.ts';
import { curlCommand, httpFile, powerShellCommand } from './text/requestCommands.ts';
import { diffRequests } from './text/requestDiff.ts';
import { httpText, requestBody } from './text/requestText.ts';

const sample = { name: '', sourceID: '42', gatewayURL: 'https://g.example.com', time: '', timeZone: '' };

function simulate(params: string, rest = '', tokenUrl = 'https://t.example.com'): SimulatedRequest {
  const text = `{ gatewayOAuth2: { clientId: "a", clientSecret: "FAKEsecret", tokenUrl: "${tokenUrl}", endpointParams: { ${params} } }\n${rest}\n}`;
  const request = buildTokenRequest(readConfig(text), { ...sample, baseURL: undefined }, 'latest', 0);
  return request.kind === 'request' ? request : expect.fail(request.kind);
}

/** Everything that the page shows about a request while its secrets are hidden. */
function masked(request: SimulatedRequest): string {
  const shown = request.fields.map(({ shownName, outcome, isSecret }) => [
    shownName,
    outcome.kind === 'failed' ? outcome.message : '',
    isSecret ? '' : JSON.stringify(outcome),
  ]);
  const texts = [requestBody, httpText, curlCommand, powerShellCommand, httpFile].map((write) =>
    write(request, 'masked'),
  );
  return JSON.stringify([shown, texts, diffRequests(simulate(''), request)]);
}

describe('a field of the token request is secret', () => {
  it.each([
    ['where its name says so', `password: "'PLANTED'"`],
    ['where it is an assertion', `client_assertion: "'PLANTED'"`],
    ['where its text says so', `note: "'password=PLANTED'"`],
    ['where its program says so, and its result is torn', `note: "'password=' + 'PLANTED'"`],
    ['where its result alone says so', `note: "'pass' + 'word=' + 'PLANTED'"`],
    ['where it repeats a secret', `note: "'PLANTEDword'"`, 'oidcClientSecret: PLANTEDword'],
    ['where it contains one', `note: "'a' + 'PLANTEDword' + sourceID"`, 'oidcClientSecret: PLANTEDword'],
    ['where it comes from an address with a password', 'base_url: "baseURL"', 'baseUrl: "https://u:PLANTED@h"'],
    ['where it changes such an address', 'base_url: "lower(baseURL)"', 'baseUrl: "https://u:planted@h"'],
    ['where its name is one', `"key password=PLANTED": "'a'"`],
  ])('%s', (_, params, rest = '') => {
    const request = simulate(params, rest);
    expect(masked(request)).not.toMatch(/PLANTED|planted/);
    expect(requestBody(request, 'included')).toMatch(/PLANTED|planted/);
  });

  it.each([
    ['a name that Expr does not know', 'password: "PLANTED"'],
    ['what Expr cannot read', 'password: "PLANTED ?? +"'],
    ['what fails when it runs', 'password: "[1][len(\'PLANTED\')]"'],
    ['what has a secret name', `"key password=PLANTED": "nothing"`],
  ])('and what fails quotes nothing of it: %s', (_, params) => {
    const request = simulate(params);
    expect(request.fields.some(({ outcome }) => outcome.kind === 'failed')).toBe(true);
    expect(masked(request)).not.toContain('PLANTED');
  });

  it('and others are not', () => {
    const { fields } = simulate(`audience: "'gateway'", source_id: sourceID\n`);
    expect(fields.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual(['client_secret']);
    expect(fields.map(({ shownName }) => shownName)).toContain('audience');
  });

  it.each([
    'https://t.example.com/x?client_secret=PLANTED',
    'https://u:PLANTED@t.example.com/',
    'https://t.example.com/PLANTEDword',
  ])('and so is what is secret of the address %s', (url) => {
    const rest = 'oidcClientSecret: PLANTEDword';
    expect(masked(simulate(`audience: "'a'"`, rest, url))).not.toContain('PLANTED');
  });
});
