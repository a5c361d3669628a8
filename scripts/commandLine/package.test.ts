import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPackage, buildPackage, installedNodes, mostPacked } from './builtPackage.ts';

let folder: string;
let built: BuiltPackage;
let project: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-'));
  built = buildPackage(join(folder, 'one'));
  project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private": true}\n');
  const words = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', built.archive];
  execFileSync('npm', words, { cwd: project, stdio: 'pipe' });
  writeFileSync(join(project, 'config.hjson'), 'smtpport: 587\noidcClientSecret: fake-secret\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const arconf = () => join(project, 'node_modules', '.bin', 'arconf');
const inShell = (command: string) =>
  spawnSync('bash', ['-c', command], { cwd: project, encoding: 'utf8', env: { ...process.env, arconf: arconf() } });

describe('the package', () => {
  it('is small, and has the same bytes when it is built and packed again', () => {
    const other = buildPackage(join(folder, 'two'));
    expect(readFileSync(other.archive).equals(readFileSync(built.archive))).toBe(true);
    const unpacked = readdirSync(built.build).map((name) => statSync(join(built.build, name)).size);
    const sizes = { packed: statSync(built.archive).size, unpacked: unpacked.reduce((sum, size) => sum + size, 0) };
    console.log(`packed ${sizes.packed / 1000} kB, unpacked ${sizes.unpacked / 1000} kB`);
    expect(sizes.packed).toBeLessThanOrEqual(mostPacked);
    expect(sizes.unpacked).toBeLessThanOrEqual(1_200_000);
  });

  it('is what npm packs of the build', () => {
    const [report] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: built.build, encoding: 'utf8' }),
    );
    expect(report.files.map(({ path }: { path: string }) => path).sort()).toEqual(readdirSync(built.build).sort());
  });

  it('depends on nothing and runs nothing when it is installed', () => {
    const { dependencies, scripts, bin, engines } = JSON.parse(readFileSync(join(built.build, 'package.json'), 'utf8'));
    expect({ dependencies, scripts, bin, engines }).toEqual({
      dependencies: undefined,
      scripts: undefined,
      bin: { arconf: 'arconf.js' },
      engines: { node: '>=20.19' },
    });
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['arconf']);
  });

  it('has files that can each be the first to be loaded, as its commands load them', () => {
    for (const name of readdirSync(built.build).filter((name) => name.endsWith('.js') && name !== 'arconf.js')) {
      const { stderr } = spawnSync(process.execPath, ['-e', `require('./${name}')`], {
        cwd: built.build,
        encoding: 'utf8',
      });
      expect(stderr, name).toBe('');
    }
  });

  // Node 20 keeps none: there, running it shows nothing.
  it('asks for no cache of compiled code', () => {
    for (const name of readdirSync(built.build))
      expect(readFileSync(join(built.build, name), 'utf8'), name).not.toContain('CompileCache');
  });

  it('brings the licences of what is bundled', () => {
    const licences = readFileSync(join(built.build, 'licences.txt'), 'utf8');
    for (const name of ['yaml', 're2js', 'zod']) expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('loads only what a configuration needs', () => {
    const hook = join(folder, 'loaded.cjs');
    writeFileSync(
      hook,
      `process.on('exit', () => {
        const files = Object.keys(require.cache).map((path) => require('node:path').parse(path).name);
        const builtins = process.moduleLoadList.filter((name) => name.startsWith('NativeModule '));
        require('node:fs').writeSync(2, JSON.stringify([...files, ...builtins]));
      });\n`,
    );
    const loadedFor = (name: string): readonly string[] => {
      const words = ['--require', hook, arconf(), 'check', name];
      return JSON.parse(spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' }).stderr);
    };
    const program = (source: string) => JSON.stringify({ gatewayOAuth2: { endpointParams: { audience: source } } });
    writeFileSync(join(project, 'program.hjson'), program('lower(gatewayURL)'));
    writeFileSync(join(project, 'pattern.hjson'), program('gatewayURL matches "^https" ? "a" : "b"'));

    const loaded = ['config.hjson', 'program.hjson', 'pattern.hjson'].map(loadedFor);
    const stages = ['start', 'core', 'check', 'programs', 'patterns', 'yaml', 'delivery', 'codes'];
    expect(loaded.map((names) => stages.filter((stage) => names.includes(stage)))).toEqual([
      ['start', 'core', 'check'],
      ['start', 'core', 'check', 'programs'],
      ['start', 'core', 'check', 'programs', 'patterns'],
    ]);
    // They take a tenth of the start.
    for (const builtin of ['crypto', 'child_process']) expect(loaded[0]).not.toContain(`NativeModule ${builtin}`);
  });
});

describe.each(installedNodes())('with %s', (node) => {
  const withNode = (...words: readonly string[]) =>
    spawnSync(node, [arconf(), ...words], { cwd: project, encoding: 'utf8' });

  it('runs after an installation without a network', () => {
    expect(withNode('--help')).toMatchObject({ status: 0, stderr: '' });
    const check = withNode('check', 'config.hjson', '--fail-on', 'warning', '--output', 'compact');
    expect(check).toMatchObject({ status: 1, stderr: '' });
    expect(check.stdout).toMatch(/^config\.hjson:1:1: \w+: .* \[key-case\]$/m);
    expect(withNode('redact', 'config.hjson').stdout).toContain('<redacted oidcClientSecret of ');
    expect(withNode('diff', 'config.hjson', 'config.hjson')).toMatchObject({ status: 0, stderr: '' });
    const format = { cwd: project, encoding: 'utf8', input: 'smtpPort:    587\n' } as const;
    expect(spawnSync(node, [arconf(), 'fmt', '-'], format).stdout).toBe('smtpPort: 587\n');
    expect(withNode('check', 'none.hjson')).toMatchObject({ status: 2, stdout: '1 file could not be checked.\n' });
  });

  it.each([
    ['is full', '>/dev/full', 'The disk is full.'],
    ['is open for reading alone', '1</dev/null', 'It cannot be written (EBADF).'],
  ])('says in one line that standard output %s', (_, redirection, reason) => {
    const command = `"$node" "$arconf" redact config.hjson ${redirection}`;
    const env = { ...process.env, node, arconf: arconf() };
    const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: project, encoding: 'utf8', env });
    expect([status, stderr]).toEqual([2, `arconf: standard output: ${reason}\n`]);
  });

  it('keeps no compiled code where another user could put some', () => {
    const temporary = mkdtempSync(join(folder, 'temporary-'));
    const env = { ...process.env, TMPDIR: temporary, NODE_COMPILE_CACHE: undefined };
    expect(spawnSync(node, [arconf(), 'check', 'config.hjson'], { cwd: project, env }).status).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('in pipes', () => {
  it('reads standard input', () => {
    const { stdout } = inShell('cat config.hjson | "$arconf" check --output compact --stdin-name a.hjson -');
    expect(stdout).toMatch(/^a\.hjson:1:1: /);
  });

  it('reads a FIFO', () => {
    const { stdout } = inShell('"$arconf" check --output compact <(cat config.hjson)');
    expect(stdout).toMatch(/^\/dev\/fd\/\d+:1:1: /);
  });

  it('ends in silence when the reader goes away', () => {
    writeFileSync(
      join(project, 'many.hjson'),
      Array.from({ length: 3_000 }, (_, index) => `unknown${index}: 1\n`).join(''),
    );
    const { stderr, stdout } = inShell('"$arconf" check --max 3000 many.hjson | head -1');
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toHaveLength(2);
  });

  it('runs with standard output closed', () => {
    const { status, stderr } = inShell('"$arconf" check config.hjson >&-');
    expect([status, stderr]).toEqual([0, '']);
  });
});

it('writes no report through a link', () => {
  const { status, stderr } = inShell(
    'echo kept > victim && ln -s victim report && "$arconf" check --output sarif=report config.hjson',
  );
  expect([status, stderr]).toEqual([2, 'arconf: report: This is a link, and reports are not written through links.\n']);
  expect(readFileSync(join(project, 'victim'), 'utf8')).toBe('kept\n');
});

it('gives a new file with secrets the mode of the file that they are from', () => {
  const { status } = inShell(
    'umask 022 && cp config.hjson ours.hjson && chmod 600 ours.hjson && "$arconf" merge config.hjson ours.hjson config.hjson --output new.hjson',
  );
  expect([status, statSync(join(project, 'new.hjson')).mode & 0o777]).toEqual([0, 0o600]);
});

it('writes through a link, and keeps the mode of the file', () => {
  const { status } = inShell(
    'cp config.hjson real.hjson && chmod 640 real.hjson && ln -s real.hjson link.hjson && "$arconf" check --fix link.hjson',
  );
  expect(status).toBe(0);
  expect(readFileSync(join(project, 'real.hjson'), 'utf8')).toMatch(/^smtpPort: 587\n/);
  expect(statSync(join(project, 'real.hjson')).mode & 0o777).toBe(0o640);
});
