import { dottedName } from 'source-text';
import { describe, expect, it } from 'vitest';
import { createWorkspace } from './workspace.ts';

function problemsOf(text: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace.snapshot.diagnostics;
}

const brief = (text: string) =>
  problemsOf(text).map(
    ({ severity, code, path, fixes }) =>
      `${severity} ${code} ${dottedName(path)}: ${fixes.map(({ title }) => title).join(', ')}`,
  );

describe('one cause is one problem, as severe as what follows from it, with all fixes', () => {
  it.each([
    [
      'a comment in a URL',
      'baseUrl: https://review.example.com # ours\n',
      ['error comment-in-string baseUrl: Make it a comment, Quote the whole text'],
    ],
    [
      'a comment in a sender',
      'mailFrom: Review <noreply@example.com> # ours\n',
      ['error comment-in-string mailFrom: Make it a comment, Quote the whole text'],
    ],
    [
      'a colour that is a comment, and takes the line below as its value',
      'accessReviewToolbarBackgroundColor: #003366\naccessReviewToolbarTextColor: white,\n',
      ['warning colour-as-comment accessReviewToolbarBackgroundColor: Quote the colour'],
    ],
    [
      'an option behind a comma in a URL',
      '{\n  baseUrl: https://review.example.com, smtpPort: 25\n}',
      ['error member-in-string baseUrl: Quote the text before the comma, Quote the whole text'],
    ],
    [
      'an option behind a line break of a word processor',
      'smtpPort: 587\u000bsmtpHostname: mail.example.com\n',
      ['error line-break-in-string smtpPort: End the line there, Quote the whole text'],
    ],
    [
      'a sign that looks like another in a host name',
      'smtpHostname: "mail\u2011relay.example.com"\n',
      ['warning disguised-character smtpHostname: Write what it looks like'],
    ],
    [
      'a sign after a URL',
      'oidcIssuer: "<https://login.example.com>"\n',
      ['error pasted-along oidcIssuer: Remove < and >'],
    ],
    [
      'a comment alone',
      'organisationName: Example # ours\n',
      ['warning comment-in-string organisationName: Make it a comment, Quote the whole text'],
    ],
  ])('%s', (_, text, expected) => expect(brief(text)).toEqual(expected));
});

describe('a secret that HJSON reads as something else is one problem, and is never emptied', () => {
  it.each([
    ['#fake', 'warning', 'secret-as-comment'],
    ['#fab-fake', 'warning', 'secret-as-comment'],
    ['//fake', 'warning', 'secret-as-comment'],
    ['/*fake', 'warning', 'secret-as-comment'],
    ['}fake', 'error', 'secret-needs-quotes'],
    ['{fake', 'error', 'secret-needs-quotes'],
    ['[fake', 'error', 'secret-needs-quotes'],
    [':fake', 'error', 'secret-needs-quotes'],
    [',fake', 'error', 'secret-needs-quotes'],
  ])('%s', (secret, severity, code) =>
    expect(
      brief(`oidcClientSecret: ${secret}\nsmtpPort: 25\n`).filter((line) => !line.includes('read-as-one')),
    ).toEqual([`${severity} ${code} oidcClientSecret: Put it in quotes`]),
  );
});

it.each([
  ['"The ""Best"" Company"', 'organisationName'],
  ['"" fake ""', 'oidcClientSecret'],
  ['"""fake"""', 'oidcClientSecret'],
])('nothing is said about the beginning of %s alone', (value, key) =>
  expect(brief(`{\n  ${key}: ${value}\n}\n`)).toEqual([`error text-after-quote ${key}: Make it one text`]),
);

describe('problems stay apart', () => {
  it('of two options', () =>
    expect(problemsOf('baseUrl: https://a.example # x\noidcIssuer: https://b.example # y\n')).toHaveLength(2));

  it('of a key and of its value', () =>
    expect(problemsOf('organisationName: a # x\norganisationName: b # y\n').map(({ code }) => code)).toContain(
      'duplicate-key',
    ));

  it('of one value where HJSON reads what was meant', () =>
    expect(problemsOf('baseUrl: "http://u:p@review.example.com"\n').length).toBeGreaterThan(1));
});

it('each fix of a cause solves it', () => {
  const workspace = createWorkspace();
  const text = 'baseUrl: https://review.example.com # ours\n';
  workspace.open({ name: 'config.json', text });
  const outcome = workspace.snapshot.diagnostics[0]?.fixes[0]?.edit();
  if (outcome?.ok) workspace.apply(outcome.edits, { view: 'panel', label: 'Fix' });
  expect(workspace.snapshot.text).toBe('baseUrl: "https://review.example.com" # ours\n');
  expect(workspace.snapshot.diagnostics).toEqual([]);
});
