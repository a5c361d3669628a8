import { backgroundCrop, backgroundImage } from './backgroundImage.ts';
import type { BrandingRule, CheckResult, CheckSubject } from './check.ts';
import { colourFaults } from './colourFaults.ts';
import { imageName } from './imageName.ts';
import { loginButton, supportLink, templates } from './links.ts';
import { logoContrast } from './logoContrast.ts';
import { logoShape } from './logoShape.ts';
import { logoSharpness } from './logoSharpness.ts';
import { logoTransparency } from './logoTransparency.ts';
import { svgContents } from './svgContents.ts';
import { textContrast } from './textContrast.ts';

/** Every rule, in the order in which the results are shown. */
const rules: readonly BrandingRule[] = [
  colourFaults,
  textContrast,
  logoContrast,
  logoShape,
  logoTransparency,
  logoSharpness,
  imageName,
  svgContents,
  backgroundImage,
  backgroundCrop,
  loginButton,
  supportLink,
  templates,
];

export function checkBranding(subject: CheckSubject): readonly CheckResult[] {
  return rules.flatMap((rule) => rule(subject));
}

/** What a verdict is called. */
export const verdictWords: Readonly<Record<CheckResult['verdict'], string>> = {
  error: 'Fault',
  warning: 'Advice',
  hint: 'Note',
  good: 'Fine',
};

/** The results as plain text for a message or a ticket: no link, no path of the server, no colour that only a screen shows. */
export function summariseChecks(results: readonly CheckResult[]): string {
  const lines = results.map(
    ({ title, verdict, figure, explanation }) =>
      `${verdictWords[verdict]}: ${title}, ${figure}. ${withoutLinks(explanation)}`,
  );
  return ['Branding checks', ...lines, ''].join('\n');
}

/** Mail and chat programs turn anything with a scheme into a link. */
function withoutLinks(text: string): string {
  return text.replace(/\b(?:https?|mailto|tel):\/*/gi, '');
}
