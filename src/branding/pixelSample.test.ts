import { expect, it } from 'vitest';
import { rgba, white } from '../colour/index.ts';
import { legibleShare, type PixelSample, transparentShare } from './pixelSample.ts';

function sample(...pixels: readonly (readonly [number, number, number, number])[]): PixelSample {
  return { width: pixels.length, height: 1, pixels: Uint8ClampedArray.from(pixels.flat()) };
}

const blue = rgba(11, 61, 145);

it('measures how much is transparent; soft edges count as opaque', () => {
  expect(transparentShare(sample([0, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 128], [0, 0, 0, 252]))).toBe(0.5);
  expect(transparentShare(sample([9, 9, 9, 255]))).toBe(0);
  expect(transparentShare(sample())).toBe(0);
});

it('measures how much of the drawing stands out, by alpha', () => {
  const logo = sample([255, 255, 255, 255], [11, 61, 145, 255], [255, 255, 255, 0]);
  expect(legibleShare(logo, blue)).toBe(0.5);
  expect(legibleShare(logo, white)).toBe(0.5);
  expect(legibleShare(sample([255, 255, 255, 60]), blue)).toBe(0);
  expect(legibleShare(sample([255, 255, 255, 0]), blue)).toBe(0);
});
