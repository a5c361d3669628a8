import type { HjsonDocument } from 'hjson-document';
import type { TextRange } from 'source-text';
import type { MaskedView } from '../../../../masking/index.ts';

/** Parts of a view, to be copied one below the other. */
export interface CopiedParts {
  readonly view: MaskedView;
  readonly document: HjsonDocument;
  /** Of the view, in text order. */
  readonly ranges: readonly TextRange[];
}

/** What a copy would include, for the user to decide. */
export interface SecretCopy extends CopiedParts {
  /** How many hidden secrets are in it. */
  readonly count: number;
  /** Whether the parts leave the text. */
  readonly isCut: boolean;
}

/** Undefined when the parts hide no secret. */
export function secretCopy(parts: CopiedParts, isCut: boolean): SecretCopy | undefined {
  const count = parts.view.masks.filter(
    ({ kind, viewRange }) =>
      kind === 'secret' && parts.ranges.some((range) => range.start < viewRange.end && viewRange.start < range.end),
  ).length;
  return count > 0 ? { ...parts, count, isCut } : undefined;
}
