import { expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines } from '../../testing/configProblems.ts';

test.each([
  ['organisationName', 'Example', 'smtpPort: 25'],
  ['oidcClientId', 'review', 'oidcClientSecret: FAKE-77'],
  ['baseUrl', 'https://review.example.com', 'smtpPort: 25'],
  ['smtpHostname', 'mail.example.com', 'smtpPort: 25'],
  ['mailFrom', 'noreply@example.com', 'clientId: "a"'],
])('%s: %s %s is two options on one line', (key, value, next) => {
  const text = `{\n  ${key}: ${value} ${next}\n}\n`;
  expect(problemLines(text)).toEqual([`warning option-in-text ${key}`]);
  const fixed = fixedText(text, onlyProblem(text, 'option-in-text'));
  expect(fixed).toBe(`{\n  ${key}: ${value}\n  ${next}\n}\n`);
});

test('in quotes it is named, and left to the user', () => {
  const text = '{ "baseUrl": "https://review.example.com smtpPort: 25" }';
  expect(problemLines(text)).toEqual(['warning option-in-text baseUrl']);
  expect(onlyProblem(text, 'option-in-text').fixes).toEqual([]);
});

test.each([
  ['organisationName', 'Example Hospital: Reviews'],
  ['organisationName', 'Note password: ask username: the desk'],
  ['oidcClientSecret', 'FAKE smtpPort'],
])('%s: %s is a text', (key, value) => expect(problemLines(`{\n  ${key}: ${value}\n}\n`)).toEqual([]));
