/** A colour of sRGB: red, green and blue from 0 to 255, fractions kept; alpha from 0, clear, to 1, opaque. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const white: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };
export const black: Rgba = { red: 0, green: 0, blue: 0, alpha: 1 };

export function rgba(red: number, green: number, blue: number, alpha = 1): Rgba {
  return { red, green, blue, alpha };
}

/** The colour as a screen with eight bits per channel shows it; alpha in steps of 1/255 as in `#rrggbbaa`. */
export function toEightBits({ red, green, blue, alpha }: Rgba): Rgba {
  return {
    red: Math.round(red),
    green: Math.round(green),
    blue: Math.round(blue),
    alpha: Math.round(alpha * 255) / 255,
  };
}

/** Equal on a screen with eight bits per channel. */
export function looksEqual(a: Rgba, b: Rgba): boolean {
  return toHex(a) === toHex(b);
}

/** `#rrggbb`, or `#rrggbbaa` when the colour is not opaque. */
export function toHex({ red, green, blue, alpha }: Rgba): string {
  const channels = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** What the eye sees when `over` is drawn on `under` (source over, as a browser blends in sRGB). Opaque when `under` is. */
export function composite(over: Rgba, under: Rgba): Rgba {
  const alpha = over.alpha + under.alpha * (1 - over.alpha);
  if (alpha === 0) return { red: 0, green: 0, blue: 0, alpha: 0 };
  const blend = (top: number, bottom: number) => (top * over.alpha + bottom * under.alpha * (1 - over.alpha)) / alpha;
  return {
    red: blend(over.red, under.red),
    green: blend(over.green, under.green),
    blue: blend(over.blue, under.blue),
    alpha,
  };
}
