import base from '../playwright.config.ts';

/** Takes the pictures of README.md: `npm run screenshots`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  use: { ...base.use, serviceWorkers: 'allow' as const },
};
