import { describe, expect, test } from 'vitest';
import { problemLines, readText } from '../testing/configProblems.ts';
import { exampleConfiguration } from './documents/exampleConfiguration.ts';
import { defaultTemplate } from './documents/template.ts';
import { fillIns } from './fillIn.ts';

const listed = (text: string) => fillIns(readText(text));
const open = (text: string) => listed(text).filter(({ isFilled }) => !isFilled);
const next = (text: string, key: string) =>
  listed(text)
    .find(({ facts }) => facts.key === key)
    ?.next.join('.');

describe('what there is to fill in', () => {
  test('are the top-level options without a default and without a meaning of leaving them out', () => {
    expect(listed('{}').map(({ facts }) => facts.key)).toEqual([
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
    const filled = listed(text).flatMap(({ facts, isFilled }) => (isFilled ? [facts.key] : []));
    expect(filled).toEqual(['baseUrl', 'smtpPort']);
  });

  test('is an object that is on, until its own options are set', () => {
    expect(next('{ gatewayOAuth2: { clientId: "a" } }', 'gatewayOAuth2')).toBe('gatewayOAuth2.clientSecret');
    const whole = '{ gatewayOAuth2: { clientId: "a", clientSecret: "FAKE", tokenUrl: "https://a.example.com" } }';
    expect(listed(whole).at(-1)).toMatchObject({ facts: { key: 'gatewayOAuth2' }, isFilled: true });
    expect(listed('{ gatewayOAuth2: null }')).toHaveLength(10);
  });

  test.each([
    ['smtpAuth: {}', 'smtpAuth.username'],
    ['smtpAuth: { username: "a" }', 'smtpAuth.mechanism'],
    ['smtpAuth: { username: "a", mechanism: {} }', 'smtpAuth.mechanism.type'],
    ['smtpAuth: { username: "a", mechanism: { type: "autoDiscover" } }', 'smtpAuth.mechanism.password'],
    ['smtpAuth: { username: "a", mechanism: { type: "xOAuth2", clientId: "a" } }', 'smtpAuth.mechanism.clientSecret'],
    ['smtpAuth: { username: "a", mechanism: { type: "autoDiscover", password: "FAKE" } }', 'smtpAuth'],
  ])('of %s goes on at %s', (text, path) => {
    expect(next(`{ ${text} }`, 'smtpAuth')).toBe(path);
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

  test('that is there and empty is one', () => {
    expect(problemLines('{ baseUrl: "" }')).toEqual(['warning option-empty baseUrl']);
  });
});
