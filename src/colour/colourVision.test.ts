import { describe, expect, it } from 'vitest';
import { type ColourVision, colourMatrixValues, colourVisionMatrices, simulateColourVision } from './colourVision.ts';

const kinds: readonly ColourVision[] = ['protanopia', 'deuteranopia', 'tritanopia'];

function seen(vision: ColourVision, ...pixel: readonly [number, number, number, number]): number[] {
  const pixels = Uint8ClampedArray.from(pixel);
  simulateColourVision(pixels, vision);
  return [...pixels];
}

describe.each(kinds)('%s', (vision) => {
  it('leaves greys as they are', () => {
    expect(seen(vision, 128, 128, 128, 255)).toEqual([128, 128, 128, 255]);
    expect(colourVisionMatrices[vision].map(([r, g, b]) => (r + g + b).toFixed(3))).toEqual([
      '1.000',
      '1.000',
      '1.000',
    ]);
  });

  it('writes twenty numbers for feColorMatrix', () => {
    expect(colourMatrixValues(vision).split(' ')).toHaveLength(20);
  });

  it('keeps alpha', () => {
    expect(seen(vision, 200, 30, 60, 77)[3]).toBe(77);
  });
});

it('brings red and green together for those who lack red or green cones, not for those who lack blue ones', () => {
  const hueGap = (vision: ColourVision) => {
    const red = seen(vision, 200, 80, 60, 255);
    const green = seen(vision, 110, 130, 40, 255);
    return Math.abs((red[0] ?? 0) - (red[1] ?? 0) - ((green[0] ?? 0) - (green[1] ?? 0)));
  };
  expect(hueGap('protanopia')).toBeLessThan(60);
  expect(hueGap('deuteranopia')).toBeLessThan(60);
  expect(hueGap('tritanopia')).toBeGreaterThan(100);
});
