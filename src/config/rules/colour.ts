import { colourError, isModernColour, isUnshownColour } from '../../colour/index.ts';
import type { TextDiagnostic } from './rule.ts';

/** The reference asks for a CSS colour and does not say what becomes of other texts: a warning. */
export function checkColour(text: string): readonly TextDiagnostic[] {
  const fault = colourError(text);
  if (fault && isUnshownColour(text)) return [{ code: 'colour-not-shown', severity: 'hint', message: fault }];
  if (fault) return [{ code: 'colour', severity: 'warning', message: fault }];
  if (!isModernColour(text)) return [];
  return [
    {
      code: 'colour-modern',
      severity: 'warning',
      message: 'Browsers from before 2023 do not know this kind of colour. A code such as #0b3d91 works everywhere.',
    },
  ];
}
