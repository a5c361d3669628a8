import { transparentShare } from '../pixelSample.ts';
import { type BrandingRule, percent, result } from './check.ts';

const code = 'logo-transparency';
const title = 'Logo transparent';

/** "Recommended: transparent background" (option-reference, Top-level options). */
export const logoTransparency: BrandingRule = ({ logo }) => {
  if (!logo) return [];
  if (!logo.header.mayBeTransparent) {
    return [
      result(
        code,
        title,
        'warning',
        'no',
        `${logo.header.format} as it is here stores no transparency: the logo is a box on the toolbar. Export it as PNG, WebP or SVG with a transparent background.`,
      ),
    ];
  }
  if (!logo.sample) return [];
  const share = transparentShare(logo.sample);
  return share > 0
    ? [result(code, title, 'good', 'yes', `The toolbar shines through ${percent(share)} of the image.`)]
    : [
        result(
          code,
          title,
          'warning',
          'no',
          'Every pixel is opaque: the logo is a box on the toolbar. Export it with a transparent background.',
        ),
      ];
};
