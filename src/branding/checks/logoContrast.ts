import { composite, contrastRatio, formatRatio, leastContrast, white } from '../../colour/index.ts';
import { standIn } from '../branding.ts';
import { hasVisiblePixel, legibleShare, transparentShare } from '../pixelSample.ts';
import { type BrandingRule, percent, result } from './check.ts';

const code = 'logo-contrast';
const title = 'Logo on toolbar';

/** In that case the preview shows an older background: a figure about it would say nothing about the configuration. */
const notChecked = result(
  code,
  title,
  'hint',
  'not checked',
  'The toolbar background cannot be shown here: there is no contrast to measure.',
);

const empty = result(code, title, 'error', 'nothing visible', 'The picture has no visible pixel. Export it again.');

/** How much of the logo has to stand out: below the first it is an error, below the second a warning. */
const enough = { some: 0.3, most: 0.7 };

/** Whether the logo stands out from the toolbar: WCAG 2.2 §1.4.11 requires 3 : 1 for graphics. */
export const logoContrast: BrandingRule = ({ branding, logo }) => {
  const toolbar = composite(branding.toolbarBackground.rgba, standIn.page);
  const ground = { name: 'toolbar', rgba: toolbar };
  const ofDefaultLogo = [{ name: 'default logo', rgba: white }, ground];
  if (logo?.sample) {
    if (transparentShare(logo.sample) === 0) {
      return [
        result(
          code,
          title,
          'hint',
          'own background',
          'The logo has no transparent parts, so the toolbar does not show behind it.',
        ),
      ];
    }
    if (!hasVisiblePixel(logo.sample)) return [empty];
    if (branding.toolbarBackground.fault !== undefined) return [notChecked];
    const share = legibleShare(logo.sample, toolbar);
    const verdict = share >= enough.most ? 'good' : share >= enough.some ? 'warning' : 'error';
    const advice = verdict === 'good' ? '' : ' Use a lighter or darker logo, or another toolbar colour.';
    return [
      result(
        code,
        title,
        verdict,
        `${percent(share)} legible`,
        `${percent(share)} of what the logo draws reaches 3 : 1 on the toolbar.${advice}`,
        [ground],
      ),
    ];
  }
  if (branding.logoPath !== '') return [];
  if (branding.toolbarBackground.fault !== undefined) return [notChecked];
  const ratio = contrastRatio(white, toolbar);
  return ratio >= leastContrast.graphics
    ? [
        result(
          code,
          title,
          'good',
          formatRatio(ratio),
          'The default logo is white. WCAG asks for 3 : 1 for graphics.',
          ofDefaultLogo,
        ),
      ]
    : [
        result(
          code,
          title,
          'error',
          formatRatio(ratio),
          'The default logo is white and hard to see on this toolbar: WCAG asks for 3 : 1. Use a darker toolbar or a logo of your own.',
          ofDefaultLogo,
        ),
      ];
};
