import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepImage } from './keptImages.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request that succeeds, as soon as someone can listen to it. */
function succeeding<Result>(result: Result) {
  const request = { result, onsuccess: () => {} };
  setTimeout(() => request.onsuccess());
  return request;
}

/** A database in which storing an image succeeds, and its transaction then ends like this. */
function stubDatabase(end: 'oncomplete' | 'onabort') {
  const transaction = {
    oncomplete: () => {},
    onabort: () => {},
    objectStore: () => ({
      put() {
        const request = succeeding('logo.png');
        setTimeout(() => transaction[end]());
        return request;
      },
    }),
  };
  const database = { transaction: () => transaction, close: () => {} };
  vi.stubGlobal('indexedDB', { databases: async () => [], open: () => succeeding(database) });
  vi.stubGlobal('location', new URL('https://editor.example.com/app/'));
}

const image = { fileName: 'logo.png', file: new Blob(['made up']) };

describe('an image', () => {
  it('is kept once the browser has committed it', async () => {
    stubDatabase('oncomplete');
    expect(await keepImage('logo.png', image)).toBe(true);
  });

  it('is not kept where the commit fails, as it does for lack of space', async () => {
    stubDatabase('onabort');
    expect(await keepImage('logo.png', image)).toBe(false);
  });
});
