import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { subsetCodicons } from './scripts/codicons.ts';
import { firstFrame, firstFrameInDevelopment } from './scripts/firstFrame.ts';
import { guide, isOfGuide } from './scripts/guidePage.ts';
import { licenceNotices } from './scripts/licenceNotices.ts';
import { repairMonaco } from './scripts/monacoRepairs.ts';
import { precompress } from './scripts/precompress.ts';
import { metaContentSecurityPolicy, securityHeaders } from './scripts/securityHeaders.ts';
import { longTest, usualLimit } from './src/testing/limits.ts';

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

/** Collects the licences of what is bundled; fails the build where one is missing. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
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

/** Small modules that Monaco or programs share with later stages: elsewhere, they would make one wait for all of such a stage. */
const shared = [
  'app/page/samples',
  'app/features/configForm/option/useHoldsSecret',
  'hjson/format/format',
  'text/quotes',
];

interface Stage {
  readonly name: string;
  readonly test: RegExp;
  readonly tags?: '$initial'[];
}

/**
 * The page is loaded in stages: every stage is what its modules import beyond the stages before it. Left alone, the build would make
 * some fifty files of what two stages share. The two largest stages, `page` and `editor`, have a second file each, since V8 compiles
 * each file on a thread of its own (docs/decisions/021).
 */
const stages: readonly Stage[] = [
  // The libraries of the next stage; a style sheet would be one more file.
  { name: 'libraries', test: /rolldown\/runtime|node_modules\/.*(?<!\.css)$/, tags: ['$initial'] },
  // What the start screen and the first frame with a document need.
  { name: 'page', test: new RegExp(`src/(main|${shared.join('|')})\\.tsx?$`) },
  // Export, pastes, logs and redacted copies: several of the stages below share it.
  { name: 'delivery', test: /src\/(delivery\/index|merge\/\w+|messages\/index)\.ts$/ },
  // Other texts beside the open one, also where a file changed on disk: few visits need it.
  { name: 'compare', test: /src\/(compare|app\/(features\/compareView|shell\/dialogs\/Merge))/ },
  // Panels, dialogs and tools, each loaded on demand; a library that one of them brings along stays a separate file.
  {
    name: 'tools',
    test: /src\/(app(?!\/(exprField|features\/(hjsonEditor\/(?!secrets\/(CopySecretsDialog|copiedText))|tokenSimulator|configForm\/controls\/[Pp]rograms|deliveryPanel\/effective)))|delivery|branding|presets)\/.*\.tsx?$/,
  },
  // What only a configuration with programs needs: the Expr language and the token request.
  { name: 'programs', test: /src\/(expr|tokenRequest|app\/(exprField|features\/configForm))\/.*\.tsx?$/ },
  // The panels that show what programs result in.
  { name: 'simulator', test: /src\/(accessToken|app\/features\/(tokenSimulator|deliveryPanel))\/.*\.tsx?$/ },
  // What Monaco's editor is built on.
  { name: 'monaco', test: /monaco-editor\/esm\/(external|vs\/(base|platform|nls|editor\/common))/ },
  { name: 'editor', test: /src\/app\/features\/hjsonEditor\/.*\.tsx?$/ },
];

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

const allTests = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Tests that need a DOM. */
const pageTests = ['src/app/**/*.test.tsx', 'src/app/**/*.dom.test.ts'];
/** Tests that replace modules, wait for modules to load, or measure the heap. */
const isolatedTests = [
  'src/app/drafts/draftKeeper.dom.test.ts',
  'src/app/features/brandingPreview/download/DownloadTools.test.tsx',
  'src/app/features/brandingPreview/sketch/PageStage.test.tsx',
  'src/app/features/brandingPreview/sketch/hostileValues.test.tsx',
  'src/app/features/configForm/ConfigForm.test.tsx',
  'src/app/features/configForm/controls/PathControl.test.tsx',
  'src/app/features/hjsonEditor/secrets/secretParts.test.tsx',
  'src/app/page/localImages.test.tsx',
  'src/workspace/memory.test.ts',
];
/** Tests that take long, or programs that few have: `npm run test:consumers`, `npm run test:cli` and so on. */
const checks = {
  commandLine: ['scripts/commandLine/*.test.ts'],
  consumers: ['scripts/consumers/*.test.ts'],
  contributing: ['scripts/contributing.test.ts'],
  serverCheck: ['scripts/serverCheck/*.test.ts'],
  expressions: ['src/regularExpressions.test.ts'],
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
    licences,
    buildFilesForServiceWorker,
    compileHints,
    precompress,
  ],
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
        codeSplitting: {
          groups: stages.map((stage, index) => ({ ...stage, priority: stages.length - index })),
        },
        entryFileNames: ({ name }) => (name === 'serviceWorker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  preview: { headers: securityHeaders },
  test: {
    environment: 'node',
    testTimeout: usualLimit,
    // Some build what they test before they start, on machines that do other things meanwhile.
    hookTimeout: 300_000,
    // All processors: the default leaves one idle, which of two is half.
    maxWorkers: '100%',
    tags: [{ name: 'slow', description: 'Left out of `npm test`; `npm run test:all` runs it.' }],
    projects: [
      // No module keeps a state, so these files may share what they import: loading it again for each would take as long as the tests.
      {
        extends: true,
        test: {
          name: 'core',
          include: allTests,
          exclude: [...pageTests, ...isolatedTests, ...Object.values(checks).flat()],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: pageTests,
          exclude: isolatedTests,
          isolate: false,
          setupFiles: './src/testing/emptyPage.ts',
        },
      },
      { extends: true, test: { name: 'isolated', include: isolatedTests } },
      ...Object.entries(checks).map(([name, include]) => ({
        extends: true as const,
        test: { name, include, testTimeout: longTest.timeout },
      })),
    ],
  },
});
