import { expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

function written(key: string, value: string, quote: string): string {
  return key.split('.').reduceRight((inner, name) => `{\n${name}: ${inner}\n}`, quote + value + quote);
}

test.each([
  ['smtpAuth.username', 'CORP\\nina'],
  ['smtpAuth.username', 'EXAMPLE\\review'],
  ['smtpAuth.username', 'CORP\\tom'],
  ['smtpAuth.username', 'CORP\\backup'],
  ['smtpAuth.username', 'CORP\\frank'],
  ['smtpAuth.mechanism.password', 'pa\\ts-one'],
  ['oidcClientId', 'app\\test'],
  ['oidcClientSecret', 'ab\\ncd'],
])('%s: an escape in "%s" is a control character, and its backslash is doubled', (key, source) => {
  for (const quote of ['"', "'"]) {
    const text = written(key, source, quote);
    expect(readText(fixedText(text, onlyProblem(text, 'control-character'))).value(key.split('.'))).toBe(source);
    expect(problemLines(written(key, source, '')).filter((line) => line.includes('control'))).toEqual([]);
  }
});

test.each([
  ['ACME\tEurope', 'a tab'],
  ['ACME\fEurope', 'a form feed'],
  ['ACME\bEurope', 'a backspace'],
  ['ACME\\u0008Europe', 'a backspace'],
  ['ACME\\u000AEurope', 'a line break'],
])('%j: a control character without a letter is named, and a space is offered', (source, name) => {
  const text = written('organisationName', source, '"');
  const problem = onlyProblem(text, 'control-character');
  expect(problem.message).toBe(`There is ${name} in it. Write a space.`);
  expect(problem.fixes.map(({ title, isSafe }) => [title, isSafe])).toEqual([['Write a space', undefined]]);
  expect(readText(fixedText(text, problem)).value(['organisationName'])).toBe('ACME Europe');
});

test('a backslash is doubled before its letter alone, not at a tab or another escape beside it', () => {
  const text = written('oidcClientSecret', 'FA\\tK\tE\\\\n\\u0041', '"');
  const fixed = fixedText(text, onlyProblem(text, 'control-character'));
  expect(readText(fixed).value(['oidcClientSecret'])).toBe('FA\\tK\tE\\nA');
});
