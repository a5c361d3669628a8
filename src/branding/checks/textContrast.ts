import {
  contrastRatio,
  formatRatio,
  leastContrast,
  nearestPassing,
  parseColour,
  printColour,
  type Rgba,
  textLevels,
} from '../../colour/index.ts';
import type { BrandingColour } from '../branding.ts';
import { standIn } from '../standIn.ts';
import { type BrandingRule, type CheckFix, result } from './check.ts';

const code = 'text-contrast';
const title = 'Text on toolbar';

/** WCAG 2.2 §1.4.3 over the effective colours, defaults included, the toolbar composited over a white page. */
export const textContrast: BrandingRule = ({ branding: { toolbarText, toolbarBackground } }) => {
  // The preview shows an older colour then: a figure about that would say nothing about the configuration.
  if (toolbarText.fault !== undefined || toolbarBackground.fault !== undefined) {
    return [
      result(
        code,
        title,
        'hint',
        'not checked',
        'A toolbar colour cannot be shown here: there is no contrast to measure.',
      ),
    ];
  }
  const ratio = contrastRatio(toolbarText.rgba, toolbarBackground.rgba, standIn.page);
  const levels = textLevels(ratio);
  const passes = levels.length > 0;
  return [
    {
      code,
      title,
      verdict: passes ? 'good' : 'error',
      figure: [formatRatio(ratio), ...levels].join(' '),
      explanation: `${meaning(ratio)}${overWhite(toolbarBackground)}`,
      fixes: passes ? [] : findFixes(toolbarText, toolbarBackground),
    },
  ];
};

function meaning(ratio: number): string {
  if (ratio >= leastContrast.enhancedText) return 'The text reads well: WCAG asks for 4.5 : 1 (AA) and 7 : 1 (AAA).';
  if (ratio >= leastContrast.text) return 'The text is readable: WCAG asks for 4.5 : 1 (AA); AAA would need 7 : 1.';
  return 'The text is hard to read: WCAG asks for at least 4.5 : 1.';
}

function overWhite(background: BrandingColour): string {
  return background.rgba.alpha < 1 ? ' The toolbar is see-through: the figure holds over a white page.' : '';
}

function findFixes(text: BrandingColour, background: BrandingColour): readonly CheckFix[] {
  const reaches = (textColour: Rgba, backgroundColour: Rgba) =>
    contrastRatio(textColour, backgroundColour, standIn.page) >= leastContrast.text;
  return [
    ...fixOf('text', text, (candidate) => reaches(candidate, background.rgba)),
    ...fixOf('background', background, (candidate) => reaches(text.rgba, candidate)),
  ];
}

/** The nearest colour that passes as it will be written: a notation may round alpha. */
function fixOf(name: string, colour: BrandingColour, passes: (candidate: Rgba) => boolean): readonly CheckFix[] {
  const write = (candidate: Rgba) => printColour(candidate, colour.notation);
  const survives = (candidate: Rgba) => passes(parseColour(write(candidate))?.rgba ?? candidate);
  const nearest = nearestPassing(colour.rgba, (candidate) => passes(candidate) && survives(candidate));
  if (!nearest) return [];
  const value = write(nearest);
  return [{ title: `Set ${name} to ${value}`, path: colour.path, value, swatch: nearest }];
}
