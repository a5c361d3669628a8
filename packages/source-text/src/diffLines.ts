import { diffArrays } from 'diff/lib/diff/array.js';
import { diffTexts, type TextEdit, trimEdits } from './edit.ts';
import { startOfLine, startOfNextLine } from './lines.ts';
import { ownText } from './ownText.ts';
import { textRange } from './range.ts';

/**
 * More lines than this that only one of the texts has would take quadratic time: then everything between the first and the last is
 * replaced.
 */
const mostDifferences = 500;

/** Lines of one text, by their indexes, and those in their place; each with its line end. */
export interface LineReplacement {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** The edits between two texts that leave their common lines alone and replace as few lines as possible. */
export function diffLines(before: string, after: string): readonly TextEdit[] {
  const old = linesIn(before);
  let [line, offset] = [0, 0];
  const advance = (to: number) => {
    offset = old.slice(line, to).reduce((sum, { length }) => sum + length, offset);
    line = to;
    return offset;
  };
  const edits = replacedLines(before, after).map(({ start, end, lines }) => ({
    range: textRange(advance(start), advance(end)),
    newText: ownText(lines.join('')),
  }));
  return trimEdits(before, edits);
}

/** The same, in lines. */
export function replacedLines(before: string, after: string): readonly LineReplacement[] {
  const [difference] = diffTexts(before, after);
  if (!difference) return [];
  const start = startOfLine(before, difference.range.start);
  const tail = before.length - startOfNextLine(before, difference.range.end);
  const old = linesIn(before.slice(start, before.length - tail));
  const now = linesIn(after.slice(start, after.length - tail));
  const first = linesIn(before.slice(0, start)).length;
  const changes = diffArrays([...old], [...now], { maxEditLength: mostDifferences });
  if (!changes) return [{ start: first, end: first + old.length, lines: now }];
  const replaced: LineReplacement[] = [];
  let line = first;
  let isBeside = false;
  for (const { value, added, removed } of changes) {
    const end = added ? line : line + value.length;
    if (added || removed) {
      // The lines that replace others follow them.
      const last = isBeside ? replaced.pop() : undefined;
      replaced.push({ start: last?.start ?? line, end, lines: [...(last?.lines ?? []), ...(added ? value : [])] });
    }
    isBeside = added || removed;
    line = end;
  }
  return replaced;
}

/** The lines of a text, each with its line end. */
export function linesIn(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
