// Fails if what comes before one can edit, or all of a first visit, exceeds its budget (brotli, kB of 1,000 bytes) or its number of
// files; with --all, the single file too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const budgets = { 'until one can edit': 285, 'first visit': 1500 };
const singleFile = { plain: 2160, brotli: 580 };
/** Requests of a first visit that opens a document: the page, its files and the service worker, each of them once. */
const mostFiles = 26;
const dist = process.env.DIST_DIR ?? 'dist';
const assets = join(dist, 'assets');
const html = readFileSync(join(dist, 'index.html'), 'utf8');

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

const compress = promisify(brotliCompress);

/** What a host sends of a file, in bytes: compressed, or as it is where that is not smaller. */
async function sentSize(path) {
  const content = readFileSync(path);
  const { length } = await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  return Math.min(length, content.length);
}

// Modules run after the first frame, which the page has in it; scripts of the older kind and style sheets come before.
const referenced = [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*?(?:src|href)="([^"]+)"/g)];
const nameOf = (match) => basename(match[1]);
const page = withStaticImports(referenced.map(nameOf));
if (page.size === 0) throw new Error('The build has no entry script: run npm run build first.');
const listed = readFileSync(join(dist, 'serviceWorker.js'), 'utf8').match(/\.\/(?:assets\/)?[\w.-]+\.\w+/g) ?? [];
const visited = new Set([...listed, './index.html', './serviceWorker.js'].map((file) => join(dist, file)));

/** Whether the page as one file, in kB as it is and as brotli, is over its budget. */
function checkSingleFile() {
  const name = existsSync('dist-file') && readdirSync('dist-file').find((file) => file.endsWith('.html'));
  if (!name) throw new Error('The build has no single file: run npm run build:all first.');
  const content = readFileSync(join('dist-file', name));
  const [size, compressed] = [content.length / 1000, brotliCompressSync(content).length / 1000];
  console.log(
    `single file: ${size.toFixed(0)} kB of at most ${singleFile.plain}, ${compressed.toFixed(1)} kB brotli of at most ${singleFile.brotli}`,
  );
  return size > singleFile.plain || compressed > singleFile.brotli;
}

const sent = new Map(await Promise.all([...visited].map(async (path) => [path, await sentSize(path)])));
const kilobytes = (paths) => [...paths].reduce((sum, path) => sum + sent.get(path), 0) / 1000;
const sizes = {
  'until one can edit': kilobytes([join(dist, 'index.html'), ...[...page].map((file) => join(assets, file))]),
  'first visit': kilobytes(visited),
};
let failed = process.argv.includes('--all') && checkSingleFile();
for (const [name, budget] of Object.entries(budgets)) {
  const size = sizes[name];
  console.log(`${name}: ${size.toFixed(1)} kB brotli of at most ${budget}`);
  if (size > budget) failed = true;
}
console.log(`first visit: ${visited.size} files of at most ${mostFiles}`);
if (failed || visited.size > mostFiles) {
  console.error('Over the budget: load the new code on need, or make it smaller.');
  process.exit(1);
}
