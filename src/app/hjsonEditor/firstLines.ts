import { type HjsonDocument, initialLineState, type LineToken, tokenizeLine } from '../../hjson/index.ts';
import { createMaskedView, placeholderAt } from '../../masking/index.ts';
import { secretRanges } from '../../secrets/index.ts';

/** A run of characters of one colour; a mask where a secret is hidden. */
export interface TextRun {
  readonly text: string;
  readonly kind: LineToken['kind'] | 'mask';
}

/** The first lines of a document as the editor shows them: the same tokens, and every secret hidden. */
export function firstLines(document: HjsonDocument, count: number): readonly (readonly TextRun[])[] {
  const view = createMaskedView(document.text, secretRanges(document));
  let state = initialLineState;
  return view.text.split(/\r?\n/, count).map((line) => {
    const { tokens, state: after } = tokenizeLine(line, state, placeholderAt);
    state = after;
    return tokens.flatMap(({ start, kind }, index) =>
      runsOf(line, start, tokens[index + 1]?.start ?? line.length, kind),
    );
  });
}

/** A placeholder is a run of its own, wherever it is in its token. */
function runsOf(line: string, start: number, end: number, kind: LineToken['kind']): readonly TextRun[] {
  const runs: TextRun[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    const length = Math.min(placeholderAt(line, at), end - at);
    if (length === 0) continue;
    if (from < at) runs.push({ text: line.slice(from, at), kind });
    runs.push({ text: line.slice(at, at + length), kind: 'mask' });
    from = at + length;
    at = from - 1;
  }
  if (from < end) runs.push({ text: line.slice(from, end), kind });
  return runs;
}

/** Monaco's own (`wordWrapBreakBeforeCharacters`, `wordWrapBreakAfterCharacters`), as far as they are in common use. */
const breakBefore = '([{‘“¥£$+';
const breakAfter = ' \t})]?|/&.,;¢°…';

/** The runs of a line in groups: the editor wraps a line between two of them, and within one only if it is longer than a row. */
export function wrappedTogether(runs: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const groups: TextRun[][] = [];
  let previous = '';
  for (const { text, kind } of runs) {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const character = text.charAt(at);
      if (previous === '' || canWrap(previous, character)) {
        if (from < at) groups.at(-1)?.push({ text: text.slice(from, at), kind });
        groups.push([]);
        from = at;
      }
      previous = character;
    }
    if (from < text.length) groups.at(-1)?.push({ text: text.slice(from), kind });
  }
  return groups;
}

function canWrap(previous: string, next: string): boolean {
  if (next === ' ') return false;
  if (breakAfter.includes(previous)) return !breakAfter.includes(next);
  return breakBefore.includes(next) && !breakBefore.includes(previous);
}
