// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { samplePixels } from './samplePixels.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that can or cannot decode an image, and does or does not let the page read its pixels. */
function stubBrowser(decode: () => Promise<void>, getImageData: () => { readonly data: Uint8ClampedArray }) {
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined, getImageData });
    },
  );
}

const refuse = (name: string) => () => {
  throw new DOMException('', name);
};
const pixels = new Uint8ClampedArray(4);
const size = { width: 512, height: 256 };

it('the pixels of a large image are those of a smaller copy', async () => {
  stubBrowser(
    async () => undefined,
    () => ({ data: pixels }),
  );
  expect(await samplePixels('blob:a', size)).toEqual({ width: 256, height: 128, pixels });
});

it('an image that the browser cannot decode is damaged', async () => {
  stubBrowser(
    async () => refuse('EncodingError')(),
    () => ({ data: pixels }),
  );
  expect(await samplePixels('blob:a', size)).toBe('damaged');
});

it('an image with HTML in it, which the browser keeps from the page, is unreadable', async () => {
  stubBrowser(async () => undefined, refuse('SecurityError'));
  expect(await samplePixels('blob:a', size)).toBe('unreadable');
});
