import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Says why a test that needs the Go program is skipped; undefined if `go` is there. */
export const goIsMissing: string | undefined =
  spawnSync('go', ['version']).status === 0 ? undefined : 'go is not installed';

/** The programs built so far, by their folder and the file of their modules. */
const executables = new Map<string, string>();

/** Asks the Go program in `reference/`, built once for each test file; one answer for each question, in order. */
export function askReference<Answer>(command: string, questions: readonly unknown[]): readonly Answer[] {
  return ask('reference', [command], questions);
}

/** The same of the program in `reference/consumers/`, a separate module: the libraries of the export targets are large. */
export function askConsumers<Answer>(questions: readonly unknown[]): readonly Answer[] {
  return ask('reference/consumers', [], questions);
}

/** What the program in `reference/messages/`, also a separate module, has provoked from the libraries. */
export function askMessages<Answer>(): readonly Answer[] {
  return ask('reference/messages', [], []);
}

/** How PostgreSQL's libraries read connection strings: the present release of each, and one of the year before. */
export const connectionLibraries = [
  { name: 'pgx 5.12', folder: 'reference/pgx', modules: 'go.mod' },
  { name: 'pgx 5.7', folder: 'reference/pgx', modules: 'before.mod' },
  { name: 'lib/pq 1.12', folder: 'reference/pq', modules: 'go.mod' },
  { name: 'lib/pq 1.10', folder: 'reference/pq', modules: 'before.mod' },
] as const;

/** What one of these libraries makes of each string, or of connecting with it, itself or through its pool. */
export function askConnections<Answer>(
  { folder, modules }: Pick<(typeof connectionLibraries)[number], 'folder' | 'modules'>,
  texts: readonly string[],
  ...how: readonly ('connect' | 'pool')[]
): readonly Answer[] {
  return ask(folder, how, texts, modules);
}

function ask<Answer>(
  folder: string,
  parameters: readonly string[],
  questions: readonly unknown[],
  modules = 'go.mod',
): readonly Answer[] {
  const key = `${folder}/${modules}`;
  const executable = executables.get(key) ?? build(folder, modules);
  executables.set(key, executable);
  const output = execFileSync(executable, parameters, {
    input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
    maxBuffer: 1 << 30,
  });
  return output
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Answer => JSON.parse(line));
}

function build(folder: string, modules: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'reference-')), 'reference');
  execFileSync('go', ['build', `-modfile=${modules}`, '-o', path, '.'], { cwd: join(project, folder) });
  return path;
}
