import { initialLineState, type LineToken, tokenizeLine } from 'hjson-document/incremental';
import { mergeRanges, type TextRange } from 'source-text';

/** A part of a line: its text, or a secret, of which nothing is said. */
export type PreviewPiece = { readonly kind: LineToken['kind']; readonly text: string } | { readonly kind: 'secret' };

const plain: LineToken = { start: 0, kind: 'blank' };

/**
 * A text line by line, without line ends, cut at the ranges of its secrets and, if it is HJSON, at its tokens: all of it but what the ranges
 * cover.
 */
export function previewLines(
  text: string,
  secrets: readonly TextRange[],
  isHjson: boolean,
): readonly (readonly PreviewPiece[])[] {
  const hidden = mergeRanges(secrets, 'overlapping');
  let state = initialLineState;
  let offset = 0;
  let next = 0;
  return text.split('\n').map((withReturn) => {
    const line = withReturn.endsWith('\r') ? withReturn.slice(0, -1) : withReturn;
    const read = isHjson ? tokenizeLine(line, state) : { state, tokens: [plain] };
    ({ state } = read);
    const pieces: PreviewPiece[] = [];
    for (const [index, { start, kind }] of read.tokens.entries()) {
      const end = offset + (read.tokens[index + 1]?.start ?? line.length);
      let at = offset + start;
      while (at < end) {
        while ((hidden[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++;
        const secret = hidden[next];
        const stop = Math.min(end, secret && secret.start > at ? secret.start : secret ? secret.end : end);
        if (secret && secret.start <= at) {
          if (pieces.at(-1)?.kind !== 'secret') pieces.push({ kind: 'secret' });
        } else pieces.push({ kind, text: text.slice(at, stop) });
        at = stop;
      }
    }
    offset += withReturn.length + 1;
    return pieces;
  });
}
