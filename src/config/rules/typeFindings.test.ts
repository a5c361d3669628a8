import { growth, growthOfSize } from 'source-text/testing/growth';
import { measured } from 'source-text/testing/measured';
import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

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

  test.each([
    ['smtpPort: 587;', 'a number: remove what is around it.', '587'],
    ['smtpPort: `587`', 'a number: remove what is around it.', '587'],
    ['smtpPort: "587&nbsp;"', 'a number: remove what is around it.', '587'],
    ['smtpPort: "smtpPort: 587"', 'a number: remove what is around it.', '587'],
    ['smtpPort: "587\u200b"', 'a number. There is a zero width space in it, which cannot be seen. Replace it.', '587'],
    [
      'smtpPort: \uff15\uff18\uff17',
      'a number. There is a styled or full-width form in it, which looks like 5. Replace it.',
      '587',
    ],
    ['queryTimeOutMinutes: \u22125', 'a number. There is a minus sign in it, which looks like -. Replace it.', '-5'],
    ['pgAzureManagedIdentity: true;', 'true or false: remove what is around it.', 'true'],
    ['pgAzureManagedIdentity: `true`', 'true or false: remove what is around it.', 'true'],
    ['pgAzureManagedIdentity: "true"', 'true or false: remove the quotes.', 'true'],
    [
      'pgAzureManagedIdentity: "true\u200b"',
      'true or false. There is a zero width space in it, which cannot be seen. Replace it.',
      'true',
    ],
    ['pgAzureManagedIdentity: No', 'true or false, not text.', 'false'],
  ])('of a number or boolean that is text, it says why: %s', (line, message, meant) => {
    const problem = onlyProblem(`{\n  ${line}\n}\n`, 'wrong-type');
    expect(problem.message).toBe(`Must be ${message}`);
    expect(fixedText(`{\n  ${line}\n}\n`, problem)).toBe(`{\n  ${line.replace(/:.*/, `: ${meant}`)}\n}\n`);
  });

  test.each(['5:7', '"5 7"', '+5', '"-"', '"587."', '"1,587"'])(
    'what may mean something else has no fix: %s',
    (written) => expect(onlyProblem(`{\n  smtpPort: ${written}\n}\n`, 'wrong-type').fixes).toEqual([]),
  );

  test.each([
    ['"xOAuth2\u200b"', 'There is a zero width space in it, which cannot be seen. Replace it.'],
    ['x\u041eAuth2', 'There is a Cyrillic letter in it, which looks like a Latin one. Replace it.'],
    ['"`xOAuth2`"', 'Did you mean xOAuth2?'],
  ])('of the mechanism %s, what cannot be seen is named', (written, said) => {
    const text = `{\n  smtpAuth: {\n    mechanism: {\n      type: ${written}\n    }\n  }\n}\n`;
    const problem = onlyProblem(text, 'not-a-choice');
    expect(problem.message).toBe(`Must be exactly autoDiscover or xOAuth2. ${said}`);
    expect(readText(fixedText(text, problem)).value(['smtpAuth', 'mechanism', 'type'])).toBe('xOAuth2');
  });

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

test('what is around a number is searched for in linear time', measured, () => {
  const found = (size: number) => onlyProblem(`smtpPort: "5${' '.repeat(size)}x"\n`, 'wrong-type').fixes;
  expect(found(10)).toEqual([]);
  expect(growth(10_000, (size) => () => found(size))).toBeLessThan(growthOfSize * 6);
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
