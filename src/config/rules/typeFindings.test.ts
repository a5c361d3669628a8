import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';
import { growth, growthOfSize } from '../../testing/growth.ts';
import { measured } from '../../testing/measured.ts';

describe('types', () => {
  test.each<[string, string, string]>([
    ['smtpPort: "587"', 'error wrong-type smtpPort', 'smtpPort: 587'],
    ['smtpPort: "587\u200b"', 'error wrong-type smtpPort', 'smtpPort: 587'],
    ["smtpPort: '\u202d587\u202c'", 'error wrong-type smtpPort', 'smtpPort: 587'],
    ['smtpPort: 587.0', 'error integer-form smtpPort', 'smtpPort: 587'],
    ['smtpPort: 1e3', 'error integer-form smtpPort', 'smtpPort: 1000'],
    ['pgAzureManagedIdentity: "true"', 'error wrong-type pgAzureManagedIdentity', 'pgAzureManagedIdentity: true'],
    ['pgAzureManagedIdentity: No', 'error wrong-type pgAzureManagedIdentity', 'pgAzureManagedIdentity: false'],
    ['pgAzureManagedIdentity: 1', 'error wrong-type pgAzureManagedIdentity', 'pgAzureManagedIdentity: true'],
    ['organisationName: 42 # note', 'warning unquoted-literal organisationName', 'organisationName: "42" # note'],
    ['organisationName: true', 'warning unquoted-literal organisationName', 'organisationName: "true"'],
    ['organisationName: null', 'warning null-for-text organisationName', 'organisationName: "null"'],
    ['smtpPort: null', 'warning null-is-unset smtpPort', ''],
    ['readTimeOutMinutes: null', 'hint null-is-unset readTimeOutMinutes', ''],
    ['smtpAuth: null', 'hint null-is-unset smtpAuth', ''],
  ])('%s', (line, problem, fixed) => {
    const text = `{\n  ${line}\n}\n`;
    const found = readText(text).diagnostics.filter(({ code }) => problem.includes(` ${code} `));
    expect(found.map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`)).toEqual([problem]);
    expect(fixedText(text, found[0])).toBe(fixed ? `{\n  ${fixed}\n}\n` : '{\n}\n');
  });

  test.each([
    ['smtpPort: "587 ms"', 'Must be a whole number, not text in quotes.'],
    ['smtpPort: +5', 'Must be a whole number, not text.'],
    ['baseUrl: {}', 'Must be text, not an object.'],
    ['baseUrl: []', 'Must be text, not a list.'],
    ['smtpAuth: ""', 'Must be an object in braces, not text in quotes.'],
    ['smtpAuth: { mechanism: 5 }', 'Must be an object in braces, not a number.'],
  ])('%s has no fix', (line, message) => {
    const problem = onlyProblem(`{\n  ${line}\n}\n`, 'wrong-type');
    expect(problem).toMatchObject({ severity: 'error', message, fixes: [] });
  });

  test('an integer beyond 64 bits', () => {
    expect(problemLines('{ queryTimeOutMinutes: 9223372036854775808 }')).toContain(
      'error integer-form queryTimeOutMinutes',
    );
    expect(problemLines('{ queryTimeOutMinutes: 9007199254740993 }')).not.toContain(
      'error integer-form queryTimeOutMinutes',
    );
  });

  test('of a fraction, the whole numbers on both sides are offered', () => {
    const problem = onlyProblem('readTimeOutMinutes: 5.5\n', 'wrong-type');
    expect(problem.message).toBe('Must be a whole number; 5.5 is not.');
    expect(problem.fixes.map(({ title }) => title)).toEqual(['Change to 5', 'Change to 6']);
    expect(fixedText('readTimeOutMinutes: 5.5\n', problem, 1)).toBe('readTimeOutMinutes: 6\n');
  });

  test.each(['5m', '5 min', '"5 Minutes"'])(
    'of a time limit with its unit, the number alone is meant: %s',
    (written) => {
      const problem = onlyProblem(`{\n  readTimeOutMinutes: ${written}\n}\n`, 'wrong-type');
      expect(problem.message).toBe('Must be the number of minutes, without a unit.');
      expect(problem.fixes.map(({ title, isSafe }) => [title, isSafe ?? false])).toEqual([['Change to 5', false]]);
      expect(fixedText(`{\n  readTimeOutMinutes: ${written}\n}\n`, problem)).toBe('{\n  readTimeOutMinutes: 5\n}\n');
    },
  );

  test('of a number in quotes, it is the quotes that are wrong', () =>
    expect(onlyProblem('smtpPort: "587"\n', 'wrong-type').message).toBe('Must be a number: remove the quotes.'));

  test('a program that is a number becomes a text for Expr', () => {
    const text = '{\n  gatewayOAuth2: {\n    endpointParams: {\n      tenant: 42\n    }\n  }\n}\n';
    expect(fixedText(text, onlyProblem(text, 'unquoted-literal'))).toBe(text.replace('42', `"'42'"`));
  });

  test.each([
    ['plain', 'autoDiscover'],
    ['xoauth2', 'xOAuth2'],
    ['autodiscover', 'autoDiscover'],
    ['OAuth2', 'xOAuth2'],
  ])('the mechanism %s was meant as %s', (written, meant) => {
    const text = `{\n  smtpAuth: {\n    mechanism: {\n      type: ${written}\n    }\n  }\n}\n`;
    const problem = onlyProblem(text, 'not-a-choice');
    expect(problem).toMatchObject({ severity: 'error', path: ['smtpAuth', 'mechanism', 'type'] });
    expect(problem.message).toBe(`Must be exactly autoDiscover or xOAuth2. Did you mean ${meant}?`);
    expect(fixedText(text, problem)).toBe(text.replace(written, meant));
  });

  test.each([
    ['[]', 'error root-not-object '],
    ['"text"', 'error read-as-one-value '],
    ['42', 'error read-as-one-value '],
    ['smtpAuth: {mechanism: {type: autoDiscover}}', 'error read-as-one-value '],
    ['null', 'warning read-as-nothing '],
  ])('the root of %s', (text, problem) => expect(problemLines(text)).toContain(problem));
});

test.each([`'{"baseUrl":"https://review.example.com"}'`, '"{\\"baseUrl\\":\\"https://review.example.com\\"}"'])(
  'of a whole configuration in quotes, it is the quotes that are wrong: %s',
  (text) => expect(onlyProblem(text, 'read-as-one-value').message).toContain('Remove the quotes around it.'),
);

describe('an unquoted number or boolean in a text option', () => {
  test.each([
    ['{ "baseUrl": "https://x.example.com", "oidcClientId": 5, "smtpPort": 587 }', 'oidcClientId'],
    ['{ oidcClientId: true }', 'oidcClientId'],
    ['smtpAuth: { username: 5 }', 'smtpAuth.username'],
    ['{ SMTPAUTH: { username: 5, mechanism: {} } }', 'SMTPAUTH.username'],
    [
      '{\n  gatewayOAuth2: { endpointParams: { tenant: 5, audience: "\'a\'" } }\n}',
      'gatewayOAuth2.endpointParams.tenant',
    ],
    ['{\n  organisationName: 5 /* two\n lines */\n}', 'organisationName'],
  ])('is an error where no reading of the server gets to the end: %s', (text, path) => {
    const problem = onlyProblem(text, 'unquoted-literal');
    expect(`${problem.severity} ${problem.path.join('.')}`).toBe(`error ${path}`);
    const fixed = fixedText(text, problem);
    expect(fixed).not.toBe(text);
    expect(readText(fixed).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each([
    '{\n  "oidcClientId": 5,\n  "smtpPort": 587\n}',
    'oidcClientId: 5 # note',
    'oidcClientId: 5, smtpPort: 587\n',
    '{\n  oidcClientId: 5, smtpPort: 587\n}',
  ])('is a warning where hjson-go reads it into a struct: %s', (text) =>
    expect(problemLines(text)).toContain('warning unquoted-literal oidcClientId'),
  );

  test('is a warning beside another error that stops the struct, where it ends its line', () => {
    const lines = problemLines('{\n  oidcClientId: 5\n  smtpPort: "587"\n}');
    expect(lines).toContain('warning unquoted-literal oidcClientId');
    expect(lines).toContain('error wrong-type smtpPort');
  });
});

describe('under another spelling of its key, a value', () => {
  test.each([
    ['SmtpPort: "587"', 'error wrong-type SmtpPort', 'SmtpPort: 587'],
    ['SMTPPORT: 587.0', 'error integer-form SMTPPORT', 'SMTPPORT: 587'],
    ['SmtpAuth: { Mechanism: 5 }', 'error wrong-type SmtpAuth.Mechanism', undefined],
    ['PGazureManagedIdentity: yes', 'error wrong-type PGazureManagedIdentity', 'PGazureManagedIdentity: true'],
    ['OrganisationName: 42 # note', 'warning unquoted-literal OrganisationName', 'OrganisationName: "42" # note'],
  ])('of a wrong type is found: %s', (line, problem, fixed) => {
    const text = `{\n  ${line}\n}\n`;
    expect(problemLines(text)).toContain(problem);
    const found = readText(text).diagnostics.find(({ code }) => problem.includes(` ${code} `));
    expect(found?.message).toMatch(/^(?:smtpPort|smtpAuth\.mechanism|pgAzureManagedIdentity|organisationName): /);
    expect(fixedText(text, found)).toBe(fixed ? `{\n  ${fixed}\n}\n` : text);
  });

  test('of a wrong type is found beside the option itself: Go reads both', () =>
    expect(problemLines('smtpPort: 25\nSMTPPORT: "587"\n')).toContain('error wrong-type SMTPPORT'));

  test('counts only where it is the last of that spelling', () =>
    expect(problemLines('SMTPPORT: "587"\nSMTPPORT: 587\n')).not.toContain('error wrong-type SMTPPORT'));
});

test('a text that is null, which the server reads as an empty configuration, has no error', () => {
  for (const text of ['null', '# nothing yet\nnull\n']) {
    expect(readText(text).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(problemLines(text)).toContain('warning read-as-nothing ');
  }
});

test.each([
  ['unquoted-literal', '{ gatewayOAuth2: { endpointParams: { p: 0, #, q: 1 } } }'],
  ['unquoted-after-text', '{ baseUrl: "x", p: 0, #, q: 1 }'],
])('thousands of literals on one line are checked in linear time: %s', measured, (code, frame) => {
  const found = (size: number) => {
    const members = Array.from({ length: size }, (_, index) => `p${index}: ${index}`);
    const { diagnostics } = readText(frame.replace('#', members.join(', ')));
    return diagnostics.filter((diagnostic) => diagnostic.code === code).length;
  };
  expect(found(1_000)).toBe(1_002);
  expect(growth(1_000, (size) => () => found(size))).toBeLessThan(growthOfSize * 6);
});
