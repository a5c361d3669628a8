import { safe, type TextRange } from 'source-text';
import { type LintDiagnostic, replaceFix, type ValueRule } from './rule.ts';

const anySurrogate = /\\u[dD]/;
const escapeSequence = /\\(?:u([0-9a-fA-F]{4})|[^u])/g;

/** `\ud83d\ude00` — the server reads each half of a pair as U+FFFD; other readers read one character (hjson-grammar §6). */
export const surrogateEscape: ValueRule = (place, text) => {
  const { node, member } = place;
  const ranges: TextRange[] = [];
  if (member && member.key.quote !== 'none') ranges.push(member.key.range);
  if (node?.kind === 'string' && (node.style === 'double' || node.style === 'single')) ranges.push(node.range);
  return ranges.flatMap((range) =>
    surrogatesIn(text, range).map((found): LintDiagnostic => problem(place.path, found)),
  );
};

interface Found {
  readonly range: TextRange;
  /** The character that JSON reads from both escapes; undefined for half a pair. */
  readonly character: string | undefined;
}

function surrogatesIn(text: string, { start, end }: TextRange): readonly Found[] {
  const source = text.slice(start, end);
  if (!anySurrogate.test(source)) return [];
  const found: Found[] = [];
  let high: { readonly code: number; readonly range: TextRange } | undefined;
  const endHigh = (): void => {
    if (high) found.push({ range: high.range, character: undefined });
    high = undefined;
  };
  for (const match of source.matchAll(escapeSequence)) {
    const code = Number.parseInt(match[1] ?? '0', 16);
    const range = { start: start + match.index, end: start + match.index + match[0].length };
    if (high && (high.range.end !== range.start || code < 0xdc00 || code > 0xdfff)) endHigh();
    if (code >= 0xd800 && code <= 0xdbff) {
      high = { code, range };
    } else if (code >= 0xdc00 && code <= 0xdfff) {
      const character = high && String.fromCharCode(high.code, code);
      found.push({ range: { start: high?.range.start ?? range.start, end: range.end }, character });
      high = undefined;
    }
  }
  endHigh();
  return found;
}

function problem(path: LintDiagnostic['path'], { range, character }: Found): LintDiagnostic {
  return {
    code: 'surrogate-escape',
    severity: 'warning',
    path,
    range,
    message: character
      ? 'hjson-go reads these two escapes as two unknown characters. Write the character itself.'
      : 'This escape is half a character, and hjson-go reads an unknown character. Remove it.',
    fixes: character ? [safe(replaceFix('Write the character itself', range, character))] : [],
  };
}
