import { expect, it } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

it.each([
  ['smtpHostname', 'ma\u0456l.example.com', 'mail.example.com', 'a Cyrillic letter'],
  ['smtpHostname', 'm\u0430il.ex\u0430mple.com', 'mail.example.com', 'a Cyrillic letter'],
  ['smtpHostname', '\u0441\u043e\u0441\u043e.example.com', 'coco.example.com', 'a Cyrillic letter'],
  ['smtpHostname', 'mail.example.c\u03bfm', 'mail.example.com', 'a Greek letter'],
  ['baseUrl', 'https://r\u0435view.example.com/x', 'https://review.example.com/x', 'a Cyrillic letter'],
  ['oidcIssuer', 'https://login.ex\u0430mple.com', 'https://login.example.com', 'a Cyrillic letter'],
  ['mailFrom', 'review@ex\u0430mple.com', 'review@example.com', 'a Cyrillic letter'],
])('in %s, %j is named and replaced', (key, value, asItLooks, name) => {
  const text = `${key}: "${value}"\n`;
  const problem = onlyProblem(text, 'disguised-character');
  expect(problem.message).toContain(`There is ${name} in the host name`);
  expect(readText(fixedText(text, problem)).value([key])).toBe(asItLooks);
});

it.each([
  ['smtpHostname', 'почта.пример.рф'],
  ['smtpHostname', 'почта.example.com'],
  ['smtpHostname', 'καλημέρα.gr'],
  ['smtpHostname', 'bücher.example.com'],
  ['baseUrl', 'https://review.example.com/docs-а'],
])('in %s, %j is the writing of people', (key, value) => {
  expect(problemLines(`${key}: "${value}"\n`).filter((line) => line.includes('disguised'))).toEqual([]);
});
