import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { packageFiles } from './packageFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Not of a library; the project itself may be in another folder named src. */
const isOwn = (id: string) => id.includes('/src/') && !id.includes('/node_modules/');

/** What the package holds beside its code. */
const aroundTheCode: Plugin = {
  name: 'around-the-code',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    for (const [fileName, source] of packageFiles(root, modules)) this.emitFile({ type: 'asset', fileName, source });
  },
};

/**
 * The command line is loaded in stages, one file each: the start, the core that every command needs, and what only some need. The
 * first group that names a module has it.
 */
const stages: readonly { readonly name: string; readonly test: RegExp }[] = [
  {
    name: 'start',
    test: /(?:packages\/source-text\/|src\/commandLine\/((?!main|codeTables)[^/]*|commands\/commands)\.ts$|src\/commandLine\/(frame|node)\/)|node_modules\/diff\//,
  },
  {
    name: 'codes',
    test: /src\/(commandLine\/(codeTables|explanations|check\/(formats\/(sarif|gitlab)|fingerprint))|.*[cC]odes)\.(?:ts|json)$/,
  },
  {
    name: 'core',
    test: /packages\/hjson-document\/|src\/(colour|config|references|secrets|workspace|opening|commandLine\/input)\/|src\/delivery\/(redaction\/(?!exportRedacted)|environment|connections\/(goAddress|goProxy)|refusal|environmentVariable)|node_modules\/zod\//,
  },
  { name: 'check', test: /src\/commandLine\/(check\/(?!checkWrapped)|commands\/check\.ts)/ },
  { name: 'compare', test: /src\/compare\// },
  { name: 'diff', test: /src\/commandLine\/(diff\/|commands\/diff\.ts)/ },
  { name: 'edit', test: /src\/commandLine\/(edit\/(?!shownChanges)|commands\/(fmt|get|set|unset)\.ts)/ },
  { name: 'merge', test: /src\/(merge|commandLine\/commands\/merge)/ },
  { name: 'yaml', test: /node_modules\/yaml\// },
  { name: 'delivery', test: /src\/delivery\/|node_modules\/hjson\/|dsfShim/ },
  { name: 'programs', test: /packages\/expr-script\/|src\/tokenRequest\/|node_modules\/punycode|patternsOnDemand/ },
];

/** Builds `dist-cli/`, the package of the command line: run by `npm run build:all`. */
export default defineConfig({
  root,
  ssr: { noExternal: true, target: 'node' },
  // Its modules, smaller than the CommonJS of it that Node would take.
  resolve: {
    alias: {
      yaml: fileURLToPath(new URL('../../node_modules/yaml/browser/index.js', import.meta.url)),
      './hjson-dsf': fileURLToPath(new URL('../dsfShim.ts', import.meta.url)),
      re2js: fileURLToPath(new URL('patternsOnDemand.ts', import.meta.url)),
    },
  },
  build: {
    ssr: true,
    outDir: 'dist-cli',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20.19',
    minify: true,
    rolldownOptions: {
      input: { arconf: 'src/commandLine/main.ts', patterns: 'node_modules/re2js/build/index.js' },
      // No module of ours does anything but define, except the one that starts.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: (id) => !isOwn(id) || id.endsWith('/src/commandLine/main.ts'),
      },
      output: {
        // Node starts these files a tenth sooner than ES modules.
        format: 'cjs',
        banner: ({ name }) => (name === 'arconf' ? '#!/usr/bin/env node' : ''),
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: {
          // A folder is entered through its index, which names all of it.
          includeDependenciesRecursively: false,
          groups: stages.map((stage, index) => ({ ...stage, priority: stages.length - index })),
        },
      },
    },
  },
  plugins: [aroundTheCode],
});
