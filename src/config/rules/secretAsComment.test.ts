import { expect, test } from 'vitest';
import { onlyProblem, problemLines } from '../../testing/configProblems.ts';
import { applyEdits } from '../../text/index.ts';

test.each([
  ['{\n  oidcClientSecret: #fake\n}', '{\n  oidcClientSecret: "#fake"\n}', '#'],
  ['{\n  encryptionKey: //fake=  \n  smtpPort: 25\n}', '{\n  encryptionKey: "//fake="  \n  smtpPort: 25\n}', '//'],
  ['oidcClientSecret:/*fake\r\nsmtpPort: 25\r\n', 'oidcClientSecret:"/*fake"\r\nsmtpPort: 25\r\n', '/*'],
  ['{\n  apiToken: # fa"ke\n}', '{\n  apiToken: "# fa\\"ke"\n}', '#'],
])('a secret that begins like a comment is put in quotes: %j', (text, expected, sign) => {
  const { message, fixes } = onlyProblem(text, 'secret-as-comment');
  expect(message).toBe(`This secret begins with ${sign}, so hjson-go reads a comment. Put it in quotes.`);
  const outcome = fixes[0]?.edit();
  expect(outcome?.ok && applyEdits(text, outcome.edits)).toBe(expected);
});

test.each([
  '{\n  oidcClientSecret: # the new one\n    "fake"\n}',
  '{\n  oidcClientSecret: /* the new one */ "fake"\n}',
  '{\n  oidcClientSecret: "fake" # the new one\n}',
  '{\n  organisationName: #fake\n}',
])('a comment beside a value, and one without a secret, is not reported: %j', (text) =>
  expect(problemLines(text).filter((line) => line.includes('secret-as-comment'))).toEqual([]),
);
