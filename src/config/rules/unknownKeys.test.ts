import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

describe('a key that is no option', () => {
  test('an unknown key is kept, warned of, and renamed on request', () => {
    const text = '{\n  smtpProt: 587 # mail\n}\n';
    const problem = onlyProblem(text, 'unknown-key');
    expect(problem).toMatchObject({ severity: 'warning', path: ['smtpProt'] });
    expect(problem.message).toBe('Not in the reference. Did you mean smtpPort?');
    expect(text.slice(problem.range?.start, problem.range?.end)).toBe('smtpProt');
    expect(fixedText(text, problem)).toBe('{\n  smtpPort: 587 # mail\n}\n');
    expect(readText(text).unknown).toEqual([['smtpProt']]);
  });

  test.each([
    ['b\u0430seUrl', 'baseUrl', 'a Cyrillic letter in it, which looks like a Latin one'],
    ['oidcClientS\u0435cret', 'oidcClientSecret', 'a Cyrillic letter in it, which looks like a Latin one'],
    ['smtp\uff30ort', 'smtpPort', 'a styled or full-width form in it, which looks like P'],
  ])('%s: the letter that is not what it looks like is named', (key, near, said) => {
    const { message, fixes } = onlyProblem(`{\n  ${key}: "x"\n}\n`, 'unknown-key');
    expect(message).toBe(`Not in the reference. There is ${said}. Replace it. Did you mean ${near}?`);
    expect(fixes[0]?.title).toMatch(`Rename to ${near}`);
  });

  test('a key of another object: the message names where it belongs', () =>
    expect(onlyProblem('{\n  smtpAuth: {\n    password: "FAKE"\n  }\n}\n', 'unknown-key').message).toContain(
      'password belongs in smtpAuth.mechanism.',
    ));

  test('a key of another object in another case, too', () =>
    expect(onlyProblem('{\n  endpointparams: {}\n}\n', 'unknown-key').message).toContain(
      'endpointParams belongs in gatewayOAuth2.',
    ));

  test('no rename where the right key is there already', () =>
    expect(
      onlyProblem('{\n  smtpPort: 25\n  smtpProt: 587\n}\n', 'unknown-key').fixes.map(({ title }) => title),
    ).toEqual(['Remove']));

  test('what is below an unknown key is its own affair', () =>
    expect(readText('{\n  telemetry: { password: "x", baseUrl: 5 }\n}\n').unknown).toEqual([['telemetry']]));

  test('another spelling is not the option, and a Go struct may take it for it', () => {
    const text = '{\n  BASEURL: "https://review.example.com"\n}\n';
    const analysis = readText(text);
    expect(analysis.value(['baseUrl'])).toBeUndefined();
    expect(fixedText(text, onlyProblem(text, 'key-case'))).toBe('{\n  baseUrl: "https://review.example.com"\n}\n');
  });

  test.each([
    ['{\n  baseUrl: "a"\n  BASEURL: "b"\n}', 'this one wins'],
    ['{\n  BASEURL: "a"\n  baseUrl: "b"\n}', 'the one spelled baseUrl wins'],
    ['{\n  baseUrl: "a"\n  BASEURL: "b"\n  baseUrl: "c"\n}', 'this one wins'],
  ])('of two spellings in %j it says which wins', (text, words) =>
    expect(onlyProblem(text, 'key-case').message).toContain(words),
  );

  test('names of token parameters may differ in case', () =>
    expect(
      problemLines(`{\n  gatewayOAuth2: { endpointParams: { audience: "'a'", AUDIENCE: "'b'" } }\n}`).filter(
        (problem) => /key/.test(problem),
      ),
    ).toEqual([]));
});

test.each([
  ['smtpUsername: "x"', 'smtpAuth.username'],
  ['smtpPassword: "FAKE-x"', 'smtpAuth.mechanism.password'],
  ['gatewayTokenUrl: "https://a.example.com"', 'gatewayOAuth2.tokenUrl'],
  ['gatewayOAuth2: { scope: "x" }', 'gatewayOAuth2.endpointParams.scope'],
  ['gatewayOAuth2: { resource: "x" }', 'gatewayOAuth2.endpointParams.resource'],
  ['gatewayOAuth2: { audience: "x" }', 'gatewayOAuth2.endpointParams.audience'],
])('%s names the option that it was meant to be, and is not renamed to another', (text, name) => {
  const { message, fixes } = onlyProblem(text, 'unknown-key');
  expect(message).toContain(`Did you mean ${name}?`);
  expect(fixes.map(({ title }) => title)).toEqual(['Remove']);
});
