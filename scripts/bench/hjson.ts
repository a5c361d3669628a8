import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Runs the rows as a bundle, the way the page ships the code, in a process of their own. */
export async function benchHjson(): Promise<void> {
  const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: fileURLToPath(new URL('./hjsonRows.ts', import.meta.url)), outDir, target: 'es2023' },
  });
  execFileSync(process.execPath, [join(outDir, 'hjsonRows.js')], { stdio: 'inherit' });
}
