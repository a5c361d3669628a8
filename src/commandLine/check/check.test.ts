import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const clean = [
  'baseUrl: https://review.example.com',
  'organisationName: Example Hospital',
  'encryptionKey: "pU3KGCUwux1tEyze1iN7LtkeP3IfyxlxF0SU1kk8nVw="',
  '',
].join('\n');
const warned = 'organisationName: Example Hospital # on the button\n';
const broken = 'smtpPort: "587\n';
const misspelt = 'smtpProt: 587\n';

const files = { 'clean.hjson': clean, 'warned.hjson': warned, 'broken.hjson': broken, 'misspelt.hjson': misspelt };
const check = (...words: readonly string[]) => runOn({ files }, 'check', ...words);

describe('the exit code of check', () => {
  it.each<readonly [words: readonly string[], code: number]>([
    [['clean.hjson'], 0],
    [['warned.hjson'], 0],
    [['warned.hjson', '--fail-on', 'warning'], 1],
    [['warned.hjson', '--fail-on', 'hint'], 1],
    [['broken.hjson'], 1],
    [['broken.hjson', '--fail-on', 'never'], 0],
    [['clean.hjson', 'broken.hjson'], 1],
    [['clean.hjson', 'none.hjson'], 2],
    [['broken.hjson', 'none.hjson'], 2],
  ])('of %j is %i, whatever the format', async (words, code) => {
    for (const format of ['text', 'compact', 'json', 'sarif', 'github', 'gitlab']) {
      expect({ format, code: (await check(...words, '--output', format)).code }).toEqual({ format, code });
    }
  });
});

describe('wrong usage of check', () => {
  it.each<readonly [words: readonly string[], reason: string]>([
    [
      ['clean.hjson', '--output', 'xml'],
      'There is no format "xml": choose text, compact, github, json, sarif, gitlab.',
    ],
    [['clean.hjson', '--output', 'json='], 'The option --output json= needs a file.'],
    [
      ['clean.hjson', '--output', 'json', '--output', 'text'],
      'Standard output holds one report: name a file, as in --output json=FILE.',
    ],
    [['clean.hjson', '--ignore', 'key-cas'], 'There is no problem "key-cas". Did you mean key-case?'],
    [['clean.hjson', '--only', 'zzz'], 'There is no problem "zzz".'],
    [['clean.hjson', '--server-version', 'new'], '--server-version has to be a version such as 3.41.0, or latest.'],
    [['clean.hjson', '--diff'], '--diff shows what --fix would write: give both.'],
    [['-', '--fix'], '--fix writes files: standard input and variables can be shown with --diff.'],
    [
      ['clean.hjson', '--fix', '--wrapped'],
      '--fix edits configurations themselves, and none that another file holds (--wrapped).',
    ],
  ])('%j', async (words, reason) => {
    expect(await check(...words)).toMatchObject({ code: 2, out: '', err: `arconf: check: ${reason}\n` });
  });
});

describe('which problems are reported', () => {
  const codes = async (...words: readonly string[]) => {
    const { out, err } = await check(...words, '--output', 'json', 'warned.hjson', 'misspelt.hjson');
    const found: readonly { problems: readonly { code: string }[] }[] = JSON.parse(out).files;
    return { codes: found.map(({ problems }) => problems.map(({ code }) => code).join()), err };
  };

  it.each<readonly [words: readonly string[], codes: readonly string[]]>([
    [[], ['comment-in-string', 'unknown-key']],
    [
      ['--ignore', 'unknown-key'],
      ['comment-in-string', ''],
    ],
    [
      ['--ignore', 'comment-in-string:organisationName'],
      ['', 'unknown-key'],
    ],
    [
      ['--only', 'unknown-key'],
      ['', 'unknown-key'],
    ],
    [
      ['--only', 'unknown-key,comment-in-string:organisationName'],
      ['comment-in-string', 'unknown-key'],
    ],
  ])('with %j', async (words, expected) => expect(await codes(...words)).toEqual({ codes: expected, err: '' }));

  it('says which --ignore was not needed', async () => {
    const { err } = await codes('--ignore', 'comment-in-string:baseUrl', '--ignore', 'key-case,unknown-key');
    expect(err).toBe(
      'arconf: --ignore comment-in-string:baseUrl was not needed.\narconf: --ignore key-case was not needed.\n',
    );
  });

  it('by the version of the server, from the option or the variable', async () => {
    const text = 'supportPageUrl: https://help.example.com\n';
    const run = async (variables: Record<string, string>, ...words: readonly string[]) => {
      const { out } = await runOn({ files: { a: text }, variables }, 'check', '--output', 'compact', 'a', ...words);
      return out.includes('[option-newer-than-server]');
    };
    expect(await run({})).toBe(false);
    const versions = [{ ARCONF_SERVER_VERSION: '1.0.0' }, {}] as const;
    expect([await run(versions[0]), await run(versions[1], '--server-version', '1.0.0')]).toEqual([
      await run({}, '--server-version', '1.0.0'),
      await run({ ARCONF_SERVER_VERSION: '1.0.0' }),
    ]);
  });
});

describe('the variables of the process', () => {
  it('are checked with --env, beside the configuration', async () => {
    const variables = { SERVICE_CONFIG_HJSON: broken, GOMEMLIMIT: '512MB' };
    const { out, code } = await runOn({ variables }, 'check', '--env', '--output', 'compact');
    expect(code).toBe(1);
    expect(out).toMatch(/^SERVICE_CONFIG_HJSON:1:1: error: .*\nGOMEMLIMIT:1:1: error: .* \[memory-limit-form\]\n$/s);
  });

  it.each([
    ['https_proxy', 'none', 'https_proxy:1:1: warning: .* \\[proxy-word\\]'],
    ['no_proxy', '<local>', 'no_proxy:1:1: warning: .* \\[no-proxy-entry\\]'],
    ['ALL_PROXY', 'http://proxy.example.com:3128', 'HTTPS_PROXY:1:1: note: .* \\[proxy-all-proxy\\]'],
  ])('are read as Go reads them: %s', async (name, value, line) => {
    const variables = { SERVICE_CONFIG_HJSON: broken, [name]: value };
    const { out } = await runOn({ variables }, 'check', '--env', '--output', 'compact');
    expect(out).toMatch(new RegExp(line));
  });

  it('are not checked with a file', async () => {
    const { out } = await runOn({ files, variables: { GOMEMLIMIT: '512MB' } }, 'check', 'clean.hjson');
    expect(out).toBe('No problems in 1 file.\n');
  });
});

describe('the text report', () => {
  it('has the place, the words, the line and the ways out', async () => {
    expect((await check('warned.hjson')).out).toBe(
      [
        'warned.hjson:1:36 warning comment-in-string',
        '  What looks like a comment is part of the value: text without quotes runs to the end of its line.',
        '  > 1 | organisationName: Example Hospital # on the button',
        '      |                                    ^^^^^^^^^^^^^^^',
        '  fix: Make it a comment',
        '  fix: Quote the whole text',
        '  more: arconf explain comment-in-string',
        '',
        '1 problem in 1 file: 1 warning.',
        '',
      ].join('\n'),
    );
  });

  it('fits in the width of the terminal, with the caret under what it is about', async () => {
    const text = `${'# long '.repeat(3)}\norganisationName: ${'long '.repeat(60)}#評価\n`;
    const { out } = await runOn({ files: { a: text }, columns: 60 }, 'check', '--no-color', 'a');
    const lines = out.split('\n');
    const shown = lines.findIndex((line) => line.startsWith('  > 2 |'));
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
    const [from = 0, to = 0] = [lines[shown + 1]?.indexOf('^'), lines[shown + 1]?.lastIndexOf('^')];
    expect(lines[shown]?.slice(from)).toMatch(/^#評価/);
    // Each of the letters takes two columns.
    expect(to - from + 1).toBe(5);
  });

  it('shows no control characters of a file: they could write to the terminal', async () => {
    const { out } = await runOn({ files: { 'a\x1b[2J': '"key\x1b[31m": 1 # \u202e\n' } }, 'check', 'a\x1b[2J');
    expect(out).toContain('unknown-key');
    expect(out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  });

  it('says how many are left out', async () => {
    const { out } = await check('--max', '1', 'warned.hjson', 'misspelt.hjson');
    expect(out.match(/^\w+\.hjson:/gm)).toEqual(['warned.hjson:']);
    expect(out).toContain('… and 1 more. --max 2 shows all.\n');
  });

  it('has problems alone with --quiet', async () => {
    const notes = { files: { a: `${clean}# \r\n` } };
    expect(await runOn(notes, 'check', '--quiet', 'a')).toMatchObject({ out: '', err: '' });
    expect((await runOn(notes, 'check', 'a')).err).toContain('Changed 1 line end to LF');
  });

  it('shows no line with --redact-context', async () => {
    const { out } = await check('--redact-context', 'warned.hjson');
    expect(out).not.toContain('Hospital');
    expect(out).toContain('comment-in-string');
  });

  it('is coloured for a terminal and says the same', async () => {
    const plain = (await check('broken.hjson', 'misspelt.hjson')).out;
    const coloured = (await check('--color', 'always', 'broken.hjson', 'misspelt.hjson')).out;
    expect(coloured.replace(/\x1b\[\d+m/g, '')).toBe(plain);
    expect(coloured).not.toBe(plain);
  });
});

it('prints one line a problem in the compact format', async () => {
  expect((await check('--output', 'compact', 'misspelt.hjson', 'warned.hjson')).out).toMatch(
    /^misspelt\.hjson:1:1: warning: .* \[unknown-key\]\nwarned\.hjson:1:36: warning: .* \[comment-in-string\]\n$/,
  );
});

it('the problem matcher of docs/editors.md reads the compact format', async () => {
  const page = readFileSync(new URL('../../../docs/editors.md', import.meta.url), 'utf8');
  const [, tasks = ''] = /^```json\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const { regexp } = JSON.parse(tasks).tasks[0].problemMatcher.pattern;
  const lines = (await check('--output', 'compact', 'misspelt.hjson', 'warned.hjson', 'broken.hjson')).out
    .trim()
    .split('\n');
  const read = lines.map((line) => new RegExp(regexp).exec(line)?.slice(1, 5).join(' ').split(' ').slice(0, 4));
  expect(read).toEqual(
    lines.map((line) =>
      line
        .replace(/:? .*/, '')
        .split(':')
        .concat(line.split(': ')[1] ?? ''),
    ),
  );
});

describe('several reports at once', () => {
  it('are printed and written', async () => {
    const words = ['--output', 'text', '--output', 'sarif=out.sarif', '--output', 'compact=out.txt', '--max', '1'];
    const run = await check(...words, 'misspelt.hjson', 'warned.hjson');
    expect(run.out).toContain('2 problems in 2 of 2 files');
    expect(JSON.parse(run.files['out.sarif'] ?? '').runs[0].results).toHaveLength(2);
    expect(run.files['out.txt']?.match(/\n/g)).toHaveLength(2);
  });

  it('are text and annotations in GitHub Actions', async () => {
    const { out } = await runOn({ files, variables: { GITHUB_ACTIONS: 'true' } }, 'check', 'misspelt.hjson');
    expect(out).toMatch(/1 problem in 1 file.*\n::warning file=misspelt\.hjson,line=1,/);
  });

  it('append a table to the summary of a job', async () => {
    const run = await runOn({ files: { ...files, s: 'before\n' } }, 'check', '--summary', 's', 'misspelt.hjson');
    expect(run.files.s).toMatch(
      /^before\n\| severity .*\n\|---.*\n\| warning \| `unknown-key` \| misspelt\.hjson:1 \| /,
    );
  });
});

describe('--fix', () => {
  const text = '// note\nsmtpport: 587\norganisationName: Example Hospital # on the button\n';

  it('writes what is safe, and the exit code is that of what is left', async () => {
    const run = await runOn({ files: { a: text } }, 'check', '--fix', '--fail-on', 'warning', 'a');
    expect(run.files.a).toBe(text.replace('smtpport', 'smtpPort'));
    expect(run.out).toContain('2 problems in 1 file: 1 warning, 1 hint.');
    expect(run.code).toBe(1);
  });

  it('fixes the wanted problems alone', async () => {
    const run = await runOn({ files: { a: text } }, 'check', '--fix', '--ignore', 'key-case', 'a');
    expect(run.files.a).toBe(text);
  });

  it('prints the changes without secrets and comments with --diff, and writes nothing', async () => {
    const secret = `${text}oidcClientSecret: fake-secret\n`;
    const run = await runOn({ files: { a: secret } }, 'check', '--fix', '--diff', 'a');
    expect(run.files.a).toBe(secret);
    expect(run.out).toContain('\n-smtpport: 587\n+smtpPort: 587\n');
    expect(run.out).not.toMatch(/fake-secret|\/\/ note/);
  });

  it('writes UTF-8 without a byte order mark, and nothing else, where that is all there is to fix', async () => {
    for (const bytes of [`\uFEFF${clean}`, new Uint8Array(Buffer.from(`\uFEFF${clean}`, 'utf16le'))]) {
      const machine = { files: { a: bytes } };
      expect(await runOn(machine, 'check', '--output', 'compact', 'a')).toMatchObject({
        code: 1,
        out: expect.stringMatching(/^a:1:1: error: The file .* \[file-encoding\]\n$/),
      });
      const fixed = await runOn(machine, 'check', '--fix', 'a');
      expect([fixed.code, fixed.files.a]).toEqual([0, clean]);
      const kept = await runOn(machine, 'check', '--fix', '--output', 'compact', '--ignore', 'file-encoding', 'a');
      expect(kept.out).toBe('');
    }
  });

  it('removes a byte order mark, and keeps the line ends', async () => {
    const windows = text.replaceAll('\n', '\r\n');
    const run = await runOn({ files: { a: `\uFEFF${windows}` } }, 'check', '--fix', 'a');
    expect(run.files.a).toBe(windows.replace('smtpport', 'smtpPort'));
  });

  it('says that mixed line ends became one kind, also with --quiet, where the file was written', async () => {
    const mixed = text.replace('\n', '\r\n');
    const check = (...words: readonly string[]) => runOn({ files: { a: mixed } }, 'check', '--quiet', ...words, 'a');
    expect((await check('--fix')).err).toContain('Changed 1 line end');
    expect((await check()).err).toBe('');
    expect((await check('--fix', '--ignore', 'key-case')).err).toBe('');
  });
});

it('does not pass twenty megabytes of brackets, which are too much to check', async () => {
  const { code, out, err } = await runOn({ files: { a: '{'.repeat(20_000_000) } }, 'check', 'a');
  expect(code).toBe(2);
  expect(out).toContain('text-too-large');
  expect(err).toBe('arconf: a: It was not checked, because the text has a line of more than 4,000,000 characters.\n');
});
