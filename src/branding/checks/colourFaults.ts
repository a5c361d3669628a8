import { isUnshownColour } from '../../colour/index.ts';
import { isReference } from '../../references/index.ts';
import type { BrandingColour } from '../branding.ts';
import type { BrandingRule, CheckResult } from './check.ts';
import { result } from './check.ts';
import type { BrandingCode } from './codes.ts';

/** Reports a colour that cannot be shown; the preview keeps the previous one. */
export const colourFaults: BrandingRule = ({ branding }) => [
  ...faultOf('toolbar-background', 'Toolbar background', branding.toolbarBackground),
  ...faultOf('toolbar-text', 'Toolbar text', branding.toolbarText),
];

function faultOf(code: BrandingCode, title: string, colour: BrandingColour): readonly CheckResult[] {
  if (colour.fault === undefined) return [];
  if (isReference(colour.text)) {
    return [result(code, title, 'hint', 'filled in later', `${colour.fault} The preview shows the default.`)];
  }
  const explanation = `${colour.fault} The preview keeps the last valid colour.`;
  return isUnshownColour(colour.text)
    ? [result(code, title, 'hint', 'not shown', explanation)]
    : [result(code, title, 'error', 'no colour', explanation)];
}
