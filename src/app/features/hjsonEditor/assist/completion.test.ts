import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { suggestionsAt } from './completion.ts';

function suggest(marked: string, version = 'latest') {
  const offset = marked.indexOf('|');
  return suggestionsAt(parseHjson(marked.replace('|', '')), offset, version);
}

const labels = (marked: string) => suggest(marked).map(({ label }) => label);
const snippet = (marked: string, label: string) => suggest(marked).find((other) => other.label === label)?.snippet;

describe('keys', () => {
  it('offers missing keys, those without a default first', () => {
    const offered = labels('{\n  baseUrl: x\n  |\n}');
    expect(offered).not.toContain('baseUrl');
    expect(offered.indexOf('encryptionKey')).toBeLessThan(offered.indexOf('queryTimeOutMinutes'));
  });

  it('offers the keys of the enclosing object', () => {
    expect(labels('smtpAuth: {\n  mechanism: {\n    |\n  }\n}').sort()).toEqual([
      'clientId',
      'clientSecret',
      'password',
      'scope',
      'tokenUrl',
      'type',
    ]);
  });

  it('offers keys that need a newer server last, with that version', () => {
    const marked = 'gatewayOAuth2: {\n  |\n}';
    const details = (version: string) => suggest(marked, version).map(({ label, detail }) => `${label}: ${detail}`);
    expect(details('latest')).toContain('endpointParams: Token parameters');
    expect(details('3.41.0').at(-1)).toBe('endpointParams: needs 3.42.0');
  });

  it('offers nothing in a record whose keys are free', () => {
    expect(labels('gatewayOAuth2: {\n  endpointParams: {\n    |\n  }\n}')).toEqual([]);
  });

  it('writes a member in the style of its neighbours', () => {
    expect(snippet('{\n  "smtpPort": 587,\n  |\n}', 'queryTimeOutMinutes')).toBe(`"queryTimeOutMinutes": \${1:10},`);
    expect(snippet('smtpPort: 587\n|', 'supportCustomMailServer')).toBe(`supportCustomMailServer: \${1|true,false|}`);
  });

  it('replaces only the key if it has a value', () => {
    expect(snippet('smtpP|: 587', 'smtpPort')).toBe('smtpPort');
  });

  it('never inserts a secret', () => {
    expect(snippet('|', 'encryptionKey')).toBe(`encryptionKey: "\${1:}"`);
  });
});

describe('values', () => {
  it('offers the choices in the existing quotes', () => {
    expect(snippet("smtpAuth: { mechanism: { type: 'x|' } }", 'xOAuth2')).toBe("'xOAuth2'");
    expect(snippet('smtpAuth: {\n mechanism: {\n type: x|\n', 'xOAuth2')).toBe('xOAuth2');
    expect(snippet('smtpAuth: {\n mechanism: {\n type: |\n', 'xOAuth2')).toBe('"xOAuth2"');
  });

  it('offers true and false and says which is the default', () => {
    expect(suggest('pgAzureManagedIdentity: |').map(({ label, detail }) => [label, detail])).toEqual([
      ['true', ''],
      ['false', 'Default'],
    ]);
  });

  it('offers the default of a number', () => {
    expect(snippet('{ readTimeOutMinutes: | }', '5')).toBe('5');
  });

  it('offers nothing for unknown keys and in comments', () => {
    expect(labels('unknown: |')).toEqual([]);
    expect(labels('# |')).toEqual([]);
  });
});
