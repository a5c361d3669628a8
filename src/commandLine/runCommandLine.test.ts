import { describe, expect, it } from 'vitest';
import { runOn } from '../testing/commandLine.ts';
import { commands } from './commands/commands.ts';
import { exitCode } from './exitCode.ts';
import { runCommandLine } from './runCommandLine.ts';

const names = Object.keys(commands);
const config = 'baseUrl: https://review.example.com\noidcClientSecret: fake-secret\n';

describe('help', () => {
  it.each([[], ['--help'], ['-h'], ['help']])('of the program: %j', async (...words) => {
    const { code, out, err } = await runOn({}, ...words.flat());
    expect([code, err]).toEqual([exitCode.done, '']);
    for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  it.each(names)('of %s fits in 80 columns and names each option', async (name) => {
    const { out } = await runOn({}, name, '--help');
    const command = await commands[name as keyof typeof commands].load();
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`);
    expect(await runOn({}, 'help', name)).toEqual(await runOn({}, name, '--help'));
  });

  it.each(['check', 'redact', 'export', 'effective', 'server-check'])(
    'of %s says what is read without a file',
    async (name) => {
      const { out } = await runOn({}, name, '--help');
      expect(out.replace(/\s+/g, ' ')).toContain('Without a file, reads the variable SERVICE_CONFIG_HJSON');
    },
  );

  it('fits in 80 columns', async () => {
    expect((await runOn({}, '--help')).out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

it.each([['--version'], ['version'], ['redact', '--version']])('says its version: %j', async (...words) => {
  expect(await runOn({}, ...words.flat())).toMatchObject({ code: exitCode.done, out: 'arconf 1.2.3\n' });
});

describe('wrong usage', () => {
  it.each<readonly [words: readonly string[], reason: string]>([
    [['redct'], 'arconf: There is no command "redct". Did you mean redact?\n'],
    [['zzz'], 'arconf: There is no command "zzz". arconf --help lists the commands.\n'],
    [['__proto__'], 'arconf: There is no command "__proto__". arconf --help lists the commands.\n'],
    [['redact', '--coment=all'], 'arconf: redact: There is no such option. Did you mean --comments?\n'],
    [['redact', '--constructor'], 'arconf: redact: There is no such option. Words that begin with - go after --.\n'],
    [['redact', '-x'], 'arconf: redact: There is no such option. Words that begin with - go after --.\n'],
    [['redact', '--comments=some'], 'arconf: redact: The option --comments needs one of none, unsuspicious, all.\n'],
    [['redact', '--comments'], 'arconf: redact: The option --comments needs one of none, unsuspicious, all.\n'],
    [['redact', '--stdin-name', '--env'], 'arconf: redact: The option --stdin-name needs a value: PATH.\n'],
    [['redact', '--env='], 'arconf: redact: The option --env= needs a value: NAME.\n'],
    [['redact', '--textconv=yes'], 'arconf: redact: The option --textconv takes no value.\n'],
    [['redact', 'a', 'b'], 'arconf: redact: There are too many operands: they are [FILE].\n'],
  ])('%j', async (words, err) => {
    expect(await runOn({}, ...words)).toMatchObject({ code: exitCode.failed, out: '', err });
  });

  it('never repeats the value of an option: it may be a secret in the wrong place', async () => {
    for (const words of [['--password=fake-secret'], ['--comments=fake-secret'], ['--textconv=fake-secret']]) {
      expect((await runOn({}, 'redact', ...words)).err).not.toContain('fake-secret');
    }
  });
});

it('treats everything after -- as operands', async () => {
  const { code, err } = await runOn({ files: { '--help': config } }, 'redact', '--', '--help');
  expect([code, err]).toEqual([exitCode.done, '']);
});

describe('a fault of the program', () => {
  const failing = (fault: unknown) => {
    let err = '';
    const output = {
      write: (text: string) => {
        err += text;
      },
      columns: undefined,
    };
    const run = runCommandLine(
      ['redact', 'config.json'],
      {
        stdout: output,
        stderr: output,
        variables: {},
        workingDirectory: '/',
        askHidden: async () => undefined,
        readStandardInput: () => Promise.reject(fault),
        readFile: () => Promise.reject(fault),
        writeFile: () => Promise.reject(fault),
        createFile: () => Promise.reject(fault),
        writeReport: () => Promise.reject(fault),
        mergeLines: () => Promise.reject(fault),
      },
      '1.2.3',
    );
    return run.then((code) => ({ code, err }));
  };

  it('is reported with its calls and without its message, which may quote a file', async () => {
    const { code, err } = await failing(new TypeError('fake-secret\n    at fake-secret (config.json)\n    at '));
    expect(code).toBe(exitCode.fault);
    expect(err).toContain('TypeError in arconf 1.2.3');
    expect(err).toMatch(/^ {2}at .*runCommandLine\.test\.ts/m);
    expect(err).not.toContain('fake-secret');
  });

  it('is reported without calls where the stack does not say where its message ends', async () => {
    const fault = new Error('other');
    fault.stack = 'fake-secret\n    at fake-secret';
    expect((await failing(fault)).err).not.toContain('fake-secret');
  });

  it('is reported where something else than an error was thrown', async () => {
    const { code, err } = await failing('fake-secret');
    expect(code).toBe(exitCode.fault);
    expect(err).not.toContain('fake-secret');
  });
});
