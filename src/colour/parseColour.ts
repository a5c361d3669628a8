import { namedColours } from './namedColours.ts';
import { type Rgba, rgba } from './rgba.ts';

/** How a colour was written, so that a picked one can be written the same way. */
export type ColourNotation =
  | { readonly kind: 'hex'; readonly digits: 3 | 4 | 6 | 8; readonly upperCase: boolean }
  | { readonly kind: 'name' }
  | {
      readonly kind: 'function';
      readonly model: 'rgb' | 'hsl';
      /** `rgba(` and `hsla(` mean the same as the shorter names, and some people always write them. */
      readonly withAlphaName: boolean;
      /** Commas between the channels, as before CSS Color 4. */
      readonly legacy: boolean;
      /** The white space after each comma. */
      readonly gap: string;
      readonly percentages: boolean;
      readonly alphaAsPercentage: boolean;
      readonly hueUnit: HueUnit;
    };

export type HueUnit = '' | 'deg' | 'grad' | 'rad' | 'turn';

export interface ParsedColour {
  readonly rgba: Rgba;
  readonly notation: ColourNotation;
}

/**
 * The colour that a CSS text names: hex of 3, 4, 6 or 8 digits, a named colour, `transparent`, and `rgb()`, `rgba()`,
 * `hsl()`, `hsla()` with commas or with spaces (CSS Color 4 §5 to §7). Channels out of range are clamped as in a browser.
 * Undefined for anything else: comments, outer spaces, `var()`, `calc()`, colours of other spaces.
 */
export function parseColour(text: string): ParsedColour | undefined {
  if (text.startsWith('#')) return parseHex(text.slice(1));
  const call = /^(rgb|hsl)(a?)\(([^()]*)\)$/i.exec(text);
  if (!call) return parseName(text);
  const [, model = '', a = '', body = ''] = call;
  return parseFunction(model.toLowerCase() === 'rgb' ? 'rgb' : 'hsl', a !== '', body);
}

function parseHex(digits: string): ParsedColour | undefined {
  if (!/^[0-9a-f]+$/i.test(digits)) return undefined;
  const count = digits.length;
  if (count !== 3 && count !== 4 && count !== 6 && count !== 8) return undefined;
  const width = count <= 4 ? 1 : 2;
  const channel = (index: number) => {
    const pair = digits.slice(index * width, (index + 1) * width);
    return Number.parseInt(width === 1 ? pair + pair : pair, 16);
  };
  const alpha = count === 4 || count === 8 ? channel(3) / 255 : 1;
  return {
    rgba: rgba(channel(0), channel(1), channel(2), alpha),
    notation: { kind: 'hex', digits: count, upperCase: /[A-F]/.test(digits) },
  };
}

function parseName(text: string): ParsedColour | undefined {
  const name = text.toLowerCase();
  if (name === 'transparent') return { rgba: rgba(0, 0, 0, 0), notation: { kind: 'name' } };
  const value = namedColours.get(name);
  if (value === undefined) return undefined;
  return { rgba: rgba(value >> 16, (value >> 8) & 0xff, value & 0xff), notation: { kind: 'name' } };
}

/** One argument of a colour function. A missing one (`none`) counts as zero. */
interface Argument {
  readonly number: number;
  readonly unit: '' | '%' | HueUnit;
  readonly isNone: boolean;
}

const argumentPattern = /^([+-]?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/i;

function parseArgument(text: string): Argument | undefined {
  if (/^none$/i.test(text)) return { number: 0, unit: '', isNone: true };
  const match = argumentPattern.exec(text);
  if (!match) return undefined;
  return { number: Number(match[1]), unit: (match[2] ?? '').toLowerCase() as Argument['unit'], isNone: false };
}

function parseFunction(model: 'rgb' | 'hsl', withAlphaName: boolean, body: string): ParsedColour | undefined {
  const legacy = body.includes(',');
  const texts = legacy ? body.split(',').map(trimSpace) : splitModern(body);
  const [first, second, third, alpha, ...rest] = texts?.map(parseArgument) ?? [];
  if (!first || !second || !third || rest.length > 0 || (texts?.length === 4 && !alpha)) return undefined;
  const all = [first, second, third, ...(alpha ? [alpha] : [])];
  if (legacy && all.some((argument) => argument.isNone)) return undefined;
  if (alpha && alpha.unit !== '' && alpha.unit !== '%') return undefined;

  const channels = model === 'rgb' ? readRgb([first, second, third], legacy) : readHsl(first, second, third, legacy);
  if (!channels) return undefined;
  const opacity = alpha ? clamp(alpha.unit === '%' ? alpha.number / 100 : alpha.number, 0, 1) : 1;
  return {
    rgba: rgba(...channels, opacity),
    notation: {
      kind: 'function',
      model,
      withAlphaName,
      legacy,
      gap: legacy ? (/,([ \t\n\r\f]*)/.exec(body)?.[1] ?? '') : ' ',
      percentages: second.unit === '%',
      alphaAsPercentage: alpha ? alpha.unit === '%' : !legacy,
      hueUnit: model === 'hsl' && first.unit !== '%' ? first.unit : '',
    },
  };
}

const spaces = /[ \t\n\r\f]+/;

function trimSpace(text: string): string {
  return text.replace(/^[ \t\n\r\f]+|(?<![ \t\n\r\f])[ \t\n\r\f]+$/g, '');
}

/** Arguments separated by spaces, the alpha after a slash; undefined if the slash is misplaced. */
function splitModern(body: string): readonly string[] | undefined {
  const [channels = '', alpha, ...more] = body.split('/').map(trimSpace);
  const texts = channels.split(spaces);
  if (more.length > 0 || texts.length !== 3) return undefined;
  return alpha === undefined ? texts : [...texts, alpha];
}

type Channels = [red: number, green: number, blue: number];

/** `rgb( [<number> | <percentage>]{3} )`: mixed kinds only in the form without commas. */
function readRgb(channels: readonly Argument[], legacy: boolean): Channels | undefined {
  const kinds = new Set(channels.map((channel) => channel.unit));
  if ([...kinds].some((unit) => unit !== '' && unit !== '%') || (legacy && kinds.size > 1)) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map(({ number, unit }) =>
    clamp(unit === '%' ? (number * 255) / 100 : number, 0, 255),
  );
  return [red, green, blue];
}

const degreesPer: Readonly<Record<HueUnit, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** `hsl( [<number> | <angle>] [<percentage> | <number>]{2} )`: saturation and lightness as numbers only without commas. */
function readHsl(hue: Argument, saturation: Argument, lightness: Argument, legacy: boolean): Channels | undefined {
  const isShare = ({ unit, isNone }: Argument) => unit === '%' || (!legacy && (unit === '' || isNone));
  if (hue.unit === '%' || !isShare(saturation) || !isShare(lightness)) return undefined;
  return hslToRgb(
    hue.number * degreesPer[hue.unit],
    clamp(saturation.number, 0, 100) / 100,
    clamp(lightness.number, 0, 100) / 100,
  );
}

/** Hue in degrees, saturation and lightness from 0 to 1; channels from 0 to 255 (CSS Color 4 §7.1). */
function hslToRgb(hue: number, saturation: number, lightness: number): Channels {
  const turned = ((hue % 360) + 360) % 360;
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + turned / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
