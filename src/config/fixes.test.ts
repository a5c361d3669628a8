import { readdirSync, readFileSync } from 'node:fs';
import { parseHjson } from 'hjson-document';
import { editsOf } from 'hjson-document/testing/editsOf';
import { applyEdits, type Diagnostic, dottedName } from 'source-text';
import { describe, expect, test } from 'vitest';
import { analyseConfig } from './analyseConfig.ts';

const fixtures = new URL('./fixtures/', import.meta.url);

/** Something to fix for most rules at once. */
const troubled = `{
  # what is wrong here is wrong on purpose
  basUrl: https://review.example.com
  BASEURL: "x"
  organisationName: 42 # answer
  encryptionKey: "${'ab'.repeat(32)}"
  pgConnStr: "postgres://u:fa#ke@db.example.com/x"
  pgAzureManagedIdentity: "yes"
  oidcIssuer: "https://login.example.com/.well-known/openid-configuration"
  oidcClientId: null
  oidcClientSecret: "FAKE "
  mailFrom: "Sales: North <a@example.com>"
  smtpHostname: "smtp.example.com:587"
  smtpPort: "587"
  smtpAuth: {
    username: ""
    mechanism: { type: "oauth2", password: "FAKE" }
  }
  gatewayOAuth2: {
    endpointParams: { a: true, a: "'x'" }
    tokenUrl: auth.example.com/token
  }
  queryTimeOutMinutes: 0
  readTimeOutMinutes: 5.0
  writeTimeOutMinutes: null
  extra: 1, templatesPath: ""
}
`;

const texts: readonly (readonly [name: string, text: string])[] = [
  ['troubled', troubled],
  ['troubled, with CRLF', troubled.replace(/\n/g, '\r\n')],
  ['troubled, without braces', troubled.replace(/^\{\n/, '').replace(/\}\n$/, '')],
  ...readdirSync(fixtures)
    .filter((name) => name.endsWith('.hjson'))
    .map((name) => [name, readFileSync(new URL(name, fixtures), 'utf8')] as const),
];

const read = (text: string) => analyseConfig(parseHjson(text), '3.41.0');
const nameOf = ({ code, path, range }: Diagnostic, text: string) =>
  `${code} ${dottedName(path)} ${text.slice(0, range?.start).split(/\n/).length}`;

describe.each(texts)('%s', (_name, text) => {
  const problems = read(text).diagnostics.filter(({ fixes }) => fixes.length > 0);
  const cases = problems.flatMap((problem) =>
    problem.fixes.map((fix) => [`${nameOf(problem, text)}: ${fix.title}`, problem, fix] as const),
  );

  test.each(cases)('%s', (_case, problem, fix) => {
    const edits = editsOf(fix);
    expect(edits).not.toEqual([]);
    const fixed = applyEdits(text, edits);
    const after = read(fixed);
    const same = (other: Diagnostic) =>
      other.code === problem.code && dottedName(other.path) === dottedName(problem.path);
    const before = problems.filter(same).length;
    expect(after.diagnostics.filter(same)).toHaveLength(before - 1);
    expect(parseHjson(fixed).errors).toHaveLength(parseHjson(text).errors.length);
  });
});

test('the troubled text has something for most rules', () =>
  expect(new Set(read(troubled).diagnostics.map(({ code }) => code)).size).toBeGreaterThan(18));

describe('an invisible character in a key', () => {
  const fixesOf = (text: string) =>
    read(text)
      .diagnostics.filter(({ code }) => code === 'invisible-in-key')
      .flatMap(({ fixes }) => fixes.map((fix) => [fix.isSafe ?? false, applyEdits(text, editsOf(fix))]));

  test('is removed where that makes no other key', () =>
    expect(fixesOf('smtpPort\u200b: 25\n')).toEqual([[true, 'smtpPort: 25\n']]));

  test.each([
    ['smtpPort: 587\nsmtpPort\u200b: 25\n', 'smtpPort: 587\n'],
    ['smtpport: 587\nsmtpPort\u00a0: 25\n', 'smtpport: 587\n'],
  ])('is not removed where the key is there already: %j', (text, fixed) =>
    expect(fixesOf(text)).toEqual([[false, fixed]]),
  );

  test('is not removed where it is all of the key', () => expect(fixesOf('"\u200b": 25\n')).toEqual([]));
});
