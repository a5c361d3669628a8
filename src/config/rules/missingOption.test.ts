import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

describe('missing options', () => {
  test('those without a default are warned of, without a place in the text', () => {
    const text = '# head\n{\n  smtpAuth: {\n  }\n}\n';
    const missing = readText(text).diagnostics.filter(({ code }) => code === 'option-missing');
    expect(missing.map(({ path }) => path.join('.'))).toEqual([
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
      'smtpAuth.username',
      'smtpAuth.mechanism',
    ]);
    expect(new Set(missing.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(missing.map(({ range }) => range)).toEqual(missing.map(() => undefined));
    expect(missing[0]?.message).toBe('Not set. No default.');
  });

  test('come after the problems that have a place, in braces or without', () => {
    for (const text of ['{\n  baseUrl: review\n}\n', 'baseUrl: review\n']) {
      const [first, ...others] = readText(text).diagnostics;
      expect(first).toMatchObject({ path: ['baseUrl'], range: { start: text.indexOf('review') } });
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(({ code, range }) => code === 'option-missing' && range === undefined)).toBe(true);
    }
  });

  test('a field that the chosen mechanism uses has no place either', () => {
    const text = '{ smtpAuth: { username: "a", mechanism: { type: "autoDiscover" } } }';
    expect(onlyProblem(text, 'choice-field-missing').range).toBeUndefined();
  });

  test.each([
    ['baseUrl', 0, '  baseUrl: ""\n'],
    ['smtpPort', 0, '  smtpPort: 587\n'],
  ])('«Add» for %s', (key, index, line) => {
    const text = '{\n  templatesPath: ""\n}\n';
    const problem = readText(text).diagnostics.find(
      ({ code, path }) => code === 'option-missing' && path.join('.') === key,
    );
    expect(fixedText(text, problem, index)).toBe(`{\n${line}  templatesPath: ""\n}\n`);
  });

  test('«Add» for the mechanism offers both', () => {
    const text = '{\n  smtpAuth: {\n    username: "a"\n  }\n}\n';
    const problem = readText(text).diagnostics.find(({ path }) => path.join('.') === 'smtpAuth.mechanism');
    expect(problem?.fixes.map(({ title }) => title)).toEqual(['Add with autoDiscover', 'Add with xOAuth2']);
    const after = readText(fixedText(text, problem, 1));
    expect(after.value(['smtpAuth', 'mechanism', 'type'])).toBe('xOAuth2');
  });

  test('nothing counts as missing while a part of the text is damaged', () => {
    const reading = readText('{\n  baseUrl: "x\n  ]]\n}\n');
    expect(reading.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    expect(reading.diagnostics.filter(({ code }) => code === 'option-missing')).toEqual([]);
  });

  test('an empty one is warned of', () =>
    expect(problemLines('{ baseUrl: "" }')).toContain('warning option-empty baseUrl'));
});
