import fc from 'fast-check';
import type { TextEdit } from '../index.ts';

/** A text with edits of it in text order that do not overlap; some touch. */
export const textWithEdits = fc.string({ unit: 'binary', maxLength: 40 }).chain((text) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 4 })), { maxLength: 5 })
    .map((candidates) => {
      const edits: TextEdit[] = [];
      let free = 0;
      for (const [a, b, newText] of candidates.sort((x, y) => Math.min(x[0], x[1]) - Math.min(y[0], y[1]))) {
        const start = Math.min(a, b);
        if (start < free) continue;
        edits.push({ range: { start, end: Math.max(a, b) }, newText });
        free = Math.max(a, b);
      }
      return { text, edits };
    }),
);
