/**
 * Where the offsets of a configuration are in the text that contains it: as it is, or indented like a YAML block. The function returns
 * undefined for every offset if the text is written differently, or more than once.
 */
export function placesAround(outer: string, inner: string): (offset: number) => number | undefined {
  const whole = onlyOccurrence(outer, inner.trimEnd());
  if (whole !== undefined) return (offset) => whole + Math.min(offset, inner.trimEnd().length);
  return placesInBlock(outer, inner) ?? (() => undefined);
}

function onlyOccurrence(outer: string, inner: string): number | undefined {
  const at = outer.indexOf(inner);
  return inner !== '' && at >= 0 && outer.indexOf(inner, at + 1) < 0 ? at : undefined;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/** The lines of `inner` in order, each after the same blanks; an empty line may have none. */
function placesInBlock(outer: string, inner: string): ((offset: number) => number) | undefined {
  const [outerLines, innerLines] = [linesOf(outer), linesOf(inner.trimEnd())];
  const first = innerLines.findIndex(({ text }) => text.trim() !== '');
  const pattern = innerLines[first];
  if (!pattern) return undefined;
  const matches: { readonly line: number; readonly indent: number }[] = [];
  outerLines.forEach(({ text }, line) => {
    const indent = text.length - pattern.text.length;
    const isMatch =
      indent > 0 &&
      line >= first &&
      text.slice(0, indent).trim() === '' &&
      innerLines.every((each, index) => {
        const around = outerLines[line - first + index]?.text ?? '';
        return each.text === '' ? around.trim() === '' : around.slice(indent) === each.text;
      });
    if (isMatch) matches.push({ line: line - first, indent });
  });
  const [match, ...others] = matches;
  if (!match || others.length > 0) return undefined;
  return (offset) => {
    const line = innerLines.findLastIndex(({ start }) => start <= offset);
    const { text = '', start = 0 } = outerLines[match.line + line] ?? {};
    const column = offset - (innerLines[line]?.start ?? 0);
    return start + Math.min(text.length, match.indent + column);
  };
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line.replace(/\r$/, ''), start });
    start += line.length + 1;
  }
  return lines;
}
