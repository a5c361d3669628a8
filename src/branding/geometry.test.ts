import { describe, expect, it } from 'vitest';
import { coverCrop, fitInto, logoShape, logoSlot, pixelDensity } from './geometry.ts';

const size = (width: number, height: number) => ({ width, height });

describe('logoShape', () => {
  it.each([
    ['the advised shape', 700, 100, 7, 0, true],
    ['a little taller', 700, 110, 6.36, 0.1, true],
    ['too tall', 412, 96, 4.29, 0.63, false],
    ['a little flatter', 800, 100, 8, -0.125, true],
    ['too flat', 1400, 100, 14, -0.5, false],
    ['square', 100, 100, 1, 6, false],
  ])('%s: %d × %d', (_, width, height, widthPerHeight, deviation, isAsAdvised) => {
    const shape = logoShape(size(width, height));
    expect(shape.widthPerHeight).toBeCloseTo(widthPerHeight, 2);
    expect(shape.deviation).toBeCloseTo(deviation, 2);
    expect(shape.isAsAdvised).toBe(isAsAdvised);
  });
});

describe('fitInto the logo slot', () => {
  it.each([
    ['as wide as the slot', 700, 100, 168, 24, 4.17],
    ['limited by height', 412, 96, 103, 24, 4],
    ['limited by width', 1400, 100, 168, 12, 8.33],
    ['enlarged', 84, 12, 168, 24, 0.5],
  ])('%s', (_, width, height, shownWidth, shownHeight, density) => {
    const shown = fitInto(size(width, height), logoSlot);
    expect([shown.width, shown.height].map(Math.round)).toEqual([shownWidth, shownHeight]);
    expect(pixelDensity(size(width, height), logoSlot)).toBeCloseTo(density, 2);
  });
});

describe('coverCrop', () => {
  it.each([
    ['the same shape', [1920, 1080], [960, 540], 'none', 0, 0.5],
    ['a rounding difference', [1920, 1080], [1366, 768], 'none', 0, 0.711],
    ['a tall window', [1920, 1080], [390, 844], 'left and right', 0.74, 0.781],
    ['a squarer window', [1920, 1080], [1440, 900], 'left and right', 0.1, 0.833],
    ['a wide window', [1000, 1000], [2000, 1000], 'top and bottom', 0.5, 2],
    ['a portrait image in a wide window', [600, 1200], [1200, 600], 'top and bottom', 0.75, 2],
  ])('%s', (_, [imageWidth = 0, imageHeight = 0], [width = 0, height = 0], side, hidden, enlargement) => {
    const crop = coverCrop(size(imageWidth, imageHeight), size(width, height));
    expect(crop.side).toBe(side);
    expect(crop.hidden).toBeCloseTo(hidden, 2);
    expect(crop.enlargement).toBeCloseTo(enlargement, 2);
  });
});
