import type { TextDiagnostic } from './rule.ts';

/** Space around a text is rarely intended, and hard to see. */
export function checkSurroundingSpace(text: string): readonly TextDiagnostic[] {
  if (text.trim() === text) return [];
  return [
    {
      code: 'surrounding-space',
      severity: 'warning',
      message: 'There is a space or line break before or after the value, and it counts.',
      replacement: { title: 'Remove it', value: text.trim() },
    },
  ];
}
