import { type Rgba, rgba } from '../../colour/index.ts';

/** The colour that the browser makes of a CSS text; undefined when it knows none. For colours that `parseColour` leaves to it. */
export function resolveColour(text: string): Rgba | undefined {
  if (!CSS.supports('color', text)) return undefined;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return rgba(red, green, blue, alpha / 255);
}

/** A colour for a style property: made of numbers alone, so nothing of the configuration's text gets into a style. */
export function cssColour({ red, green, blue, alpha }: Rgba): string {
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}
