import base from '../playwright.config.ts';

/** Takes the pictures of the documents: `npm run screenshots`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  use: { ...base.use, serviceWorkers: 'allow' as const },
};
