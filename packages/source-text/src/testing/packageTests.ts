import type { ViteUserConfig } from 'vitest/config';
import { usualLimit } from './limits.ts';

/** The tags of tests. */
export const tags = [{ name: 'slow', description: 'Left out of `npm test`; `npm run test:all` runs it.' }];

/** How the tests of a package run, in its own folder and as a project of the repository. No module keeps a state, so files may share modules. */
export const packageTests: ViteUserConfig = {
  test: { environment: 'node', testTimeout: usualLimit, maxWorkers: '100%', isolate: false, tags },
};
