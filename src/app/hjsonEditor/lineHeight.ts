/** The height of a line of the text, in CSS pixels, for a font size in CSS pixels. */
export function lineHeightOf(textSize: number): number {
  return Math.round(textSize * 1.55);
}
