import { expect, test } from 'vitest';
import { onlyProblem, problemLines } from '../../testing/configProblems.ts';

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
