import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditSummary } from './release/audit.ts';
import { differences } from './release/differences.ts';
import { tagProblem } from './release/tags.ts';

/**
 * Writes `release/` from the last commit: cloned, installed without install scripts and built in two folders, which must be identical, byte
 * for byte. The exit status: 1 if they differ, or if a tag of the commit names another version.
 */
export async function main(): Promise<number> {
  const commit = git('rev-parse', 'HEAD');
  const epoch = git('log', '-1', '--format=%ct');
  const { version } = JSON.parse(git('show', 'HEAD:package.json')) as { readonly version: string };
  const problem = tagProblem(version, git('tag', '--points-at', 'HEAD').split('\n'));
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (git('status', '--porcelain')) console.log('What is not committed is not part of the release.');
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const [one, other] = ['one', 'another-folder'].map((name) => join(folder, name)) as [string, string];
    for (const clone of [one, other]) build(clone, commit, epoch);
    const different = ['dist', 'dist-cli', 'dist-file', 'packages', 'release'].flatMap((path) =>
      differences(join(one, path), join(other, path)),
    );
    if (different.length > 0) {
      console.error(`Built twice, these files are not alike:\n${different.join('\n')}`);
      return 1;
    }
    rmSync('release', { recursive: true, force: true });
    cpSync(join(one, 'release'), 'release', { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`release/ of version ${version}, ${commit}, built twice with equal bytes:`);
  console.log(readFileSync(join('release', 'SHA256SUMS'), 'utf8').trim());
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
  console.log(auditSummary(stdout));
  return 0;
}

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8' }).trim();
}

function build(clone: string, commit: string, epoch: string): void {
  const started = Date.now();
  git('clone', '--quiet', '--no-checkout', '.', clone);
  git('-C', clone, '-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit);
  // Vite, which runs this file, sets NODE_ENV; a build that inherits it is one for developers, with the paths of its sources in it.
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, SOURCE_DATE_EPOCH: epoch, TZ: 'UTC' };
  const steps = [
    'npm ci --ignore-scripts --no-audit --no-fund',
    'npm run build:all',
    'node scripts/runTypeScript.mjs scripts/release/pack.ts',
  ];
  for (const step of steps) {
    const { status, stdout, stderr } = spawnSync(step, { cwd: clone, env, shell: true, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${step} failed in a fresh clone:\n${`${stdout}${stderr}`.slice(-3_000)}`);
  }
  console.log(`built in a fresh clone, without install scripts (${Math.round((Date.now() - started) / 1000)} s)`);
}
