import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { startHtml } from '../build/firstFrame.ts';
import { licenceNotices } from '../build/licenceNotices.ts';
import { namedBreakpoints } from '../build/namedBreakpoints.ts';
import { shortClassNames } from '../build/shortClassNames.ts';
import { onePage } from './onePage.ts';
import { replaceModules } from './replaceModules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mode = 'single-file';

/** Puts all of the build into one page, and its checksum beside it. */
const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle);
      const page = bundle['index.html'];
      const chunks = files.filter((file) => file.type === 'chunk');
      const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
      const [script, ...furtherScripts] = chunks;
      const [style, ...furtherStyles] = styles;
      if (
        page?.type !== 'asset' ||
        !script ||
        style?.type !== 'asset' ||
        furtherScripts.length + furtherStyles.length > 0
      )
        throw new Error(`not one page, one script and one style sheet: ${Object.keys(bundle).join(', ')}`);
      const html = onePage({
        html: String(page.source),
        script: script.code.trim(),
        style: String(style.source).trim(),
        start: await startHtml(mode, [replaceModules]),
        icon: readFileSync(`${root}/src/app/shell/mark.svg`, 'utf8'),
        licences: licenceNotices(root, script.moduleIds, 'file').slice(1),
      });
      for (const name of Object.keys(bundle)) delete bundle[name];
      const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { readonly version: string };
      const fileName = `configuration-editor-${version}.html`;
      const sum = createHash('sha256').update(html).digest('hex');
      this.emitFile({ type: 'asset', fileName, source: html });
      this.emitFile({ type: 'asset', fileName: `${fileName}.sha256`, source: `${sum}  ${fileName}\n` });
    },
  },
};

/** Builds `dist-file/`, the page as one file that works from a disk: run by `npm run build:all`. */
export default defineConfig({
  root,
  mode,
  base: './',
  publicDir: false,
  // No code can reach a storage: each place treats it as denied.
  define: Object.fromEntries(
    ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((storage) => [storage, 'undefined']),
  ),
  plugins: [replaceModules, shortClassNames, react(), oneFile],
  css: { postcss: { plugins: [namedBreakpoints] } },
  resolve: { alias: { './hjson-dsf': `${root}/scripts/dsfShim.ts` } },
  build: {
    outDir: 'dist-file',
    target: 'es2023',
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: { format: 'iife', codeSplitting: false },
      // Vite's helper for `import()` reads it, and is never used: all modules are in the script.
      checks: { emptyImportMeta: false },
    },
  },
});
