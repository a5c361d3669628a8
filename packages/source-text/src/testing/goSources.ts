import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const reference = fileURLToPath(new URL('../../../../reference', import.meta.url));

function go(...parameters: readonly string[]): string {
  return execFileSync('go', parameters, { cwd: reference, encoding: 'utf8' }).trim();
}

/** The sources of a module, as the reference program was built from them. */
export function moduleFolder(name: string): string {
  return go('list', '-m', '-f', '{{.Dir}}', name);
}

/** The sources of a package of Go's own library. */
export function standardFolder(name: string): string {
  return join(go('env', 'GOROOT'), 'src', name);
}

/** The texts of the files below a folder whose names end like this. */
export function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Every text that the tests below a folder have in quotes. */
export function quotedInTests(folder: string): readonly string[] {
  return filesIn(folder, '_test.go').flatMap((text) => [
    ...[...text.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code),
    ...[...text.matchAll(/"(?:[^"\\\n]|\\["\\nt])*"/g)].map(([code]) => JSON.parse(code) as string),
  ]);
}
