import { mergeRanges, type TextEdit } from 'source-text';
import { redactPart } from '../../../../delivery/index.ts';
import { rangeToSource } from '../../../../masking/index.ts';
import type { CopiedParts } from './secretCopy.ts';

/** The edits that remove the parts from the source. */
export function cutEdits({ view, ranges }: CopiedParts): readonly TextEdit[] {
  const parts = mergeRanges(
    ranges.map((range) => rangeToSource(view, range)),
    'overlapping',
  );
  return parts.map((range) => ({ range, newText: '' }));
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
