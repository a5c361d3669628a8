import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

describe('keys', () => {
  test('an unknown key is kept, warned of, and renamed on request', () => {
    const text = '{\n  smtpProt: 587 # mail\n}\n';
    const problem = onlyProblem(text, 'unknown-key');
    expect(problem).toMatchObject({ severity: 'warning', path: ['smtpProt'] });
    expect(problem.message).toBe('Not in the reference. Did you mean smtpPort?');
    expect(text.slice(problem.range?.start, problem.range?.end)).toBe('smtpProt');
    expect(fixedText(text, problem)).toBe('{\n  smtpPort: 587 # mail\n}\n');
    expect(readText(text).unknown).toEqual([['smtpProt']]);
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

  test('of duplicates the last counts, and the others are reported', () => {
    const text = '{\n  smtpPort: 25 # old\n  smtpPort: 587\n  x: { y: 1, y: 2 }\n}\n';
    const found = readText(text).diagnostics.filter(({ code }) => code === 'duplicate-key');
    expect(found.map(({ path, range }) => [path.join('.'), range?.start])).toEqual([
      ['smtpPort', text.indexOf('smtpPort')],
      ['x.y', text.indexOf('y: 1')],
    ]);
    expect(found[0]?.message).toBe('This key is set again in line 3. hjson-go keeps that one and ignores this one.');
    expect(readText(text).value(['smtpPort'])).toBe(587);
    expect(fixedText(text, found[0])).toBe(text.replace('  smtpPort: 25 # old\n', ''));
    expect(fixedText(text, found[1])).toBe(text.replace('y: 1, ', ''));
  });

  test.each([
    ['{ baseUrl: "x", extra: { a: 1, b: 2 }, smtpPort: 25 }', []],
    ['{ smtpAuth: {}, extra: { username: 1, b: 2 }, smtpPort: 25 }', ['extra.username', 'extra.b']],
    ['{ smtpAuth: {}, extra: { b: 2, username: 1 }, smtpPort: 25 }', ['extra.username']],
    [
      '{ gatewayOAuth2: { endpointParams: {}, extra: { a: 1, b: 2 } } }',
      ['gatewayOAuth2.extra.a', 'gatewayOAuth2.extra.b'],
    ],
    ['{\n  baseUrl: "x"\n  extra: 1 # note\n  other: 2,\n  smtpPort: 25\n}', []],
    ['{\n  baseUrl: "x"\n  extra: 1 /* note */\n  smtpPort: 25\n}', ['extra']],
  ])('where hjson-go before 4.6 reads an unknown key otherwise, it is named: %s', (text, paths) => {
    const found = readText(text).diagnostics.filter(({ code }) => code === 'unquoted-after-text');
    expect(found.map(({ path }) => path.join('.'))).toEqual(paths);
    for (const { message } of found) expect(message).toMatch(/hjson-go before 4\.6 .* since 4\.6/);
    for (const problem of found) expect(fixedText(text, problem)).toMatch(/"[12]"/);
  });

  test('an unquoted value after a text swallows the rest of its line, for some readers', () => {
    expect(problemLines('{\n  baseUrl: "x"\n  extra: 1, smtpPort: 25\n}')).toContain(
      'warning unquoted-after-text extra',
    );
    expect(problemLines('{\n  baseUrl: "x"\n  extra: 1\n  smtpPort: 25\n}')).not.toContain(
      'warning unquoted-after-text extra',
    );
    expect(problemLines('{\n  smtpPort: 25\n  extra: 1, baseUrl: "x"\n}')).not.toContain(
      'warning unquoted-after-text extra',
    );
  });
});

test.each([
  ['smtpUsername: "x"', 'smtpAuth.username'],
  ['smtpPassword: "FAKE-x"', 'smtpAuth.mechanism.password'],
  ['gatewayTokenUrl: "https://a.example.com"', 'gatewayOAuth2.tokenUrl'],
  ['gatewayOAuth2: { scope: "x" }', 'gatewayOAuth2.endpointParams.scope'],
  ['gatewayOAuth2: { audience: "x" }', 'gatewayOAuth2.endpointParams.audience'],
])('%s names the option that it was meant to be, and is not renamed to another', (text, name) => {
  const { message, fixes } = onlyProblem(text, 'unknown-key');
  expect(message).toContain(`Did you mean ${name}?`);
  expect(fixes.map(({ title }) => title)).toEqual(['Remove']);
});
