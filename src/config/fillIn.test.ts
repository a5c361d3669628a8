import { describe, expect, test } from 'vitest';
import { problemLines, readText } from '../testing/configProblems.ts';
import { exampleConfiguration } from './documents/examples.ts';
import { defaultTemplate } from './documents/template.ts';
import { fillIns } from './fillIn.ts';

function listed(text: string) {
  const config = readText(text);
  return fillIns(config);
}
const open = (text: string) => listed(text).filter((step) => step.open.length > 0);
const openIn = (text: string, key: string) =>
  listed(text)
    .find(({ option }) => option.key === key)
    ?.open.map((path) => path.join('.'));

describe('what there is to fill in', () => {
  test('are the top-level options without a default and without a meaning of leaving them out', () => {
    expect(listed('{}').map(({ option }) => option.key)).toEqual([
      'baseUrl',
      'organisationName',
      'encryptionKey',
      'pgConnStr',
      'oidcIssuer',
      'oidcClientId',
      'oidcClientSecret',
      'mailFrom',
      'smtpHostname',
      'smtpPort',
    ]);
    expect(open(defaultTemplate())).toHaveLength(10);
  });

  test('is filled in by any value but null and an empty text', () => {
    const text = '{ baseUrl: "x", organisationName: "", encryptionKey: null, smtpPort: "587" }';
    const filled = listed(text).filter((step) => step.open.length === 0);
    expect(filled.map(({ option }) => option.key)).toEqual(['baseUrl', 'smtpPort']);
  });

  test('is a program that is a placeholder, unless hjson-go ignores the object around it', () => {
    const ignored = `gatewayOAuth2: { endpointParams: { scope: "'<SCOPE>'" } }`;
    const counted = `gatewayOAuth2: { endpointParams: { resource: "'<RESOURCE>'", audience: "'x'" } }`;
    expect(openIn(`{ ${counted} }`, 'gatewayOAuth2')).toContain('gatewayOAuth2.endpointParams.resource');
    expect(openIn(`{ ${ignored}, ${counted} }`, 'gatewayOAuth2')).toEqual(openIn(`{ ${counted} }`, 'gatewayOAuth2'));
  });

  test('is not filled in by a value that cannot be read', () =>
    expect(openIn('{\n  baseUrl:\n}\n', 'baseUrl')).toEqual(['baseUrl']));

  test('is an object that is on, until its own options are set', () => {
    expect(openIn('{ gatewayOAuth2: { clientId: "a" } }', 'gatewayOAuth2')).toEqual([
      'gatewayOAuth2.clientSecret',
      'gatewayOAuth2.tokenUrl',
    ]);
    const whole = '{ gatewayOAuth2: { clientId: "a", clientSecret: "FAKE", tokenUrl: "https://a.example.com" } }';
    expect(listed(whole).at(-1)).toMatchObject({ option: { key: 'gatewayOAuth2' }, open: [] });
    expect(listed('{ gatewayOAuth2: null }')).toHaveLength(10);
  });

  test.each([
    ['smtpAuth: {}', ['smtpAuth.username', 'smtpAuth.mechanism']],
    ['smtpAuth: { username: "a" }', ['smtpAuth.mechanism']],
    ['smtpAuth: { username: "a", mechanism: {} }', ['smtpAuth.mechanism.type']],
    ['smtpAuth: { username: "a", mechanism: { type: "autoDiscover" } }', ['smtpAuth.mechanism.password']],
    ['smtpAuth: { username: "a", mechanism: { type: "autoDiscover", password: "FAKE" } }', []],
  ])('of %s is %j', (text, paths) => {
    expect(openIn(`{ ${text} }`, 'smtpAuth')).toEqual(paths);
  });

  test('is a placeholder, wherever it is', () => {
    expect(openIn('{ oidcIssuer: "https://login.example.com/<REALM>" }', 'oidcIssuer')).toEqual(['oidcIssuer']);
    const gateway = 'clientId: "<CLIENT_ID>", clientSecret: "FAKE", tokenUrl: "https://a.example.com"';
    expect(openIn(`{ gatewayOAuth2: { ${gateway} } }`, 'gatewayOAuth2')).toEqual(['gatewayOAuth2.clientId']);
    expect(openIn('{ templatesPath: "/srv/<FOLDER>" }', 'templatesPath')).toEqual(['templatesPath']);
  });

  test('is nothing in the example', () => {
    expect(open(exampleConfiguration())).toEqual([]);
  });
});

describe('a missing option', () => {
  test.each([
    '{}',
    '{ smtpAuth: {} }',
    '{ smtpAuth: { username: "a", mechanism: { type: "xOAuth2" } } }',
    '{ gatewayOAuth2: {} }',
  ])('is not a problem of %s', (text) => {
    expect(problemLines(text)).toEqual([]);
  });
});
