import { redactPart } from '../../delivery/index.ts';
import type { HjsonDocument } from '../../hjson/index.ts';
import { type MaskedView, rangeToSource } from '../../masking/index.ts';
import type { TextRange } from '../../text/index.ts';

/** Parts of a view, to be copied one below the other. */
export interface CopiedParts {
  readonly view: MaskedView;
  readonly document: HjsonDocument;
  readonly ranges: readonly TextRange[];
}

/** The parts in the source, including secrets. */
export function withSecrets({ view, ranges }: CopiedParts): string {
  const parts = ranges.map((range) => {
    const { start, end } = rangeToSource(view, range);
    return view.source.slice(start, end);
  });
  return parts.join(view.lineEnd);
}

/**
 * The parts with a named sentinel for each secret, hidden or not. The whole text is redacted as every export is, so that it can be
 * read back in.
 */
export function redacted({ view, document, ranges }: CopiedParts): string {
  const hidden = view.masks.filter(({ kind }) => kind === 'secret').map(({ sourceRange }) => sourceRange);
  const parts = ranges.map((range) => redactPart(document, rangeToSource(view, range), hidden));
  return parts.join(view.lineEnd);
}
