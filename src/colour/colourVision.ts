import { linear } from './contrast.ts';

export type ColourVision = 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Three rows for red, green and blue, on linear light. */
type Matrix = readonly [Row, Row, Row];
type Row = readonly [number, number, number];

/**
 * How a screen looks to someone who lacks one kind of cone: matrices of full severity from Machado, Oliveira and Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), for linear sRGB.
 */
export const colourVisionMatrices: Readonly<Record<ColourVision, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The `values` of an SVG `feColorMatrix` with `color-interpolation-filters="linearRGB"`; alpha is kept. */
export function colourMatrixValues(vision: ColourVision): string {
  const rows = colourVisionMatrices[vision].map((row) => [...row, 0, 0].join(' '));
  return [...rows, '0 0 0 1 0'].join(' ');
}

/** The same on pixels of four bytes (red, green, blue, alpha), in place: for images that no filter reaches. */
export function simulateColourVision(pixels: Uint8ClampedArray, vision: ColourVision): void {
  const [red, green, blue] = colourVisionMatrices[vision];
  const light = Float64Array.from({ length: 256 }, (_, value) => linear(value));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const seen = [
      light[pixels[at] ?? 0] ?? 0,
      light[pixels[at + 1] ?? 0] ?? 0,
      light[pixels[at + 2] ?? 0] ?? 0,
    ] as const;
    pixels[at] = encode(dot(red, seen));
    pixels[at + 1] = encode(dot(green, seen));
    pixels[at + 2] = encode(dot(blue, seen));
  }
}

function dot(row: Row, light: Row): number {
  return row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
}

function encode(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}
