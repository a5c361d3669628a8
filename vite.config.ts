import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { namedBreakpoints } from './scripts/build/namedBreakpoints.ts';
import { subsetCodicons } from './scripts/codicons.ts';
import { firstFrame, firstFrameInDevelopment } from './scripts/firstFrame.ts';
import { guide, isOfGuide } from './scripts/guidePage.ts';
import { licenceNotices } from './scripts/licenceNotices.ts';
import { repairMonaco } from './scripts/monacoRepairs.ts';
import { precompress } from './scripts/precompress.ts';
import { metaContentSecurityPolicy, securityHeaders } from './scripts/securityHeaders.ts';
import { stageGroups, stagesInOrder } from './scripts/stages.ts';

const projectFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Puts the policy into the built page too, for hosts that send no headers; the development server needs its inline scripts. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: metaContentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

/** The Monaco loader carries a CDN address that we never use: without it, a test can assert that no foreign address is in the bundle. */
const noCdnAddress: Plugin = {
  name: 'no-cdn-address',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('@monaco-editor/loader')) return;
    return { code: code.replace(/https:\/\/cdn\.jsdelivr\.net[^'"]*/g, ''), map: null };
  },
};

/** A browser uses a typeface for a text only if it has come by then (`src/app/platform/fonts.css`): it is fetched with the code, not after it. */
const preloadedFonts: Plugin = {
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        })),
  },
};

/** Collects the licences of what is bundled; fails the build where one is missing. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(projectFile('.'), name)),
    );
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceNotices(projectFile('.'), modules) });
  },
};

/** Tells the service worker which files the build has; its version changes with any of them. */
const buildFilesForServiceWorker: Plugin = {
  name: 'build-files-for-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = bundle['serviceWorker.js'];
    if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
    // Few people read the licences or the guide, and hardly one without a network.
    const others = ['serviceWorker.js', 'index.html', 'licences.txt'];
    const files = Object.keys(bundle).filter((file) => !others.includes(file) && !isOfGuide(file));
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the build has no page');
    const hash = createHash('sha256').update(page.source).update(files.join('\n'));
    const version = hash.digest('hex').slice(0, 16);
    const listed = JSON.stringify(files.map((file) => `./${file}`));
    worker.code = worker.code.replaceAll('__BUILD_FILES__', listed).replaceAll('__BUILD_VERSION__', `"${version}"`);
  },
};

/**
 * V8 compiles every function of a file that begins with this comment on another thread while the file is fetched
 * (https://v8.dev/blog/explicit-compile-hints). Left alone, it compiles each one when it is first called, on the thread that draws
 * the page. Not for Monaco: it calls a quarter of its functions, and would be ready later.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // Vite writes in front of the code, too.
    order: 'post',
    handler(_, bundle) {
      for (const stage of ['libraries', 'page']) {
        const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === stage);
        if (chunk?.type !== 'chunk') throw new Error(`the build has no stage ${stage}`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

export default defineConfig({
  base: './',
  plugins: [
    react(),
    contentSecurityPolicy,
    subsetCodicons(),
    repairMonaco(),
    firstFrame,
    firstFrameInDevelopment,
    guide,
    noCdnAddress,
    preloadedFonts,
    licences,
    buildFilesForServiceWorker,
    compileHints,
    stagesInOrder,
    precompress,
  ],
  css: { postcss: { plugins: [namedBreakpoints] } },
  resolve: {
    alias: { os: projectFile('./scripts/osShim.ts') },
  },
  // Builds beside the development server would reload the page, which loses unsaved work.
  server: { watch: { ignored: ['**/dist*/**', '**/release/**'] } },
  worker: { format: 'es' },
  build: {
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    target: 'es2023',
    rolldownOptions: {
      input: { index: projectFile('./index.html'), serviceWorker: projectFile('./src/serviceWorker/serviceWorker.ts') },
      // No `index.ts` has side effects, so a stage contains only what it uses of a folder.
      treeshake: { moduleSideEffects: [{ test: /\/src\/.*\/index\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: stageGroups },
        entryFileNames: ({ name }) => (name === 'serviceWorker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  preview: { headers: securityHeaders },
});
