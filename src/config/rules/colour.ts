import { colourError, isUnshownColour, modernColourYear, unquotedColour } from '../../colour/index.ts';
import type { TextDiagnostic } from './rule.ts';

/** The reference asks for a CSS colour and does not say what becomes of other texts: a warning. */
export function checkColour(text: string): readonly TextDiagnostic[] {
  const fault = colourError(text);
  if (fault && isUnshownColour(text)) return [{ code: 'colour-not-shown', severity: 'hint', message: fault }];
  if (fault) {
    const colour = unquotedColour(text);
    const replacement = colour !== undefined && { title: `Change to ${colour}`, value: colour, isSafe: true };
    return [{ code: 'colour', severity: 'warning', message: fault, ...(replacement && { replacement }) }];
  }
  const year = modernColourYear(text);
  if (year === undefined) return [];
  return [
    {
      code: 'colour-modern',
      severity: 'warning',
      message: `Not every browser from before ${year} knows this kind of colour. A code such as #0b3d91 works everywhere.`,
    },
  ];
}
