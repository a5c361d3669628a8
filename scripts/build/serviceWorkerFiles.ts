import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { isOfGuide } from './guidePage.ts';

/** Tells the service worker which files the build has; its version changes with any of them. */
export const buildFilesForServiceWorker: Plugin = {
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
