import { pointerIn } from '../../references/index.ts';
import type { TextDiagnostic } from './rule.ts';

/** A secret that something had to fetch or decrypt before. */
export function checkSecretElsewhere(text: string): readonly TextDiagnostic[] {
  const what = pointerIn(text);
  if (what === undefined) return [];
  return [
    {
      code: 'secret-elsewhere',
      severity: 'warning',
      message: `This looks like ${what}, not like the secret itself. Write the secret, or have something replace this before the server reads the text.`,
    },
  ];
}
