import { applyEdits } from 'source-text';
import { expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

test.each([
  ['{\n  oidcClientSecret: #fake\n}', '{\n  oidcClientSecret: "#fake"\n}', '#'],
  ['{\n  encryptionKey: //fake=  \n  smtpPort: 25\n}', '{\n  encryptionKey: "//fake="  \n  smtpPort: 25\n}', '//'],
  ['oidcClientSecret:/*fake\r\nsmtpPort: 25\r\n', 'oidcClientSecret:"/*fake"\r\nsmtpPort: 25\r\n', '/*'],
  ['{\n  apiToken: # fa"ke\n}', '{\n  apiToken: "# fa\\"ke"\n}', '#'],
])('a secret that begins like a comment is put in quotes: %j', (text, expected, sign) => {
  const { message, fixes } = onlyProblem(text, 'secret-as-comment');
  expect(message).toBe(`This value begins with ${sign}, so hjson-go reads a comment. Put it in quotes.`);
  const outcome = fixes[0]?.edit();
  expect(outcome?.ok && applyEdits(text, outcome.edits)).toBe(expected);
});

test.each([
  ['oidcClientSecret: #fab-fake\nsmtpPort: 25\n', 'oidcClientSecret: "#fab-fake"\nsmtpPort: 25\n'],
  ['oidcClientSecret: /*fake*/\nsmtpPort: 25\n', 'oidcClientSecret: "/*fake*/"\nsmtpPort: 25\n'],
  ['oidcClientSecret: /*fa*/ke\n', 'oidcClientSecret: "/*fa*/ke"\n'],
  ['{"oidcClientSecret": #fake,\n"smtpPort": 25}', '{"oidcClientSecret": "#fake",\n"smtpPort": 25}'],
])('a secret that takes the next member as its value is put in quotes: %j', (text, expected) => {
  expect(fixedText(text, onlyProblem(text, 'secret-as-comment'))).toBe(expected);
});

test.each([
  ['{"encryptionKey":}fake,"smtpPort":25}', '{"encryptionKey":"}fake","smtpPort":25}'],
  [
    '{"gatewayOAuth2":{"clientSecret": [fake, "tokenUrl": "https://a.example.com/t"}}',
    '{"gatewayOAuth2":{"clientSecret": "[fake", "tokenUrl": "https://a.example.com/t"}}',
  ],
  ['{"oidcClientSecret": :fake}}\n', '{"oidcClientSecret": ":fake}"}\n'],
  ['{\n  "oidcClientSecret": }fake}\n}', '{\n  "oidcClientSecret": "}fake}"\n}'],
  ['{"apiTokens":[{"token": }fake},\n{"b":1}]}', '{"apiTokens":[{"token": "}fake"},\n{"b":1}]}'],
  ['{ oidcClientSecret: }fake }', '{ oidcClientSecret: "}fake }"'],
])('quotes end before the next member of JSON and before what closes the objects around: %j', (text, expected) =>
  expect(fixedText(text, onlyProblem(text, 'secret-needs-quotes'))).toBe(expected),
);

test.each([
  ['{"smtpAuth":{"password": #fake}}', '{"smtpAuth":{"password": "#fake"}}'],
  ['{"smtpAuth":{"password": #fake}, "smtpPort": 25}', '{"smtpAuth":{"password": "#fake"}, "smtpPort": 25}'],
])('so do quotes around what begins like a comment: %j', (text, expected) =>
  expect(fixedText(text, onlyProblem(text, 'secret-as-comment'))).toBe(expected),
);

test.each([
  '}fake',
  ']fake',
  '{fake',
  '{fake}',
  '[fake',
  '[fake]',
  ':fake',
  ',fake',
  '{fa"ke',
  '[1',
  '}{][,:',
  ', fake',
  ': fake',
  '} fake',
  '] fake',
  ',}fake',
  ',,fake',
  '};fake',
  '}fa:ke',
  '}#fake',
])('a secret that begins like punctuation is put in quotes: %s', (secret) => {
  for (const [before, after] of [
    ['', '\nsmtpPort: 25\n'],
    ['{\n  ', '\n  smtpPort: 25\n}\n'],
  ]) {
    const text = `${before}oidcClientSecret: ${secret}${after}`;
    const fixed = fixedText(text, onlyProblem(text, 'secret-needs-quotes'));
    expect(readText(fixed).value(['oidcClientSecret'])).toBe(secret);
  }
});

test('a secret that begins like punctuation below its key is put in quotes there', () => {
  const text = 'oidcClientSecret:\n  }fake\n';
  expect(fixedText(text, onlyProblem(text, 'secret-needs-quotes'))).toBe('oidcClientSecret:\n  "}fake"\n');
});

test.each([
  '{ oidcClientSecret: }',
  '{ oidcClientSecret: , smtpPort: 25 }',
  '{oidcClientSecret:,smtpPort:25}',
  '{"oidcClientSecret":,"smtpPort":25}',
  '{"a":{"clientSecret": }, "smtpPort": 25}',
  '{ smtpAuth: { mechanism: { password: } smtpPort: 25 } }',
  '{ apiTokens: [{ token: }, { token: "a" }] }',
  '{ oidcClientSecret: } # smtpPort',
  '{ oidcClientSecret: };',
  '{\n  "oidcClientSecret":\n  , "smtpPort": 25\n}',
  '{\n  smtpAuth: {\n    password:\n  } smtpPort: 25\n}',
  'oidcClientSecret:: "fake"',
  '{ oidcClientSecret: {} }',
  '{ smtpAuth: { mechanism: { password: } } }',
  '{\n  apiTokens: [\n    a\n    b\n  ]\n}',
  '{\n  apiTokens: [a, b]\n}',
  '{\n  oidcClientSecret: {\n    a: 1\n  }\n}',
  '{\n  smtpPort: }25\n}',
])('what begins like punctuation and is no secret is not reported: %j', (text) =>
  expect(problemLines(text).filter((line) => line.includes('needs-quotes'))).toEqual([]),
);

test.each([
  '{\n  oidcClientSecret: # the new one\n    "fake"\n}',
  '{\n  oidcClientSecret: /* the new one */ "fake"\n}',
  '{\n  oidcClientSecret: "fake" # the new one\n}',
  'oidcClientSecret: # rotate in May\n  fake\nsmtpPort: 25',
  'oidcClientSecret: // rotate in May\n\n  fake with: more\n',
  'pgConnStr: # the new one\n  postgres://review@db.example.com/review',
  '{\n  organisationName: #fake\n}',
])('a comment beside a value, and one without a secret, is not reported: %j', (text) =>
  expect(problemLines(text).filter((line) => line.includes('secret-as-comment'))).toEqual([]),
);
