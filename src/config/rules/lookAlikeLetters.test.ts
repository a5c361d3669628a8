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
  ['oidcClientId', '\u0430dmin', 'admin'],
  ['templatesPath', '/app/t\u0435mplates', '/app/templates'],
  ['smtpAuth.username', 'CORP\\\\n\u0456na', 'CORP\\nina'],
  ['baseUrl', 'https://review.example.com/d\u043ecs', 'https://review.example.com/docs'],
  ['baseUrl', 'http\u0455://review.example.com', 'https://review.example.com'],
])('in %s, %j is named in a word of Latin letters, and not as one of the host name', (key, value, asItLooks) => {
  const text = key.split('.').reduceRight((inner, name) => `{\n${name}: ${inner}\n}`, `"${value}"`);
  const problem = onlyProblem(text, 'disguised-character');
  expect(problem.message).toBe('There is a Cyrillic letter in it, which looks like a Latin one. Replace it.');
  expect(readText(fixedText(text, problem)).value(key.split('.'))).toBe(asItLooks);
});

it.each([
  ['oidcClientId', 'почта-admin'],
  ['oidcClientId', 'сос admin'],
  ['oidcClientId', 'μservice'],
  ['templatesPath', '/app/шаблоны/а'],
  ['templatesPath', '/app/логоLogo'],
  ['organisationName', '\u0430dmin'],
  ['smtpHostname', 'почта.пример.рф'],
  ['smtpHostname', 'почта.example.com'],
  ['smtpHostname', 'καλημέρα.gr'],
  ['smtpHostname', 'bücher.example.com'],
  ['baseUrl', 'https://review.example.com/docs-а'],
])('in %s, %j is the writing of people', (key, value) => {
  expect(problemLines(`${key}: "${value}"\n`).filter((line) => line.includes('disguised'))).toEqual([]);
});
