import { expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

const names = [
  'oidcClientId',
  'smtpAuth.username',
  'smtpHostname',
  'templatesPath',
  'baseUrl',
  'oidcIssuer',
  'accessReviewToolbarTextColor',
];
const secrets = ['oidcClientSecret', 'encryptionKey', 'smtpAuth.mechanism.password'];
const prose = ['organisationName', 'mailFrom'];

/** A configuration with one option, whose value is in the quotes that hold it, or without any. */
function written(key: string, value: string): string {
  const quoted = JSON.stringify(value);
  return key.split('.').reduceRight((inner, name) => `{\n${name}: ${inner}\n}`, quoted);
}

const alike = ['"fake"', "'fake'", '`fake`', '´fake´', "``fake''", '"fake",', '“fake', 'fake”', '“fake”', '«fake»'];
const key = ['oidcClientSecret: "fake"', '"password": "fake",', 'baseUrl=fake', 'smtpAuth.username: fake'];
const signs = ['fake,', 'fake;', 'fake>'];
const equals = ['= "fake"', '="fake"', '= fake'];

test.each([
  ...[...names, ...secrets].flatMap((option) =>
    [...alike, ...key, ...signs, ...equals].map((value) => [option, value] as const),
  ),
  ...prose.flatMap((option) =>
    ['"fake"', "'fake'", '`fake`', ...key, ...equals, 'fake,', 'fake;'].map((value) => [option, value] as const),
  ),
])('%s: what came along in %s is named, and left out by the fix', (option, value) => {
  const text = written(option, value);
  const problem = onlyProblem(text, 'pasted-along');
  expect(readText(fixedText(text, problem)).value(option.split('.'))).toBe('fake');
});

test.each(names)('%s: a quote at the end alone is left out by the fix', (option) => {
  for (const value of ['fake"', 'fake",']) {
    const text = written(option, value);
    const problem = onlyProblem(text, 'pasted-along');
    expect(problem.message).toBe('The quote at the end is part of the value. Remove it.');
    expect(readText(fixedText(text, problem)).value(option.split('.'))).toBe('fake');
  }
});

test('the angle brackets of an address are named in a user name', () => {
  const text = written('smtpAuth.username', '<review@example.com>');
  const problem = onlyProblem(text, 'pasted-along');
  expect(readText(fixedText(text, problem)).value(['smtpAuth', 'username'])).toBe('review@example.com');
});

test('the equals sign of another language is named', () =>
  expect(onlyProblem('oidcClientSecret := "fake"', 'pasted-along').message).toBe(
    'The equals sign is part of the value. Remove it.',
  ));

test.each(['“Fake” Hospital', '«Fake»', 'Fake “North”', 'Support: the clinic', "Queen's", 'Fake > Other'])(
  'prose may be %s',
  (value) =>
    expect(problemLines(written('organisationName', value)).filter((line) => line.includes('pasted'))).toEqual([]),
);

test.each(['fake"', "'fake", 'fa,ke', 'a=b', '=fake', '==', '<a@b>', 'user:fake', 'http://fake'])(
  'a secret may be %s',
  (value) =>
    expect(problemLines(written('oidcClientSecret', value)).filter((line) => line.includes('pasted'))).toEqual([]),
);

test('a sign at the end of a secret is only a hint', () => {
  for (const value of signs)
    expect(onlyProblem(written('oidcClientSecret', value), 'pasted-along').severity).toBe('hint');
});

test.each(['*', 'a..b!', '?'])('%s is no host name', (value) =>
  expect(onlyProblem(written('smtpHostname', value), 'smtp-hostname').fixes).toEqual([]),
);

test.each(['&quot;fake&quot;', 'fake&#39;'])('the semicolon of an entity is no sign at the end of %s', (value) => {
  const text = written('oidcClientSecret', value);
  expect(problemLines(text).filter((line) => line.includes('pasted'))).toEqual([]);
  expect(onlyProblem(text, 'encoded-character').fixes).toHaveLength(1);
});
