import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { createProgramChecker } from '../tokenRequest/index.ts';
import { withoutSecrets } from './withoutSecrets.ts';
import { createWorkspace } from './workspace.ts';

/** The problems of a text, as the views get them. */
function problemsOf(text: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  workspace.addAnalyser(createProgramChecker().problems);
  return workspace.snapshot.diagnostics;
}

const said = (text: string) =>
  problemsOf(text).flatMap(({ message, detail, fixes }) => [message, detail ?? '', ...fixes.map(({ title }) => title)]);

const withParameter = (parameter: string) =>
  `{ gatewayOAuth2: { clientId: "a", clientSecret: "b", tokenUrl: "https://t.example.com", endpointParams: { ${parameter} } } }`;

describe('a problem of a secret', () => {
  it('of a program hides the name that is its text without quotes, and says what to do', () => {
    expect(said(withParameter('"password": "FAKEword"'))).toContain('Unknown name ••••••. Put literal text in quotes.');
    expect(said(withParameter('audience: "FAKEword"'))).toContain('Unknown name FAKEword. Put literal text in quotes.');
  });

  it.each([
    ['a program', withParameter('"client_assertion": "FAKE.word"')],
    ['a program with an operator', withParameter('"client_assertion": "FAKE?+word"')],
    ['a number that is cut', withParameter('"client_assertion": "12FAKE3"')],
    ['a number as a secret', '{ oidcClientSecret: 918273645 }'],
    ['a number out of range', '{ oidcClientSecret: 9182736455e99999 }'],
    ['an escape', '{ oidcClientSecret: "FAKE\\qword" }'],
    ['damage', '{ oidcClientSecret: "FAKE" "word" }'],
  ])('quotes nothing of it: %s', (_, text) => {
    const messages = said(text);
    expect(messages).not.toEqual([]);
    expect(messages.filter((message) => /FAKE|word\b|12FAKE3|918273645|\\q|'q'|\?\+/.test(message))).toEqual([]);
  });

  it('hides what a message has in quotes if a secret on the line holds it, even of ordinary words', () => {
    const said = (secret: string) => {
      const document = parseHjson(`oidcClientSecret: "${secret}"`);
      const problem = { code: 'unknown-key', severity: 'error', path: [], range: document.root.range } as const;
      const [shown] = withoutSecrets([{ ...problem, message: 'Found "is not" here.', fixes: [] }], document);
      return shown?.message;
    };
    expect(said('it is not FAKE')).toBe('Found "••••••" here.');
    expect(said('isolated FAKE notes')).toBe('Found "is not" here.');
  });

  it('stays precise where it quotes nothing', () => {
    expect(said('{ encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ub" }')).toEqual(
      expect.arrayContaining(['The key is cut off. 32 bytes are 44 characters of Base64.']),
    );
    const prose = said('{\n  oidcClientSecret: "FAKE" and this is the text that cannot be read\n}');
    expect(prose).not.toEqual([]);
    expect(prose.join('\n')).not.toContain('••••••');
  });

  it.each([
    ['?sslmode', 'sslmode must be disable, allow, prefer, require, verify-ca or verify-full.'],
    ['?ssl_mode=require&sslmode=require', 'Did you mean sslmode?'],
    ['?ssl_mode=require&sslmode=require', 'sslmode=require encrypts, but does not verify'],
  ])('keeps the words of PostgreSQL beside a connection string that ends in %s: %s', (end, words) =>
    expect(said(`pgConnStr: "postgres://app:fake-word@db.example.com/review${end}"`).join('\n')).toContain(words),
  );

  it('keeps the names of the reference, and the words of the sentence around them', () => {
    expect(said('oidcClientSecret: fake oidcClientId: review').join('\n')).toContain('the option oidcClientId is part');
    expect(said('pgConnStr: "postgres://review:[YOUR-PASSWORD]@db.example.com/review"').join('\n')).toContain(
      'Replace it with your value.',
    );
  });

  it.each([
    ['{"apiToken": "FAKE}x", "a": {"b": 1}', 'Add the missing "}"'],
    ['{"oidcClientSecret":: "FAKEone"}', 'This key has no value. Write one after the ":", or "" for an empty text.'],
    ['oidcClientSecret: "the', 'Add the closing quote'],
    ['oidcClientSecret: "one "text" FAKE"', 'Make it one text'],
    ['pgConnStr: "user=review password=use"', 'PostgreSQL libraries then use the variable PGHOST'],
    [
      '{ apiToken: "FAKE\\\\x", templatesPath: "C:\\templates" }',
      'In quotes, \\n and \\t are escapes: write \\\\ for a backslash.',
    ],
  ])('keeps signs of the syntax and the words of its own sentence: %s', (text, words) =>
    expect(said(text).join('\n')).toContain(words),
  );

  it.each([
    'oidcClientSecret: "&lt;redacted oidcClientSecret&gt;"',
    'oidcClientSecret: "x<redacted oidcClientSecret>"',
    'pgConnStr: "postgres://app:<redacted password.in.pgConnStr>@db/review"',
  ])('keeps the words about a mark of a redacted copy: %s', (text) =>
    expect(said(text)).toContain('A redacted copy leaves a secret out here. Put it back.'),
  );

  it('keeps the name of a prefix that does not belong to a key', () =>
    expect(said('encryptionKey: "base64:FAKEFAKEFAKE"').join('\n')).toContain('base64: is not a part of the key'));

  it.each([
    '@Microsoft.KeyVault(SecretUri=https://acme.vault.azure.net/secrets/a/)',
    'arn:aws:secretsmanager:eu-west-1:123456789012:secret:fake',
    'projects/acme/secrets/the-name-of-google/versions/latest',
  ])('that only says where the secret is leaves the words of its messages alone: %s', (pointer) => {
    const messages = said(`oidcClientSecret: "${pointer}"`);
    expect(messages).toContainEqual(expect.stringContaining('not like the secret itself'));
    expect(messages.filter((message) => message.includes('••'))).toEqual([]);
  });

  it('that is still a placeholder leaves the words of its messages alone', () => {
    const text = 'pgConnStr: "postgres://app:<PASSWORD>@db/review"\npgAzureManagedIdentity: true';
    const messages = said(text).join('\n');
    expect(messages).toContain('password');
    expect(messages).not.toContain('••••••');
  });

  it('hides what repeats it even if its name is not that of a secret', () => {
    const text = '{ oidcClientSecret: "FAKEsecretword"\n smtpPort: FAKEsecretword\n FAKEsecretword: 1 }';
    expect(said(text).join('\n')).not.toContain('FAKEsecretword');
  });

  it('keeps the titles of its fixes apart, so that each applies its own', () => {
    const problem = problemsOf(withParameter('password: "SOURCEid"')).find(({ code }) => code === 'expr-check');
    const titles = problem?.fixes.map(({ title }) => title) ?? [];
    expect(new Set(titles).size).toBe(titles.length);
  });
});
