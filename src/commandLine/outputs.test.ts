import { describe, expect, it } from 'vitest';
import { runOn } from '../testing/commandLine.ts';
import { exitCode } from './exitCode.ts';

const secret = 'fake-secret';
const config = `{\n  smtpport: 587\n  oidcClientSecret:   ${secret}\n}\n`;

describe('a name of a file', () => {
  const controls = 'no\n::error::file\u001b[31m\u009b2J\u202e';

  it.each([
    ['check', 'missing'],
    ['fmt', 'missing'],
    ['get', 'missing', 'baseUrl'],
    ['set', 'missing', 'smtpPort', '1'],
    ['unset', 'missing', 'smtpPort'],
    ['set', 'config', '--from', 'missing'],
    ['set', 'config', 'baseUrl', '--from-file', 'missing'],
    ['diff', 'missing', 'config'],
    ['diff', 'config', 'config', '--names', 'missing,other'],
    ['merge', 'missing', 'config', 'config'],
    ['merge', 'config', 'config', 'config', '--output', 'out', '--path', 'missing'],
    ['redact', 'missing'],
    ['redact', '--textconv', 'missing'],
    ['redact', '--env=missing'],
    ['export', '--for', 'docker', 'missing'],
    ['effective', 'missing'],
    ['server-check', 'missing'],
    ['server-check', '--read', 'missing', 'config'],
    ['check', 'found'],
    ['check', '--output', 'compact', 'found'],
    ['check', '--fix', '--diff', 'found'],
    ['check', '--summary', 'missing', 'config'],
    ['fmt', '--check', 'found'],
    ['fmt', '--diff', 'found'],
    ['set', 'found', 'smtpPort', '1', '--diff'],
    ['set', 'found', 'oidcClientSecret', '--stdin', '--diff'],
    ['diff', 'found', 'config'],
    ['diff', 'found', 'config', '--output', 'github'],
  ])('is shown in one line by %s %s %s %s', async (...words) => {
    const files = { config, [controls]: config };
    const names: Readonly<Record<string, string>> = { missing: `${controls} missing`, found: controls };
    const line = words.map((word) => word.replace(/missing|found/, (name) => names[name] ?? ''));
    const { out, err, code } = await runOn({ files, standardInput: 'fake-new', mergedLines: '' }, ...line);
    expect(code).not.toBe(exitCode.fault);
    expect(out + err).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|^\s*::(?!error file=|notice file=)/m,
    );
  });

  it('is no command to the runner of GitHub Actions', async () => {
    const [first, anywhere] = ['::add-mask::e', 'a##[add-mask]e'];
    const files = { [first]: config, [anywhere]: config };
    const words = [
      ['check'],
      ['check', '--output', 'compact'],
      ['fmt', '--check'],
      ['fmt', '--diff'],
      ['redact', '-x'],
    ];
    for (const each of words) {
      const { out, err } = await runOn({ files }, ...each, first, anywhere);
      expect(out + err).not.toMatch(/^\s*::add|##\[/m);
    }
    expect((await runOn({}, 'fmt', anywhere)).err).toBe('arconf: a#\\u0023[add-mask]e: There is no such file.\n');
  });
});

describe('a value', () => {
  const value = 'ftp://a\u001b[2J\u009b2J\u202e\u2066\u200b';
  const files = { empty: '{}', config: `{\n  oidcIssuer: "${value}"\n  "key${value}": 1\n}\n` };
  const everywhere = [
    ['check'],
    ['check', '--output', 'compact'],
    ['check', '--output', 'github'],
    ['check', '--output', 'json'],
    ['check', '--output', 'sarif'],
    ['check', '--output', 'gitlab'],
    ['effective'],
    ['effective', '--output', 'markdown'],
    ['effective', '--output', 'csv'],
    ...['text', 'json', 'markdown', 'github'].map((format) => ['diff', '--all', '--output', format, 'empty', 'config']),
    ['server-check', '--commands', `ftp:${value}`],
    ['explain', value],
  ];
  const forPrograms = [['get', 'config', 'oidcIssuer'], ['redact'], ['export', '--for', 'value', '--keep-comments']];
  const run = (words: readonly string[], machine: { readonly columns?: number }) =>
    runOn(
      { files, ...machine },
      ...words,
      ...(words.includes('config') || words[0] === 'explain' ? [] : ['config']),
      '--no-color',
    );
  const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e\u2066]/;

  it.each([...everywhere, ...forPrograms])('controls no terminal: %s %s %s', async (...words) => {
    const { out, err } = await run([...words, ...(words[0] === 'export' ? ['--to-terminal'] : [])], { columns: 80 });
    expect(out + err).toMatch(/ftp:|key/);
    // CSV ends its lines with both.
    expect(out.replaceAll('\r\n', '\n') + err).not.toMatch(control);
  });

  it.each(everywhere)('is shown in a log, too: %s %s %s', async (...words) => {
    const { out, err } = await run(words, {});
    expect(out.replaceAll('\r\n', '\n') + err).not.toMatch(control);
  });

  it.each([['get', 'config', 'oidcIssuer'], ['redact']])('is exact for programs: %s', async (...words) => {
    expect((await run(words, {})).out).toContain(value);
  });
});

describe('a text with secrets', () => {
  const refusal = 'The output holds secrets: write it to a file or a pipe, or add --to-terminal.';
  const files = { config, ours: config.replace('587', '25') };

  it.each([
    ['fmt', '-'],
    ['set', '-', 'smtpPort', '25'],
    ['unset', '-', 'smtpport'],
    ['merge', 'config', 'ours', 'config'],
    ['get', '--show-secret', 'config', 'oidcClientSecret'],
    ['export', '--for', 'value', 'config'],
  ])('goes to a pipe, and to a terminal only on request: %s %s %s %s', async (...words) => {
    const machine = { files, standardInput: config };
    expect((await runOn(machine, ...words)).out).toContain(secret);
    const refused = await runOn({ ...machine, columns: 80 }, ...words);
    expect(refused).toMatchObject({ code: exitCode.failed, out: '' });
    expect(refused.err).toContain(refusal);
    expect((await runOn({ ...machine, columns: 80 }, ...words, '--to-terminal')).out).toContain(secret);
  });

  it('is refused where it cannot be read, since nothing says where its secrets are', async () => {
    const machine = { files: { ...files, broken: '{ a' }, mergedLines: '<<<<<<< ours\nx\n', columns: 80 };
    const { code, out, err } = await runOn(machine, 'merge', 'config', 'broken', 'ours');
    expect([code, out]).toEqual([exitCode.failed, '']);
    expect(err).toContain(refusal);
  });

  it.each([
    ['fmt', '-'],
    ['set', '-', 'smtpPort', '25'],
  ])('is any other where it holds none: %s', async (...words) => {
    const { code, out } = await runOn({ standardInput: '{smtpPort: 587}\n', columns: 80 }, ...words);
    expect([code, out]).toMatchObject([exitCode.done, /smtpPort/]);
  });
});
