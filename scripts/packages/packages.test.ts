import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage, publishedPackages } from './build.ts';

/** What a stranger writes first, and what it prints. */
const firstPrograms: Readonly<Record<(typeof publishedPackages)[number], readonly [string, string]>> = {
  'hjson-document': [
    `import { parseHjson, plainValueOf } from 'hjson-document';
     export const result = JSON.stringify(plainValueOf(parseHjson('port: 587 # STARTTLS').root));`,
    '{"port":587}',
  ],
  'expr-script': [
    `import { compile, run } from 'expr-script';
     const program = compile('upper(name)', { variables: { name: 'string' } });
     export const result = run(program, { name: 'Ada' }).value;`,
    'ADA',
  ],
};

const run = (command: string, parameters: readonly string[], cwd: string) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const tool = (name: string) => join(process.cwd(), 'node_modules/.bin', name);

describe.each(publishedPackages)('%s', (name) => {
  let folder: string;
  let built: string;
  let project: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'package-'));
    built = join(folder, 'built');
    project = join(folder, 'project');
    mkdirSync(project);
    await buildPackage(name, built);
    const archive = run('npm', ['pack', '--silent', '--pack-destination', folder], built).trim();
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'first.js'), firstPrograms[name][0]);
    run('npm', ['install', '--silent', '--no-audit', '--no-fund', join(folder, archive)], project);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs in an empty project in Node', () => {
    const script = "import('./first.js').then(({ result }) => console.log(result))";
    expect(run(process.execPath, ['--eval', script], project).trim()).toBe(firstPrograms[name][1]);
  });

  it('runs in a bundle for browsers, which needs nothing of Node', async () => {
    const lib = { entry: join(project, 'first.js'), formats: ['iife' as const], name: 'bundle', fileName: 'bundle' };
    const outDir = join(folder, 'bundle');
    await build({ configFile: false, logLevel: 'error', root: project, build: { lib, outDir } });
    const code = readFileSync(join(outDir, 'bundle.iife.js'), 'utf8');
    expect(code.match(/\brequire\(|\bprocess\.|["'`]node:/g)).toBeNull();
    expect(new Function(`${code}; return bundle.result;`)()).toBe(firstPrograms[name][1]);
  });

  it('is typed for a strict project', () => {
    const configuration = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['ES2023'],
      types: [],
    };
    writeFileSync(
      join(project, 'typed.ts'),
      `import * as all from '${name}';\nexport const names: number = Object.keys(all).length;\n`,
    );
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: configuration, files: ['typed.ts'] }),
    );
    expect(run(tool('tsc'), ['-p', '.'], project)).toBe('');
  });

  it('is published without sources, tools of this repository and other packages than it says', () => {
    const installed = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
    expect(installed).not.toMatch(/\.ts"(?<!\.d\.ts")|"private"|"scripts"|"devDependencies"|source-text|testing/);
    const { dependencies = {} } = JSON.parse(installed) as { readonly dependencies?: object };
    expect(Object.keys(dependencies)).toEqual(name === 'expr-script' ? ['re2js'] : []);
  });

  it('has nothing that publint and attw find', () => {
    expect(run(tool('publint'), [built], project)).toContain('All good!');
    expect(run(tool('attw'), ['--pack', built, '--profile', 'esm-only', '--format', 'ascii'], project)).toContain(
      '(ESM)',
    );
  });
});
