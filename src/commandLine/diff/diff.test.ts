import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';
import { compareTexts } from '../../testing/compareTexts.ts';

const test = `baseUrl: "https://test.example.com"
oidcClientSecret: "fake-test-secret"
smtpPort: 587
supportPageUrl: "https://help.example.com" # for the pilot
`;
const production = `baseUrl: "https://www.example.com" # since March
oidcClientSecret: "fake-live-secret"
smtpPort: 587.0
`;
const files = { 'conf/test.hjson': test, 'conf/production.hjson': production, same: test, broken: '{ a: ' };
const optionRows = compareTexts('', '').rows.length;
const pair = ['conf/test.hjson', 'conf/production.hjson'];
const diff = (...words: readonly string[]) => runOn({ files }, 'diff', ...words);

describe('diff', () => {
  it('prints what differs, by meaning and without secrets', async () => {
    expect(await diff(...pair)).toMatchObject({
      code: 1,
      err: '',
      out: `test.hjson → production.hjson
  ~ baseUrl                 https://test.example.com → https://www.example.com
  ~ oidcClientSecret        differs (hidden)
  − supportPageUrl          https://help.example.com (default: "")
Of ${optionRows} values, 2 differ, 1 only in test.hjson, ${optionRows - 3} equal.
`,
    });
  });

  it('has the exit code 0 for the same', async () => {
    expect(await diff('conf/test.hjson', 'same')).toMatchObject({
      code: 0,
      out: `test.hjson → same\nOf ${optionRows} values, ${optionRows} equal.\n`,
    });
  });

  it.each<[words: readonly string[], code: number]>([
    [['--expect', 'baseUrl,oidc*,supportPageUrl'], 0],
    [['--expect', 'baseUrl,oidc*'], 1],
    [['--expect', 'baseUrl,oidc*,supportPageUrl,mailFrom'], 1],
    [['--ignore', 'baseUrl,oidc*,supportPageUrl'], 0],
    [['--only', 'smtpPort'], 0],
    [['--only', 'smtpPort', '--expect', 'smtpPort'], 1],
  ])('is a gate: %j', async (words, code) => {
    expect(await diff(...pair, ...words)).toMatchObject({ code, err: '' });
  });

  it('compares three as a matrix', async () => {
    const { code, out } = await diff(...pair, 'same', '--only', 'baseUrl,oidcClientSecret', '--names', 'A,B,C');
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 3)).toEqual([
      '                            A                         B                        C',
      '  ~ baseUrl                 https://test.example.com  https://www.example.com  https://test.example.com',
      '  ~ oidcClientSecret        •••••• A                  •••••• B                 •••••• A',
    ]);
  });

  it('prints comments and equal rows on request', async () => {
    const { out } = await diff(...pair, '--comments', '--all');
    expect(out).toContain('# test.hjson: for the pilot\n');
    expect(out).toMatch(/^ {2}= smtpPort +587 → 587\.0$/m);
  });

  it('prints JSON', async () => {
    const { out } = await diff(...pair, '--only', 'baseUrl,oidcClientSecret,supportPageUrl', '--output', 'json');
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      version: 2,
      tool: { name: 'arconf', version: '1.2.3' },
      files: [{ name: 'test.hjson' }, { name: 'production.hjson' }],
      problems: [],
      expectedButEqual: [],
      counts: { differs: 2, only: 1, equal: 0, sameEffect: 0, unreadable: 0 },
    });
    expect(report.rows.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict])).toEqual([
      ['baseUrl', 'differs'],
      ['oidcClientSecret', 'differs'],
      ['supportPageUrl', 'only'],
    ]);
    expect(report.rows[1].cells.map(({ text, secret }: { text: string; secret: string }) => [text, secret])).toEqual([
      ['••••••', 'A'],
      ['••••••', 'B'],
    ]);
    expect(report.rows[2].cells[1]).toEqual({ state: 'unset', default: '""', commentedOut: false });
  });

  it('says what a redacted copy hides, and fails for it only if asked to', async () => {
    const original = 'oidcClientSecret: "fake-one"\npgConnStr: "postgres://u:fake-two@h/d"\nsmtpPort: 25\n';
    const { out: copy } = await runOn({ files: { 'mine.hjson': original } }, 'redact', 'mine.hjson');
    const files = { 'mine.hjson': original, 'copy.hjson': copy };
    const plain = await runOn({ files }, 'diff', 'mine.hjson', 'copy.hjson');
    expect(plain.out).toContain('2 values are hidden in copy.hjson: not compared.');
    expect(plain.out).not.toContain('fake');
    expect(plain.code).toBe(0);
    for (const output of ['text', 'json', 'markdown', 'github']) {
      const run = await runOn({ files }, 'diff', '--fail-on-hidden', '--output', output, 'mine.hjson', 'copy.hjson');
      expect([output, run.code]).toEqual([output, 1]);
      expect(run.out).toMatch(/hidden/);
    }
    const same = await runOn({ files }, 'diff', '--fail-on-hidden', 'mine.hjson', 'mine.hjson');
    expect(same.code).toBe(0);
  });

  it('prints a change record, with hashes of the redacted texts', async () => {
    const { out } = await diff(...pair, '--output', 'markdown');
    expect(out).toContain('| baseUrl | https://test.example.com | https://www.example.com | since March |\n');
    expect(out).toContain('| oidcClientSecret | (hidden) | changed |  |\n');
    const redacted = await runOn({ files }, 'redact', 'conf/test.hjson');
    expect(out).toContain(`SHA-256 ${createHash('sha256').update(redacted.out).digest('hex')}`);
  });

  it('annotates for GitHub', async () => {
    const { out } = await diff(...pair, '--output', 'github', '--expect', 'oidcClientSecret,supportPageUrl,mailFrom');
    expect(out).toBe(
      [
        '::error file=production.hjson,title=expected-difference::mailFrom was expected to differ, and does not.',
        '::error file=production.hjson,line=1,title=difference::baseUrl: https://test.example.com → https://www.example.com',
        '',
      ].join('\n'),
    );
  });

  it('says what several texts have in common that they should not', async () => {
    const { out } = await runOn(
      {
        files: {
          a: `${test}encryptionKey: "fake-key"\npgConnStr: "postgres://a/d"`,
          b: `${production}encryptionKey: "fake-key"\npgConnStr: "postgres://b/d"`,
        },
      },
      'diff',
      'a',
      'b',
      '--only',
      'encryptionKey',
    );
    expect(out).toContain('warning same-encryption-key: One key encrypts the databases of a and b.');
  });

  it.each<[words: readonly string[], reason: string]>([
    [[...pair, '--expect', 'bseUrl'], 'diff: There is no option "bseUrl". Did you mean baseUrl?'],
    [[...pair, '--names', 'a,b,c'], 'diff: --names has more names than there are files.'],
    [[...pair, '--server-version', 'x'], 'diff: --server-version has to be a version such as 3.41.0, or latest.'],
    [['same', 'none'], 'none: There is no such file.'],
    [['same', 'broken'], 'broken: Line 1: '],
    [['-', '-'], 'diff: Standard input can be read only once, so name - once.'],
  ])('is in trouble with %j', async (words, reason) => {
    const { code, out, err } = await diff(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(`arconf: ${reason}`)).toBe(true);
  });
});
