import { expect, test } from 'vitest';
import { fixedText, problemLines, readText } from '../../testing/configProblems.ts';

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
  expect(problemLines('{\n  baseUrl: "x"\n  extra: 1, smtpPort: 25\n}')).toContain('warning unquoted-after-text extra');
  expect(problemLines('{\n  baseUrl: "x"\n  extra: 1\n  smtpPort: 25\n}')).not.toContain(
    'warning unquoted-after-text extra',
  );
  expect(problemLines('{\n  smtpPort: 25\n  extra: 1, baseUrl: "x"\n}')).not.toContain(
    'warning unquoted-after-text extra',
  );
});
