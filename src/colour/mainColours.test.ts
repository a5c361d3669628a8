import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainColours } from './mainColours.ts';
import { toHex } from './rgba.ts';

type Pixel = readonly [number, number, number, number];

const green: Pixel = [11, 93, 87, 255];
const white: Pixel = [255, 255, 255, 255];
const red: Pixel = [200, 20, 30, 255];
const clear: Pixel = [0, 0, 0, 0];

function pixels(...runs: readonly (readonly [pixel: Pixel, count: number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(runs.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()));
}

describe('mainColours', () => {
  it.each([
    ['an empty image', pixels(), []],
    ['a clear image', pixels([clear, 50]), []],
    ['one colour, exactly', pixels([green, 50], [clear, 500]), ['#0b5d57']],
    [
      'the one that covers the most first',
      pixels([white, 10], [green, 70], [red, 20]),
      ['#0b5d57', '#c8141e', '#ffffff'],
    ],
    ['no speck', pixels([green, 500], [red, 2]), ['#0b5d57']],
    ['no two that look alike', pixels([green, 60], [[14, 96, 90, 255], 50]), ['#0b5d57']],
    ['no soft edge', pixels([green, 50], [[255, 0, 0, 60], 50]), ['#0b5d57']],
  ])('finds %s', (_, image, expected) => {
    expect(mainColours(image, 5).map(toHex)).toEqual(expected);
  });

  it('finds at most as many as asked for', () => {
    const many = Array.from({ length: 27 }, (_, n): [Pixel, number] => [
      [(n % 3) * 120, (Math.floor(n / 3) % 3) * 120, Math.floor(n / 9) * 120, 255],
      10,
    ]);
    expect(mainColours(pixels(...many), 5)).toHaveLength(5);
  });

  it('finds every colour of a flat picture, whatever their order', () => {
    const flat = fc.uniqueArray(fc.tuple(...([0, 1, 2] as const).map(() => fc.constantFrom(0, 85, 170, 255))), {
      minLength: 1,
      maxLength: 4,
      selector: String,
    });
    fc.assert(
      fc.property(flat, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (colours, order) => {
        const shuffled = colours.map((colour, at) => ({ colour, key: order[at] ?? 0 })).sort((a, b) => a.key - b.key);
        const image = pixels(
          ...shuffled.map(({ colour: [r = 0, g = 0, b = 0] }): [Pixel, number] => [[r, g, b, 255], 20]),
        );
        const expected = colours.map(([r = 0, g = 0, b = 0]) => toHex({ red: r, green: g, blue: b, alpha: 1 }));
        expect(mainColours(image, 4).map(toHex).sort()).toEqual(expected.sort());
      }),
      { seed: 15, numRuns: 300 },
    );
  });
});
