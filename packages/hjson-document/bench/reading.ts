import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Runs the rows as a bundle, the way a page ships the code, in a process of their own. */
export async function benchReading(): Promise<void> {
  const outDir = fileURLToPath(new URL('../../../node_modules/.cache/bench', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: fileURLToPath(new URL('./readingRows.ts', import.meta.url)), outDir, target: 'es2023' },
  });
  // Room for the tree of 1 MB among the young objects: otherwise most of its time goes into moving it out of their space.
  const roomy = '--max-semi-space-size=64';
  execFileSync(process.execPath, [roomy, join(outDir, 'readingRows.js')], { stdio: 'inherit' });
}
