import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/** Says why a test that needs the Go program is skipped; undefined if `go` is there. */
export const goIsMissing: string | undefined =
  spawnSync('go', ['version']).status === 0 ? undefined : 'go is not installed';

/** The programs built so far, by their folder and the file of their modules. */
const executables = new Map<string, string>();

/** Asks the Go program in `reference/`, built once for each test file; one answer for each question, in order. */
export function askReference<Answer>(command: string, questions: readonly unknown[]): readonly Answer[] {
  return askGo('reference', [command], questions);
}

/** Asks a Go program of the repository, by the folder and the file of its modules. */
export function askGo<Answer>(
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
