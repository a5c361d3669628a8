import { type HjsonDocument, nodeEntries, parseHjson, quotedText, tokens } from '../../hjson/index.ts';
import { applyEdits, type TextEdit, type TextRange, textRange } from '../../text/index.ts';
import { findSecretOccurrences, type SecretOccurrence } from './secretOccurrences.ts';
import { sentinelPattern } from './sentinel.ts';

export type Redaction =
  | {
      readonly ok: true;
      /** HJSON with a sentinel in place of each secret. */
      readonly text: string;
      readonly count: number;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * A copy to show to others: without what `findSecrets` finds, and without text that cannot be read. Refused where a secret would
 * remain all the same.
 */
export function redact(document: HjsonDocument): Redaction {
  const { excess } = document;
  if (excess) return { ok: false, reason: `The text ${excess.reason}: its secrets were not looked for.` };
  const { occurrences, keys, secrets } = findSecretOccurrences(document);
  const edits = occurrences.map((spot) => edit(spot, document.text));
  const text = keys.length > 0 ? '' : applyEdits(document.text, edits);
  if (keys.length > 0 || secrets.search.holdsOne(readableText(text))) {
    return {
      ok: false,
      reason: 'A key of the configuration holds a secret: there is no safe copy of this text.',
    };
  }
  return { ok: true, text, count: occurrences.length };
}

/**
 * A part of the text with a sentinel for each secret in it, also for those that reach out of it, and for the other ranges that
 * are to be hidden.
 */
export function redactPart(document: HjsonDocument, part: TextRange, hidden: readonly TextRange[]): string {
  const { occurrences, keys } = findSecretOccurrences(document);
  const known = [
    ...occurrences.map((spot) => edit(spot, document.text)),
    ...keys.map(({ range }) => ({ range, newText: quotedText('<redacted key>', '"') })),
  ];
  const meets = (a: TextRange, b: TextRange) => a.start < b.end && b.start < a.end;
  const others = hidden
    .filter((range) => !known.some((each) => meets(each.range, range)))
    .map((range) => ({ range, newText: quotedText('<redacted secret>', '"') }));
  const edits = [...known, ...others].filter(({ range }) => meets(range, part));
  const start = Math.min(part.start, ...edits.map(({ range }) => range.start));
  const end = Math.max(part.end, ...edits.map(({ range }) => range.end));
  const moved = edits.map(({ range, newText }) => ({
    range: textRange(range.start - start, range.end - start),
    newText,
  }));
  return applyEdits(document.text.slice(start, end), moved);
}

function edit(spot: SecretOccurrence, text: string): TextEdit {
  const { kind, range, sentinel } = spot;
  if (kind === 'value') return { range, newText: sourceWithSentinel(spot) };
  if (kind === 'comment') return { range, newText: sentinel };
  // What cannot be read may end in a line end of its own, which the text after it needs.
  const lineEnd = /\r?\n$/.exec(text.slice(range.start, range.end))?.[0] ?? '';
  return { range, newText: `/* ${sentinel} */${lineEnd}` };
}

function sourceWithSentinel({ node, part, sentinel }: Extract<SecretOccurrence, { kind: 'value' }>): string {
  if (node.kind !== 'string') return quotedText(sentinel, '"');
  return quotedText(node.value.slice(0, part.start) + sentinel + node.value.slice(part.end), '"');
}

/** The values and comments of a copy as a reader would see them, without the sentinels; keys have been judged before. */
function readableText(copy: string): string {
  const document = parseHjson(copy);
  const parts: string[] = [];
  for (const { node } of nodeEntries(document)) {
    if (node?.kind === 'string') parts.push(node.value);
    if (node?.kind === 'number') parts.push(node.lexeme);
  }
  for (const { kind, range } of tokens(document)) {
    if (kind === 'comment' || kind === 'damage') parts.push(copy.slice(range.start, range.end));
  }
  return parts.join('\n').replace(sentinelPattern, '');
}
