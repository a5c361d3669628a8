import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packed } from './packedFiles.ts';

export interface BuiltPackage {
  /** What the build has written. */
  readonly build: string;
  /** The packed package. */
  readonly archive: string;
}

/** What the packed package may weigh, in bytes: what its test requires, and the bench prints. */
export const mostPacked = 360_000;

/** Builds the command line into a separate folder, and packs it. */
export function buildPackage(folder: string): BuiltPackage {
  mkdirSync(folder, { recursive: true });
  const build = join(folder, 'build');
  // This process runs with the environment of tests, which a build would inherit.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  const words = [
    'vite',
    'build',
    '--config',
    'scripts/commandLine/vite.config.ts',
    '--outDir',
    build,
    '--logLevel',
    'error',
  ];
  execFileSync('npx', words, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const archive = join(folder, 'arconf.tgz');
  writeFileSync(archive, packed(build, new Date('2026-01-01T00:00:00Z')));
  return { build, archive };
}

/** Where a program is, or undefined: in the folder of `COMMAND_LINE_TOOLS`, else where the system looks. */
export function findProgram(name: string): string | undefined {
  const folders = [process.env.COMMAND_LINE_TOOLS, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => folder && join(folder, name)).find((path) => path && existsSync(path));
}

/** The Node that runs this, and those of a version manager, by their executables. */
export function installedNodes(): readonly string[] {
  const managed = join(process.env.NVM_DIR ?? join(homedir(), '.nvm'), 'versions', 'node');
  const others = existsSync(managed)
    ? readdirSync(managed).map((version) => join(managed, version, 'bin', 'node'))
    : [];
  return [process.execPath, ...others.filter((path) => path !== process.execPath && isNewEnough(path))];
}

function isNewEnough(node: string): boolean {
  const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    .split('.')
    .map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}
