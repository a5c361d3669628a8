// Fails when what the page loads for its first screen, or the editor's chunk, is larger than its budget (brotli, kB of 1,000 bytes).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const budgets = { 'first screen': 150, Monaco: 720 };
const assets = join(process.env.DIST_DIR ?? 'dist', 'assets');
const html = readFileSync(join(assets, '..', 'index.html'), 'utf8');

/** The files that are loaded together with these: what their code imports statically. */
function withStaticImports(files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(assets, file), 'utf8');
    const imported = [...code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^;'"()]*?["']\.\/([^"']+)["']/g)].map(
      (match) => match[1],
    );
    withStaticImports(imported, seen);
  }
  return seen;
}

function brotliSize(files) {
  let bytes = 0;
  for (const file of files) {
    bytes += brotliCompressSync(readFileSync(join(assets, file)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
  }
  return bytes / 1000;
}

const all = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
const referenced = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => basename(match[1]));
const firstScreen = withStaticImports(referenced);
// The editor's own chunk; what it shares with other late chunks is loaded with whichever comes first.
const editor = all.filter((file) => /^monaco.*\.(js|css)$/i.test(file));

if (firstScreen.size === 0 || editor.length === 0) {
  console.error('The build has no entry script or no editor chunk: run npm run build first.');
  process.exit(1);
}
const sizes = { 'first screen': brotliSize(firstScreen), Monaco: brotliSize(editor) };
let failed = false;
for (const [name, budget] of Object.entries(budgets)) {
  const size = sizes[name];
  console.log(`${name}: ${size.toFixed(1)} kB brotli of at most ${budget}`);
  if (size > budget) failed = true;
}
if (failed) {
  console.error('Over the budget: load the new code on need, or make it smaller.');
  process.exit(1);
}
