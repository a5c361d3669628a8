import { type Rgba, rgba } from '../../colour/index.ts';

/** The colour as the browser parses the CSS text; undefined if it can't. For colours that `parseColour` leaves to the browser. */
export function resolveColour(text: string): Rgba | undefined {
  if (!CSS.supports('color', text)) return undefined;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return rgba(red, green, blue, alpha / 255);
}

/** A colour for a style property, built from numbers only: no text from the configuration reaches a style. */
export function cssColour({ red, green, blue, alpha }: Rgba): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}
