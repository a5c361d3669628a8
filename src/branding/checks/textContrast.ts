import {
  black,
  contrastRatio,
  formatRatio,
  leastContrast,
  looksEqual,
  nearestPassing,
  parseColour,
  printColour,
  type Rgba,
  textLevels,
  white,
} from '../../colour/index.ts';
import { type BrandingColour, standIn } from '../branding.ts';
import { type BrandingRule, type CheckFix, result } from './check.ts';

const code = 'text-contrast';
const title = 'Text on toolbar';

/** WCAG 2.2 §1.4.3 over the effective colours, defaults included, the toolbar composited over a white page. */
export const textContrast: BrandingRule = ({ branding: { toolbarText, toolbarBackground } }) => {
  // In that case the preview shows an older colour: a figure about it would say nothing about the configuration.
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
      colours: [
        { name: 'text', rgba: toolbarText.rgba },
        { name: 'toolbar', rgba: toolbarBackground.rgba },
      ],
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
  const ofText = (candidate: Rgba) => contrastRatio(candidate, background.rgba, standIn.page);
  const ofBackground = (candidate: Rgba) => contrastRatio(text.rgba, candidate, standIn.page);
  const fixes = [
    ...nearestFix('text', text, ofText),
    ...fixesTo([white, black], 'text', text, ofText),
    ...nearestFix('background', background, ofBackground),
  ];
  // The nearest one may be black or white itself.
  return fixes.filter(({ swatch, path }, at) =>
    fixes.slice(0, at).every((other) => other.path !== path || !looksEqual(other.swatch, swatch)),
  );
}

/** The contrast of a colour as it will be written: a notation may round alpha. */
function asWritten(candidate: Rgba, { notation }: BrandingColour): Rgba {
  return parseColour(printColour(candidate, notation))?.rgba ?? candidate;
}

function nearestFix(name: string, colour: BrandingColour, measure: (candidate: Rgba) => number): readonly CheckFix[] {
  const passes = (candidate: Rgba) => measure(candidate) >= leastContrast.text;
  const nearest = nearestPassing(colour.rgba, (candidate) => passes(candidate) && passes(asWritten(candidate, colour)));
  return nearest ? fixesTo([nearest], name, colour, measure) : [];
}

/** A fix for each candidate that reads well enough. */
function fixesTo(
  candidates: readonly Rgba[],
  name: string,
  colour: BrandingColour,
  measure: (candidate: Rgba) => number,
): readonly CheckFix[] {
  return candidates
    .filter((candidate) => measure(asWritten(candidate, colour)) >= leastContrast.text)
    .map((swatch) => {
      const value = printColour(swatch, colour.notation);
      const figure = formatRatio(measure(asWritten(swatch, colour)));
      return { title: `Set ${name} to ${value}`, path: colour.path, value, swatch, figure };
    });
}
