import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that are published. What they share, in `packages/source-text/`, is bundled into each. */
export const publishedPackages = ['hjson-document', 'expr-script'] as const;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;

/** What can be imported, with the source of each; test tools are the repository's own. */
export function publicEntries(name: string): readonly (readonly [entry: string, source: string])[] {
  return Object.entries(readManifest(name).exports).filter(([entry]) => !entry.includes('*'));
}

/** The name of the module, and of its declarations, that a source becomes. */
export const nameOf = (source: string) => posix.basename(source, '.ts');

/** Builds `dist/` of each package: the folder that is published. `npm run packages` */
export async function main(): Promise<number> {
  for (const name of publishedPackages) await buildPackage(name);
  return 0;
}

/** Modules and types of a package, with the manifest that it is published with, in its `dist/`, or in another folder. */
export async function buildPackage(name: string, outDir = join(root, 'packages', name, 'dist')): Promise<void> {
  const folder = join(root, 'packages', name);
  const manifest = readManifest(name);
  const entries = publicEntries(name);
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      lib: { entry: Object.fromEntries(entries.map(([, source]) => [nameOf(source), source])), formats: ['es'] },
      rolldownOptions: {
        external: Object.keys(manifest.dependencies ?? {}),
        output: { chunkFileNames: '[name].js', comments: { legal: true, annotation: true, jsdoc: false } },
      },
    },
  });
  writeTypes(name, outDir);
  const { private: _private, scripts: _scripts, devDependencies: _devDependencies, ...published } = manifest;
  const description = {
    ...published,
    exports: Object.fromEntries(
      entries.map(([entry, source]) => [
        entry,
        { types: `./types/${name}/${nameOf(source)}.d.ts`, default: `./${nameOf(source)}.js` },
      ]),
    ),
    files: ['*.js', 'types', 'docs'],
  };
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(description, undefined, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(folder, file), join(outDir, file));
  cpSync(join(folder, 'docs'), join(outDir, 'docs'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
}

/** The declarations of the compiler, below the folder, of the package and of what it shares, whose imports then name files. */
export function writeTypes(name: string, outDir: string): void {
  const temporary = mkdtempSync(join(tmpdir(), 'types-'));
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(root, 'packages'),
      outDir: temporary,
      types: [],
      // Found among the installed packages, what is shared would not be written.
      paths: { 'source-text': [join(root, 'packages/source-text/src/index.ts')] },
    },
    include: [],
    files: publicEntries(name).map(([, source]) => join(root, 'packages', name, source)),
  };
  const file = join(temporary, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(configuration));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', file], { stdio: 'inherit' });
  for (const path of readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.d.ts'),
  )) {
    const text = readFileSync(join(temporary, path), 'utf8');
    const shared = posix.relative(dirname(path.replace('/src/', '/')), 'source-text/index.js');
    writeFileSync(
      join(temporary, path),
      text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'").replaceAll("from 'source-text'", `from '${shared}'`),
    );
  }
  for (const each of [name, 'source-text'])
    cpSync(join(temporary, each, 'src'), join(outDir, 'types', each), { recursive: true });
  rmSync(temporary, { recursive: true });
}
