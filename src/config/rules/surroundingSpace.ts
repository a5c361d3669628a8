import type { Advice } from './rule.ts';

/** Space around a text is almost never meant, and hard to see. */
export function checkSurroundingSpace(text: string): readonly Advice[] {
  if (text.trim() === text) return [];
  return [
    {
      code: 'surrounding-space',
      severity: 'warning',
      message: 'A space or line break stands before or after the text. The server keeps it.',
      replacement: { title: 'Remove it', value: text.trim() },
    },
  ];
}
