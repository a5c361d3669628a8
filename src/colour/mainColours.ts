import { type Rgba, rgba } from './rgba.ts';

/** Pixels with less alpha than this, of 255, are the soft edge of a shape. */
const visibleFrom = 128;
/** Colours closer than this in red, green and blue together look like one swatch. */
const leastDistance = 40;
/** A colour that covers less than this part of the image is noise, such as the blur between two others. */
const leastShare = 0.01;

interface WeightedColour {
  readonly channels: readonly [number, number, number];
  readonly weight: number;
}

/**
 * The colours that an image is mostly made of, at most `most`, those that cover the most first: median cut over a histogram of five bits
 * per channel. `pixels` has four bytes each (red, green, blue, alpha); mostly transparent pixels do not count.
 */
export function mainColours(pixels: Uint8ClampedArray, most: number): readonly Rgba[] {
  const all = histogram(pixels);
  const total = weightOf(all);
  const boxes = all.length === 0 ? [] : [all];
  // More boxes than colours: several boxes can turn out to be one colour.
  while (boxes.length < most * 3) {
    const widest = boxes.reduce((best, box, at) => (urgency(box) > urgency(boxes[best] ?? []) ? at : best), 0);
    const box = boxes[widest];
    if (!box || urgency(box) === 0) break;
    boxes.splice(widest, 1, ...halves(box));
  }
  const averages = boxes
    .filter((box) => weightOf(box) >= total * leastShare)
    .map(average)
    .sort((a, b) => b.weight - a.weight);
  const distinct: WeightedColour[] = [];
  for (const colour of averages) {
    if (distinct.every((other) => distance(other, colour) >= leastDistance)) distinct.push(colour);
  }
  return distinct.slice(0, most).map(({ channels: [red, green, blue] }) => rgba(red, green, blue));
}

function histogram(pixels: Uint8ClampedArray): readonly WeightedColour[] {
  const bins = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < visibleFrom) continue;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [bin[0] + red, bin[1] + green, bin[2] + blue, bin[3] + 1]);
  }
  return [...bins.values()].map(([red, green, blue, count]) => ({
    channels: [red / count, green / count, blue / count],
    weight: count,
  }));
}

function weightOf(box: readonly WeightedColour[]): number {
  return box.reduce((sum, { weight }) => sum + weight, 0);
}

/** How much a box gains from being cut: nothing for a single colour. */
function urgency(box: readonly WeightedColour[]): number {
  return box.length < 2 ? 0 : weightOf(box) * range(box, widestChannel(box));
}

function widestChannel(box: readonly WeightedColour[]): 0 | 1 | 2 {
  const [red, green, blue] = [range(box, 0), range(box, 1), range(box, 2)];
  if (green >= red && green >= blue) return 1;
  return red >= blue ? 0 : 2;
}

function range(box: readonly WeightedColour[], channel: 0 | 1 | 2): number {
  let least = 255;
  let greatest = 0;
  for (const { channels } of box) {
    least = Math.min(least, channels[channel]);
    greatest = Math.max(greatest, channels[channel]);
  }
  return greatest - least;
}

/** Cuts where half of the pixels are on each side; neither part is empty. */
function halves(box: readonly WeightedColour[]): readonly (readonly WeightedColour[])[] {
  const channel = widestChannel(box);
  const sorted = [...box].sort((a, b) => a.channels[channel] - b.channels[channel]);
  const half = weightOf(box) / 2;
  let before = 0;
  const cut = sorted.findIndex(({ weight }) => {
    before += weight;
    return before >= half;
  });
  const at = Math.min(Math.max(cut, 1), sorted.length - 1);
  return [sorted.slice(0, at), sorted.slice(at)];
}

function average(box: readonly WeightedColour[]): WeightedColour {
  const weight = weightOf(box);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(box.reduce((sum, colour) => sum + colour.channels[channel] * colour.weight, 0) / weight);
  return { channels: [mean(0), mean(1), mean(2)], weight };
}

function distance(a: WeightedColour, b: WeightedColour): number {
  return Math.hypot(...a.channels.map((value, channel) => value - (b.channels[channel] ?? 0)));
}
