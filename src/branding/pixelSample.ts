import { contrastRatio, leastContrast, type Rgba, rgba, white } from '../colour/index.ts';

/** Pixels of an image, four bytes each (red, green, blue, alpha), scaled down when the image is large. */
export interface PixelSample {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** Below this alpha, of 255, a pixel counts as clear: the soft edge of a shape is not a hole in it. */
const clearBelow = 250;
const visibleFrom = 26;

/** The share of the pixels through which something below is visible, 0 to 1. */
export function transparentShare({ pixels }: PixelSample): number {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < clearBelow) clear++;
  return pixels.length === 0 ? 0 : clear / (pixels.length / 4);
}

/** False for a picture that shows nothing on any background. */
export function hasVisiblePixel({ pixels }: PixelSample): boolean {
  return pixels.some((value, at) => at % 4 === 3 && value >= visibleFrom);
}

/**
 * The share of what the image draws, 0 to 1, that stands out from the background as graphics should (WCAG 2.2 §1.4.11). Pixels count by
 * their alpha; an image without a visible pixel has 0.
 */
export function legibleShare({ pixels }: PixelSample, background: Rgba): number {
  const verdicts = new Map<number, boolean>();
  let drawn = 0;
  let legible = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < visibleFrom) continue;
    const key = ((red * 256 + green) * 256 + blue) * 256 + alpha;
    const standsOut =
      verdicts.get(key) ??
      contrastRatio(rgba(red, green, blue, alpha / 255), background, white) >= leastContrast.graphics;
    verdicts.set(key, standsOut);
    drawn += alpha;
    if (standsOut) legible += alpha;
  }
  return drawn === 0 ? 0 : legible / drawn;
}
