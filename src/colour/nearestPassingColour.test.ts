import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { contrastRatio, leastContrast } from './contrast.ts';
import { nearestPassing } from './nearestPassingColour.ts';
import { toHsl } from './printColour.ts';
import { type Rgba, rgba, toHex, white } from './rgba.ts';

const runs = fuzzCount(100);
const channel = fc.integer({ min: 0, max: 255 });
const opaque = fc.tuple(channel, channel, channel).map(([red, green, blue]) => rgba(red, green, blue));
const seeThrough = fc.tuple(channel, channel, channel, channel).map(([r, g, b, a]) => rgba(r, g, b, a / 255));

function ratioOf(text: Rgba | undefined, background: Rgba): number {
  return text ? contrastRatio(text, background, white) : 0;
}

const isReadable = (text: Rgba, background: Rgba) => contrastRatio(text, background, white) >= leastContrast.text;

function nearestText(text: Rgba, background: Rgba): Rgba | undefined {
  return nearestPassing(text, (candidate) => isReadable(candidate, background));
}

function nearestBackground(background: Rgba, text: Rgba): Rgba | undefined {
  return nearestPassing(background, (candidate) => isReadable(text, candidate));
}

describe('nearest passing colour', () => {
  it('leaves a colour that passes unchanged', () => {
    expect(nearestText(white, rgba(11, 61, 145))).toEqual(white);
  });

  it('chooses the smallest step: the grey that just passes on white', () => {
    const found = nearestText(rgba(0x77, 0x77, 0x77), white);
    expect(found && toHex(found)).toBe('#767676');
  });

  it('keeps the hue', () => {
    const orange = rgba(255, 140, 0);
    const found = nearestBackground(orange, white);
    const hue = (colour: Rgba | undefined) => (colour ? toHsl(colour).hue : -1);
    expect(Math.abs(hue(found) - hue(orange))).toBeLessThan(15);
    expect(found && contrastRatio(white, found)).toBeGreaterThanOrEqual(leastContrast.text);
  });

  it('gives up the alpha when no colour of that alpha passes', () => {
    const found = nearestBackground(rgba(11, 61, 145, 0.3), white);
    expect(found && toHex(found)).toBe('#0b3d91');
    expect(nearestText(rgba(0, 0, 0, 0.1), white)?.alpha).toBe(1);
  });

  it('finds nothing when nothing passes', () => {
    expect(nearestPassing(white, () => false)).toBeUndefined();
  });

  it('always finds a text colour for AA, and it passes after rounding to eight bits', () => {
    fc.assert(
      fc.property(seeThrough, opaque, (text, background) => {
        const found = nearestText(text, background);
        expect(ratioOf(found, background)).toBeGreaterThanOrEqual(leastContrast.text);
      }),
      { numRuns: runs, seed: 21 },
    );
  });

  it('finds a see-through or opaque background for every text that can pass at all', () => {
    fc.assert(
      fc.property(opaque, seeThrough, (text, background) => {
        const found = nearestBackground(background, text);
        expect(found ? contrastRatio(text, found, white) : 0).toBeGreaterThanOrEqual(leastContrast.text);
      }),
      { numRuns: runs, seed: 22 },
    );
  });
});
