import { partitionPoint } from 'source-text';
import type { HjsonDocument, HjsonString } from '../document.ts';
import { backslashUnit, trimmedStart } from '../syntax/characters.ts';
import { multilineIndent, readEscape, scanMultiline } from '../syntax/strings.ts';

/** Where the characters of a string's value are in the text. */
export interface StringSource {
  /** Offsets outside the value are clamped to it. The offset after the last character is before the closing quote. */
  toDocument(offsetInValue: number): number;
}

/** A run of value characters that are side by side in the text; an escape is a separate run. */
interface Run {
  readonly value: number;
  readonly document: number;
}

/** For a problem inside a text, such as a URL: maps offsets in the value of a string to offsets in the text, through escapes and the indentation of '''. */
export function stringSource(node: HjsonString, document: HjsonDocument): StringSource {
  const { runs, end } = runsOf(node, document.text);
  const { length } = node.value;
  return {
    toDocument(offsetInValue) {
      if (offsetInValue >= length) return end;
      const offset = Math.max(0, offsetInValue);
      const after = partitionPoint(runs.length, (index) => (runs[index]?.value ?? 0) <= offset);
      const run = runs[after - 1] ?? { value: 0, document: node.range.start };
      return Math.min(run.document + offset - run.value, end);
    },
  };
}

function runsOf(node: HjsonString, text: string): { readonly runs: readonly Run[]; readonly end: number } {
  const { start, end } = node.range;
  if (node.style === 'quoteless') return { runs: [{ value: 0, document: trimmedStart(text, start, end) }], end };
  if (node.style === 'multiline') return multilineRuns(node, text);
  const runs: Run[] = [];
  let value = 0;
  let offset = start + 1;
  while (offset < end - 1) {
    runs.push({ value, document: offset });
    const backslash = text.indexOf('\\', offset);
    const stop = backslash < 0 || backslash >= end - 1 ? end - 1 : backslash;
    value += stop - offset;
    offset = stop;
    if (text.charCodeAt(offset) !== backslashUnit || offset >= end - 1) continue;
    const escaped = readEscape(text, offset);
    runs.push({ value, document: offset });
    value += 1;
    offset = escaped.kind === 'value' ? escaped.end : offset + 2;
  }
  return { runs, end: end - 1 };
}

function multilineRuns(node: HjsonString, text: string): { readonly runs: readonly Run[]; readonly end: number } {
  const runs: Run[] = [];
  let value = 0;
  let last = node.range.start + 3;
  scanMultiline(text, node.range.start, multilineIndent(text, node.range.start), (from, to) => {
    runs.push({ value, document: from });
    value += to - from;
    last = to;
  });
  const dropsLf = value > node.value.length;
  return { runs, end: dropsLf ? last - 1 : last };
}
