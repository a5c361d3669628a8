import { linear } from './contrast.ts';
import { black, looksEqual, type Rgba, toEightBits, white } from './rgba.ts';

/**
 * The colour nearest to `colour` (by OKLab distance, hue kept where the screen can show it) for which `passes` holds.
 * It looks along the lightness axis to both sides, then at black and white; undefined when none of them passes.
 * The alpha of the colour is kept where that is possible, else the answer is opaque.
 */
export function nearestPassing(colour: Rgba, passes: (candidate: Rgba) => boolean): Rgba | undefined {
  const shown = toEightBits(colour);
  if (passes(shown)) return shown;
  return searchLightness(shown, passes) ?? nearestOpaque(shown, passes);
}

function nearestOpaque(colour: Rgba, passes: (candidate: Rgba) => boolean): Rgba | undefined {
  if (colour.alpha === 1) return undefined;
  const opaque = { ...colour, alpha: 1 };
  return passes(opaque) ? opaque : searchLightness(opaque, passes);
}

const steps = 400;

function searchLightness(colour: Rgba, passes: (candidate: Rgba) => boolean): Rgba | undefined {
  const origin = toOklab(colour);
  const candidates = [
    ...Array.from({ length: steps + 1 }, (_, step) => withLightness(origin, step / steps, colour.alpha)),
    { ...black, alpha: colour.alpha },
    { ...white, alpha: colour.alpha },
  ];
  let nearest: Rgba | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = distanceBetween(origin, toOklab(candidate));
    if (distance >= least || looksEqual(candidate, colour) || !passes(candidate)) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}

interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

function distanceBetween(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/** The same hue at another lightness, with as much of its chroma as sRGB can show. */
function withLightness(origin: Oklab, lightness: number, alpha: number): Rgba {
  let low = 0;
  let high = 1;
  const at = (share: number) => fromOklab({ lightness, a: origin.a * share, b: origin.b * share }, alpha);
  if (isInGamut(at(1))) return toEightBits(clampChannels(at(1)));
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    if (isInGamut(at(middle))) low = middle;
    else high = middle;
  }
  return toEightBits(clampChannels(at(low)));
}

function isInGamut({ red, green, blue }: Rgba): boolean {
  return [red, green, blue].every((channel) => channel >= -0.5 && channel <= 255.5);
}

function clampChannels({ red, green, blue, alpha }: Rgba): Rgba {
  const clamp = (channel: number) => Math.min(255, Math.max(0, channel));
  return { red: clamp(red), green: clamp(green), blue: clamp(blue), alpha };
}

/** CSS Color 4 §9.2 and its sample matrices: linear sRGB to OKLab. */
function toOklab(colour: Rgba): Oklab {
  const [r, g, b] = [linear(colour.red), linear(colour.green), linear(colour.blue)] as const;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromOklab({ lightness, a, b }: Oklab, alpha: number): Rgba {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  };
}

/** The reverse of `linear`; negative light stays negative, which shows that the colour is out of gamut. */
function encode(light: number): number {
  const size = Math.abs(light);
  const share = size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055;
  return Math.sign(light) * share * 255;
}
