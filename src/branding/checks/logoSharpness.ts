import { fitInto, logoSlot, pixelDensity } from '../geometry.ts';
import { type BrandingRule, dimensions, result } from './check.ts';

const code = 'logo-sharpness';
const title = 'Logo sharpness';

/** Image pixels against the slot, on screens of single and of double density. */
export const logoSharpness: BrandingRule = ({ logo }) => {
  if (!logo) return [];
  const shown = fitInto(logo.header, logoSlot);
  const context = `It is shown at ${dimensions(shown)} in the slot of ${dimensions(logoSlot)} that this preview keeps.`;
  if (logo.header.isVector) return [result(code, title, 'good', 'vector', `SVG is sharp at every size. ${context}`)];
  const density = pixelDensity(logo.header, logoSlot);
  const figure = `${dimensions(logo.header)}, ${density.toFixed(1)}×`;
  if (density >= 2)
    return [result(code, title, 'good', figure, `Sharp on screens of double density as well. ${context}`)];
  const needed = dimensions({ width: shown.width * 2, height: shown.height * 2 });
  return density >= 1
    ? [
        result(
          code,
          title,
          'hint',
          figure,
          `Sharp on ordinary screens, soft on screens of double density: those need ${needed}. ${context}`,
        ),
      ]
    : [
        result(
          code,
          title,
          'warning',
          figure,
          `Too few pixels: the logo is enlarged and looks soft. Use at least ${needed}. ${context}`,
        ),
      ];
};
