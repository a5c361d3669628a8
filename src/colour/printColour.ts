import { namedColours } from './namedColours.ts';
import type { ColourNotation, HueUnit } from './parseColour.ts';
import { type Rgba, toEightBits, toHex } from './rgba.ts';

type FunctionNotation = Extract<ColourNotation, { kind: 'function' }>;

/**
 * Writes a colour in a given notation. Parsed again, it is the same colour on a screen with eight bits per channel. If the notation cannot
 * express it (a name for a colour that has none, alpha in three digits), the nearest hex form is used.
 */
export function printColour(colour: Rgba, notation: ColourNotation): string {
  const shown = toEightBits(colour);
  switch (notation.kind) {
    case 'name':
      return nameOf(shown) ?? toHex(shown);
    case 'hex':
      return printHex(shown, notation.digits <= 4, notation.upperCase);
    case 'function':
      return notation.model === 'rgb' ? printRgb(shown, notation) : printHsl(shown, notation);
  }
}

function nameOf(colour: Rgba): string | undefined {
  if (colour.alpha === 0) return 'transparent';
  if (colour.alpha < 1) return undefined;
  const value = (colour.red << 16) | (colour.green << 8) | colour.blue;
  return [...namedColours].find(([, named]) => named === value)?.[0];
}

function printHex(colour: Rgba, short: boolean, upperCase: boolean): string {
  const long = toHex(colour);
  const pairs = long.slice(1).match(/../g) ?? [];
  const fitsShort = short && pairs.every(([high, low]) => high === low);
  const text = fitsShort ? `#${pairs.map((pair) => pair[0]).join('')}` : long;
  return upperCase ? text.toUpperCase() : text;
}

function printRgb(colour: Rgba, notation: FunctionNotation): string {
  const channels = [colour.red, colour.green, colour.blue].map((channel) =>
    notation.percentages
      ? `${shortest((channel * 100) / 255, (percent) => Math.round((percent * 255) / 100) === channel)}%`
      : `${channel}`,
  );
  return printCall(channels, colour.alpha, notation);
}

function printHsl(colour: Rgba, notation: FunctionNotation): string {
  const { hue, saturation, lightness } = toHsl(colour);
  const share = (value: number) => `${round(value, 2)}${notation.percentages ? '%' : ''}`;
  return printCall([printHue(hue, notation.hueUnit), share(saturation), share(lightness)], colour.alpha, notation);
}

const unitsPerDegree: Readonly<Record<HueUnit, number>> = {
  '': 1,
  deg: 1,
  grad: 10 / 9,
  rad: Math.PI / 180,
  turn: 1 / 360,
};

function printHue(degrees: number, unit: HueUnit): string {
  const digits = unit === 'turn' || unit === 'rad' ? 4 : 2;
  return `${round(degrees * unitsPerDegree[unit], digits)}${unit}`;
}

function printCall(channels: readonly string[], alpha: number, notation: FunctionNotation): string {
  const name = `${notation.model}${notation.withAlphaName || (notation.legacy && alpha < 1) ? 'a' : ''}`;
  const separator = notation.legacy ? `,${notation.gap}` : ' ';
  if (alpha === 1 && !(notation.legacy && notation.withAlphaName)) return `${name}(${channels.join(separator)})`;
  const opacity = printAlpha(alpha, notation.alphaAsPercentage);
  return `${name}(${channels.join(separator)}${notation.legacy ? separator : ' / '}${opacity})`;
}

function printAlpha(alpha: number, asPercentage: boolean): string {
  const scale = asPercentage ? 100 : 1;
  const value = shortest(
    alpha * scale,
    (candidate) => Math.round((candidate / scale) * 255) === Math.round(alpha * 255),
  );
  return `${value}${asPercentage ? '%' : ''}`;
}

/** The number with the fewest decimals that still means the same; four decimals are always enough for eight bits. */
function shortest(value: number, meansTheSame: (candidate: number) => boolean): number {
  for (let digits = 0; digits < 4; digits++) {
    const candidate = round(value, digits);
    if (meansTheSame(candidate)) return candidate;
  }
  return round(value, 4);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Hue in degrees; saturation and lightness in percent. A grey has hue 0. */
export function toHsl({ red, green, blue }: Rgba): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [red / 255, green / 255, blue / 255] as const;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const sextant =
    high === r ? (g - b) / spread + (g < b ? 6 : 0) : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return { hue: sextant * 60, saturation: saturation * 100, lightness: lightness * 100 };
}
