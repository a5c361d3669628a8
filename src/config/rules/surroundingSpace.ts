import { type TextDiagnostic, warning } from './rule.ts';

/** Space around a text is rarely intended, and hard to see. */
export function checkSurroundingSpace(text: string): readonly TextDiagnostic[] {
  if (text.trim() === text) return [];
  const message = 'There is a space or line break before or after the value, and it counts.';
  return [warning('surrounding-space', message, { title: 'Remove it', value: text.trim() })];
}
