import { composite, type Rgba, white } from './rgba.ts';

/** Minimum contrast of text, WCAG 2.2 §1.4.3 (AA) and §1.4.6 (AAA), and of everything else, §1.4.11. */
export const leastContrast = { text: 4.5, enhancedText: 7, graphics: 3 } as const;

/** Relative luminance of an opaque colour, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". Alpha is ignored. */
export function relativeLuminance({ red, green, blue }: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** One channel of sRGB, 0 to 255, as an amount of light, 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Contrast ratio from 1 to 21 of a colour on a background above `canvas`: both are composited first, the background
 * over the canvas, then the colour over the result. WCAG 2.2, "contrast ratio", assumes a white canvas when nothing else is known.
 */
export function contrastRatio(colour: Rgba, background: Rgba, canvas: Rgba = white): number {
  const below = composite(background, canvas);
  const a = relativeLuminance(composite(colour, below));
  const b = relativeLuminance(below);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The ratio as people read it, one decimal, never rounded up: 4.49 is not 4.5. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1)} : 1`;
}

/** The levels that text of normal size reaches: both, `AA` alone, or none. */
export function textLevels(ratio: number): readonly ('AA' | 'AAA')[] {
  if (ratio >= leastContrast.enhancedText) return ['AA', 'AAA'];
  return ratio >= leastContrast.text ? ['AA'] : [];
}
