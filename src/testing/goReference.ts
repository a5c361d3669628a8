import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../reference', import.meta.url));

/** Says why a test that needs the Go program is skipped; undefined where `go` is there. */
export const goIsMissing: string | undefined =
  spawnSync('go', ['version']).status === 0 ? undefined : 'go is not installed';

let executable: string | undefined;

/** Asks the Go program in `reference/`, built once for each test file; one answer for each question, in order. */
export function askReference<Answer>(command: string, questions: readonly unknown[]): readonly Answer[] {
  executable ??= build();
  const output = execFileSync(executable, [command], {
    input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
    maxBuffer: 1 << 30,
  });
  return output
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Answer => JSON.parse(line));
}

function build(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'reference-')), 'reference');
  execFileSync('go', ['build', '-o', path, '.'], { cwd: sources });
  return path;
}
