import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetCodicons } from './scripts/build/codicons.ts';
import { compileHints } from './scripts/build/compileHints.ts';
import { firstFrame, firstFrameInDevelopment } from './scripts/build/firstFrame.ts';
import { guide } from './scripts/build/guidePage.ts';
import { licences } from './scripts/build/licenceNotices.ts';
import { noCdnAddress, repairMonaco } from './scripts/build/monacoRepairs.ts';
import { namedBreakpoints } from './scripts/build/namedBreakpoints.ts';
import { contentSecurityPolicy, preloadedFonts } from './scripts/build/pageHead.ts';
import { precompress } from './scripts/build/precompress.ts';
import { buildFilesForServiceWorker } from './scripts/build/serviceWorkerFiles.ts';
import { shortClassNames } from './scripts/build/shortClassNames.ts';
import { stageGroups, stagesInOrder } from './scripts/build/stages.ts';
import { securityHeaders } from './scripts/securityHeaders.ts';

const projectFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [
    react(),
    shortClassNames,
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
    process.env.COPIES_FOR_HOSTS !== 'no' && precompress,
  ],
  css: { postcss: { plugins: [namedBreakpoints] } },
  resolve: {
    alias: { os: projectFile('./scripts/osShim.ts'), './hjson-dsf': projectFile('./scripts/dsfShim.ts') },
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
