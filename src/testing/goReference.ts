import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../reference', import.meta.url));

/** Says why a test that needs the Go program is skipped; undefined where `go` is there. */
export const goIsMissing: string | undefined =
  spawnSync('go', ['version']).status === 0 ? undefined : 'go is not installed';

/** The programs built so far, by their package. */
const executables = new Map<string, string>();

/** Asks the Go program in `reference/`, built once for each test file; one answer for each question, in order. */
export function askReference<Answer>(command: string, questions: readonly unknown[]): readonly Answer[] {
  return ask('.', [command], questions);
}

/** The same of the program in `reference/consumers/`, which has the libraries of the export targets. */
export function askConsumers<Answer>(questions: readonly unknown[]): readonly Answer[] {
  return ask('./consumers', [], questions);
}

function ask<Answer>(source: string, parameters: readonly string[], questions: readonly unknown[]): readonly Answer[] {
  const executable = executables.get(source) ?? build(source);
  executables.set(source, executable);
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

function build(source: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'reference-')), 'reference');
  execFileSync('go', ['build', '-o', path, source], { cwd: sources });
  return path;
}
