import { logoShape as measureShape } from '../geometry.ts';
import { type BrandingRule, dimensions, percent, result, uncheckedImage } from './check.ts';

const code = 'logo-shape';
const title = 'Logo shape';

/** "height/width ratio about 1/7" (option-reference, Top-level options). */
export const logoShape: BrandingRule = ({ branding, logo }) => {
  if (!logo) return [uncheckedImage(code, title, branding.logoPath, 'The default white logo is shown.')];
  if (logo.header.isSizeUnknown) return [result(code, title, 'hint', 'size unknown', sizeUnknown)];
  const { widthPerHeight, deviation, isAsAdvised } = measureShape(logo.header);
  const figure = `${widthPerHeight.toFixed(1).replace(/\.0$/, '')} : 1 (${isAsAdvised ? '' : '7 : 1 '}recommended)`;
  if (isAsAdvised)
    return [result(code, title, 'good', figure, `${dimensions(logo.header)} has about the recommended shape.`)];
  return [
    result(
      code,
      title,
      'warning',
      figure,
      `${dimensions(logo.header)} is ${difference(deviation)} recommended for its width. ${advice(deviation)}`,
    ),
  ];
};

const sizeUnknown =
  'The width or height of this SVG is a formula, or in a unit that depends on a font. Write both in px, or a viewBox alone.';

function difference(deviation: number): string {
  if (deviation >= 1) return `${Math.round(deviation + 1)} times as high as`;
  return deviation > 0 ? `${percent(deviation)} taller than` : `${percent(-deviation)} flatter than`;
}

function advice(deviation: number): string {
  return deviation > 0
    ? 'It is shown smaller, or makes the toolbar higher. Cut empty space above and below.'
    : 'It is shown very low. Cut empty space at the sides.';
}
