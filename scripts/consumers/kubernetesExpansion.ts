import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../reference/expansion', import.meta.url));
/** The module has requirements that only its own repository replaces, so that no other module can require it. */
const kubernetesModule = 'k8s.io/kubernetes@v1.31.0';
const source = 'third_party/forked/golang/expansion/expand.go';

/** The kubelet's own expansion as a program; undefined if Go or the module is unavailable. */
export function buildExpansion(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'expansion-'));
  const downloaded = spawnSync('go', ['mod', 'download', '-json', kubernetesModule], { cwd: folder, timeout: 240_000 });
  if (downloaded.status !== 0) return undefined;
  const module: unknown = JSON.parse(downloaded.stdout.toString());
  const modulePath = typeof module === 'object' && module && 'Dir' in module ? String(module.Dir) : '';
  mkdirSync(join(folder, 'expansion'));
  for (const name of ['go.mod', 'main.go']) copyFileSync(join(program, name), join(folder, name));
  copyFileSync(join(modulePath, source), join(folder, 'expansion', 'expand.go'));
  const executable = join(folder, 'expand');
  execFileSync('go', ['build', '-o', executable, '.'], { cwd: folder });
  return executable;
}

/** The environments that the kubelet makes of these variables, in their order. */
export function expandAll(executable: string, questions: readonly unknown[]): readonly Record<string, string>[] {
  const input = questions.map((question) => `${JSON.stringify(question)}\n`).join('');
  const output = execFileSync(executable, { input, maxBuffer: 1 << 30 }).toString();
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
