import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { longTest, usualLimit } from './packages/source-text/src/testing/limits.ts';
import { tags } from './packages/source-text/src/testing/packageTests.ts';
import page from './vite.config.ts';

const allTests = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Tests that need a DOM. */
const pageTests = ['src/app/**/*.test.tsx', 'src/app/**/*.dom.test.ts'];
/** Tests that replace modules, wait for modules to load, or measure the heap. */
const isolatedTests = [
  'src/app/drafts/draftKeeper.dom.test.ts',
  'src/app/features/brandingPreview/download/DownloadTools.test.tsx',
  'src/app/features/brandingPreview/PageStage.test.tsx',
  'src/app/features/brandingPreview/hostileValues.test.tsx',
  'src/app/features/configForm/consequences/Consequence.test.tsx',
  'src/app/features/configForm/controls/PathControl.test.tsx',
  'src/app/features/hjsonEditor/HjsonEditor.test.tsx',
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
  packages: ['scripts/packages/*.test.ts'],
};

export default mergeConfig(
  page,
  defineConfig({
    test: {
      environment: 'node',
      testTimeout: usualLimit,
      // Some build what they test before they start, on machines that do other things meanwhile.
      hookTimeout: 300_000,
      // All processors: the default leaves one idle, which of two is half.
      maxWorkers: '100%',
      tags,
      projects: [
        'packages/*/vitest.config.ts',
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
  }),
);
