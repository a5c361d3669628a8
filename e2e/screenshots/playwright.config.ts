import base from '../playwright.config.ts';

/** Takes the pictures of the documents: `npm run screenshots`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  // Playwright would end the animations that follow the scroll position, too.
  use: { ...base.use, serviceWorkers: 'allow' as const, contextOptions: { reducedMotion: 'reduce' as const } },
};
