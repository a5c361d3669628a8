import { type HjsonDocument, parseHjson, quotedText } from '../../hjson/index.ts';
import { applyEdits, type TextEdit } from '../../text/index.ts';
import { findSecretSpots, type SecretSpot, secretTexts } from './secretSpots.ts';
import { visitNodes } from './visitNodes.ts';

export type Redaction =
  | {
      readonly ok: true;
      /** HJSON in which a sentinel stands for each secret. */
      readonly text: string;
      readonly count: number;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * A copy to show to others: without the values of secret options, passwords in addresses, what unknown keys of telling
 * names hold, comments that hold one, and text that cannot be read. Refused where a secret would remain all the same.
 */
export function redact(document: HjsonDocument): Redaction {
  const spots = findSecretSpots(document);
  const text = applyEdits(
    document.text,
    spots.map((spot) => edit(spot, document.text)),
  );
  const written = withEscapesRead(text);
  if (secretTexts(document).some((secret) => written.includes(secret) || text.includes(secret))) {
    return {
      ok: false,
      reason: 'A key of the configuration holds a secret: there is no safe copy of this text.',
    };
  }
  return { ok: true, text, count: spots.length };
}

function edit(spot: SecretSpot, text: string): TextEdit {
  if (spot.kind === 'value') return { range: spot.node.range, newText: sourceWithSentinel(spot) };
  const { range, sentinel } = spot;
  if (spot.kind === 'leftover') return { range, newText: `/* ${sentinel} */` };
  const opening = /^(?:#|\/\/|\/\*)/.exec(text.slice(range.start, range.end))?.[0] ?? '#';
  // A line comment ends before its LF; the CR before that belongs to the line end.
  const lineEnd = text.slice(range.start, range.end).endsWith('\r') ? '\r' : '';
  return { range, newText: opening === '/*' ? `/* ${sentinel} */` : `${opening} ${sentinel}${lineEnd}` };
}

function sourceWithSentinel({ node, part, sentinel }: Extract<SecretSpot, { kind: 'value' }>): string {
  if (node.kind !== 'string') return quotedText(sentinel, '"');
  return quotedText(node.value.slice(0, part.start) + sentinel + node.value.slice(part.end), '"');
}

/** The keys and values of the text, as a reader would see them. */
function withEscapesRead(text: string): string {
  const parts: string[] = [];
  for (const [node] of visitNodes(parseHjson(text).root)) {
    if (node.kind === 'string') parts.push(node.value);
    if (node.kind === 'object') parts.push(...node.members.map(({ key }) => key.name));
  }
  return parts.join('\n');
}
