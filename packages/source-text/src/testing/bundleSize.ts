import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

/** Says how large everything is that a package brings, as one minified module. */
export async function bundleSize(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: fileURLToPath(entry), preserveEntrySignatures: 'strict' } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const chunks = outputs.flatMap(({ output }) => output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')));
  const code = chunks.join('');
  return `${Buffer.byteLength(code)} bytes minified, ${brotliCompressSync(code).length} after brotli`;
}
