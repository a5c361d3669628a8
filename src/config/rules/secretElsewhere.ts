import { pointerIn } from '../../references/index.ts';
import type { TextDiagnostic } from './rule.ts';

/** A secret that something had to fetch or decrypt before; the server reads it as it stands. */
export function checkSecretElsewhere(text: string): readonly TextDiagnostic[] {
  const what = pointerIn(text);
  if (what === undefined) return [];
  return [
    {
      code: 'secret-elsewhere',
      severity: 'warning',
      message: `This looks like ${what}, not like the secret itself. The server takes it as it stands: write the secret, or replace this before the server starts.`,
    },
  ];
}
