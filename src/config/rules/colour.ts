import { colourError, isUnshownColour, modernColourYear, unquotedColour } from '../../colour/index.ts';
import { hint, type TextDiagnostic, warning } from './rule.ts';

/** The reference asks for a CSS colour and does not say what becomes of other texts: a warning. */
export function checkColour(text: string): readonly TextDiagnostic[] {
  const fault = colourError(text);
  if (fault && isUnshownColour(text)) return [hint('colour-not-shown', fault)];
  if (fault) {
    const colour = unquotedColour(text);
    const replacement =
      colour === undefined ? undefined : { title: `Change to ${colour}`, value: colour, isSafe: true };
    return [warning('colour', fault, replacement)];
  }
  const year = modernColourYear(text);
  if (year === undefined) return [];
  const message = `Not every browser from before ${year} knows this kind of colour. A code such as #0b3d91 works everywhere.`;
  return [warning('colour-modern', message)];
}
