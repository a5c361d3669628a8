import { describe, expect, test } from 'vitest';
import { onlyProblem, problemLines } from '../../testing/configProblems.ts';

describe('options that go together', () => {
  const mechanism = (body: string) =>
    problemLines(`{\n  smtpAuth: {\n    username: "a"\n    mechanism: {\n${body}\n    }\n  }\n}\n`);

  test('a field of the other mechanism is hinted at, as what the reference leaves open', () => {
    expect(
      mechanism(
        'type: "xOAuth2"\npassword: "FAKE"\nclientId: "c"\nscope: "s"\ntokenUrl: "https://login.example.com/token"',
      ),
    ).toEqual(['hint field-of-other-choice smtpAuth.mechanism.password']);
    expect(
      onlyProblem('smtpAuth: { mechanism: { type: autoDiscover\nscope: mail\n} }', 'field-of-other-choice').message,
    ).toBe('Belongs to xOAuth2; whether it matters beside autoDiscover is not documented.');
  });

  test('autoDiscover with its password', () => expect(mechanism('type: "autoDiscover"\npassword: "FAKE"')).toEqual([]));

  test('an unknown mechanism says nothing about fields', () =>
    expect(mechanism('type: "plain"\npassword: "FAKE"')).toEqual(['error not-a-choice smtpAuth.mechanism.type']));

  test.each<[string, readonly string[]]>([
    ['smtpPort: 0', ['warning smtp-port-range smtpPort']],
    ['smtpPort: 70000', ['warning smtp-port-range smtpPort']],
    ['smtpPort: 465', ['hint smtp-port-465 smtpPort']],
    ['smtpPort: 587', ['hint smtp-port-587 smtpPort']],
    ['smtpPort: 25', []],
    ['smtpPort: 2525', []],
    ['queryTimeOutMinutes: 0', ['warning time-limit-not-positive queryTimeOutMinutes']],
    ['readTimeOutMinutes: -1', ['warning time-limit-not-positive readTimeOutMinutes']],
    ['queryTimeOutMinutes: 20', ['hint query-longer-than-write queryTimeOutMinutes']],
    ['writeTimeOutMinutes: 8', ['hint query-longer-than-write writeTimeOutMinutes']],
    ['writeTimeOutMinutes: 10', []],
    [
      'pgAzureManagedIdentity: true\n  pgConnStr: "host=localhost password=FAKE"',
      ['warning managed-identity-password pgConnStr'],
    ],
    ['pgAzureManagedIdentity: true\n  pgConnStr: "host=localhost user=a"', []],
    ['pgAzureManagedIdentity: false\n  pgConnStr: "host=localhost password=FAKE"', []],
    ['supportPageUrl: "help.example.com"', ['warning url-relative supportPageUrl']],
    ['organisationName: "<NAME>"', ['warning placeholder organisationName']],
    ['oidcClientSecret: "FAKE "', ['warning surrounding-space oidcClientSecret']],
  ])('%s', (line, expected) => expect(problemLines(`{\n  ${line}\n}\n`)).toEqual(expected));

  test('cross-field rules run though something else is of a wrong type', () =>
    expect(problemLines('{\n  baseUrl: {}\n  writeTimeOutMinutes: 8\n}\n')).toContain(
      'hint query-longer-than-write writeTimeOutMinutes',
    ));
});

describe('server version', () => {
  const text = `{\n  gatewayOAuth2: {\n    endpointParams: {\n      a: "'x'"\n    }\n  }\n}\n`;
  const isNewer = (version: string) =>
    problemLines(text, version).includes('warning newer-than-server gatewayOAuth2.endpointParams');
  test.each([
    ['3.41.9', true],
    ['3.42.0', false],
    ['3.43', false],
    ['latest', false],
    ['nonsense', false],
  ])('%s', (version, expected) => expect(isNewer(version)).toBe(expected));
});
