import type { OptionKey } from '../../../../config/index.ts';
import type { HjsonDocument } from '../../../../hjson/index.ts';
import { hiddenText, secretRangesIn } from '../../../../secrets/index.ts';
import { applyEdits, createLineIndex } from '../../../../text/index.ts';

/** A line of the document, without its secrets. */
export interface WrittenLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** The lines of some options in the document, in its order, with masked secrets. */
export function writtenLines(document: HjsonDocument, keys: readonly OptionKey[]): readonly WrittenLine[] {
  const { root, text } = document;
  const lines = createLineIndex(text);
  const members = root.kind === 'object' ? root.members : [];
  return members
    .filter(({ key }) => keys.some((wanted) => wanted === key.name))
    .flatMap(({ range }) => {
      const first = lines.positionAt(range.start).line;
      const start = lines.offsetAt({ line: first, column: 1 });
      const part = { start, end: range.end };
      const edits = secretRangesIn(document, part).map((secret) => ({
        range: { start: Math.max(secret.start, start) - start, end: Math.min(secret.end, range.end) - start },
        newText: hiddenText,
      }));
      const shown = applyEdits(text.slice(start, range.end), edits);
      return shown.split(/\r\n|\r|\n/).map((line, index) => ({ number: first + index, text: line }));
    });
}
