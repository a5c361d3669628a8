import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPackage, buildPackage } from './builtPackage.ts';

let folder: string;
let built: BuiltPackage;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-editing-'));
  built = buildPackage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = () => join(built.build, 'arconf.js');
const inShell = (command: string) =>
  spawnSync('bash', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, arconf: `${process.execPath} ${program()}` },
  });
const config = 'smtpPort: 25\noidcClientSecret: fake-old\n';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe.skipIf(!existsSync('/proc/self/cmdline'))('a secret that is set', () => {
  it.each<[name: string, words: readonly string[], variables: Readonly<Record<string, string>>]>([
    ['from standard input', ['--stdin'], {}],
    ['from a variable', ['--from-env', 'NEW'], { NEW: 'zebraquilt' }],
    ['from a file', ['--from-file', 'new.txt'], {}],
  ])('%s is in the words of no process, and in the file', async (_name, words, variables) => {
    write('config.hjson', config);
    write('new.txt', 'zebraquilt\n');
    const child = spawn(process.execPath, [program(), 'set', 'config.hjson', 'oidcClientSecret', ...words], {
      cwd: folder,
      env: { ...process.env, ...variables },
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const seen: string[] = [];
    while (child.exitCode === null && !seen.some((line) => line.includes('oidcClientSecret'))) {
      seen.push(...wordsOfProcesses());
      await new Promise((resolve) => setImmediate(resolve));
    }
    child.stdin.end('zebraquilt\n');
    while (child.exitCode === null) {
      seen.push(...wordsOfProcesses());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await ended;
    expect(child.exitCode).toBe(0);
    expect(seen.join('\n')).toContain('oidcClientSecret');
    expect(seen.join('\n') + output).not.toContain('zebraquilt');
    expect(read('config.hjson')).toBe('smtpPort: 25\noidcClientSecret: zebraquilt\n');
  });
});

/** The command lines of all processes, as any user can read them. */
function wordsOfProcesses(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });
}

const python = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!python)(`at a terminal${python ? '' : ' (Python is not available here)'}`, () => {
  /** Runs `set` at a terminal, types what is asked for, and prints what the terminal shows and the exit code. */
  const session = `
import os, pty, sys
child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:-1])
shown = b''
while not shown.endswith(b': '):
    shown += os.read(terminal, 1000)
os.write(terminal, sys.argv[-1].encode())
try:
    while True:
        data = os.read(terminal, 1000)
        if not data:
            break
        shown += data
except OSError:
    pass
print(shown.decode())
print('exit', os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;
  const typed = (text: string) => {
    write('config.hjson', config);
    const words = [process.execPath, program(), 'set', 'config.hjson', 'oidcClientSecret'];
    return execFileSync('python3', ['-c', session, ...words, text], { cwd: folder, encoding: 'utf8' });
  };

  it('a secret is asked for, and not shown', () => {
    const shown = typed('zebraquiltx\x7f\r');
    expect(shown).toContain('oidcClientSecret: ');
    expect(shown).toContain('exit 0');
    expect(shown).not.toContain('zebra');
    expect(read('config.hjson')).toBe('smtpPort: 25\noidcClientSecret: zebraquilt\n');
  });

  it('Ctrl+C ends it, and nothing is written', () => {
    expect(typed('zebra\x03')).toContain('exit 130');
    expect(read('config.hjson')).toBe(config);
  });
});

/** Mounts a file over itself, as a container does with one of the host, in a space of mounts that ends with the command. */
const inMount = (file: string, command: string) =>
  spawnSync('unshare', ['--mount', 'sh', '-c', `mount --bind ${file} ${file} && ${command}`], { cwd: folder });
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

it.skipIf(!canMount)(`writes a file that is mounted${canMount ? '' : ' (not allowed here)'}`, () => {
  write('mounted.hjson', config);
  write('new.txt', '');
  // It is mounted: nothing can be renamed over it.
  expect(inMount('mounted.hjson', 'mv new.txt mounted.hjson').status).not.toBe(0);
  const set = `${process.execPath} ${program()} set mounted.hjson smtpPort 587`;
  expect(inMount('mounted.hjson', set).status).toBe(0);
  expect(read('mounted.hjson')).toBe(config.replace('25', '587'));
  expect(readdirSync(folder).filter((name) => name.includes('mounted'))).toEqual(['mounted.hjson']);
});

describe('in pipes', () => {
  it('diff ends in silence when the reader goes away', () => {
    const lines = (value: number) =>
      Array.from({ length: 3_000 }, (_, index) => `unknown${index}: ${value}\n`).join('');
    write('one.hjson', lines(1));
    write('two.hjson', lines(2));
    const { stdout, stderr } = inShell('$arconf diff one.hjson two.hjson | head -1');
    expect([stdout, stderr]).toEqual(['one.hjson → two.hjson\n', '']);
  });

  it('reads FIFOs, and the same FIFO can be written to as a filter', () => {
    write('config.hjson', config);
    expect(inShell('$arconf get <(cat config.hjson) smtpPort')).toMatchObject({
      status: 0,
      stdout: '25\n',
      stderr: '',
    });
    expect(inShell('$arconf fmt - < config.hjson | $arconf set - smtpPort 587')).toMatchObject({
      status: 0,
      stdout: config.replace('25', '587'),
      stderr: '',
    });
  });

  it.each([
    ['diff config.hjson config.hjson', ''],
    ['effective config.hjson', 'arconf: config.hjson: 2 of 23 options set, 8 to fill in.\n'],
    ['explain --list', ''],
  ])('runs with standard output closed: %s', (words, stderr) => {
    write('config.hjson', config);
    expect(inShell(`$arconf ${words} >&-`)).toMatchObject({ status: 0, stderr });
  });

  it.each([['fmt big'], ['get big smtpPort'], ['set big smtpPort 25'], ['diff big big'], ['effective big']])(
    'says why 20 MB of braces are too much: %s',
    (words) => {
      write('big', '{'.repeat(20_000_000));
      const { status, stdout, stderr } = inShell(`$arconf ${words}`);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^arconf: \w+: The text has a line of more than 4,000,000 characters/);
    },
  );
});

it('git difftool shows what differs by option', () => {
  write('config.hjson', config);
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  git('init', '--quiet');
  git('add', 'config.hjson');
  git('commit', '--quiet', '--message', 'Start');
  write('config.hjson', config.replace('25', '587').replace('fake-old', 'fake-new'));
  const tool = `${process.execPath} ${program()} diff "$LOCAL" "$REMOTE" --names old,new || true`;
  const shown = git('difftool', '--no-prompt', '--extcmd', `bash -c 'LOCAL="$1" REMOTE="$2"; ${tool}' --`);
  expect(shown).toContain('~ smtpPort                25 → 587');
  expect(shown).toContain('~ oidcClientSecret        differs (hidden)');
  expect(shown).not.toContain('fake-');
});
