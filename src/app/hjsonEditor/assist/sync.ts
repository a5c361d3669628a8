import { findMember, type HjsonDocument, pathAt } from '../../../hjson/index.ts';
import { type MaskedView, rangeToView, toSource } from '../../../masking/index.ts';
import type { OptionPath, TextRange } from '../../../text/index.ts';

/** The option at an offset of the view; `[]` where there is none. */
export function pathAtCursor(document: HjsonDocument, view: MaskedView, offset: number): OptionPath {
  return pathAt(document, toSource(view, offset));
}

/** Where the view shows the member of an option, key included; undefined when the text has none. */
export function shownMember(document: HjsonDocument, view: MaskedView, path: OptionPath): TextRange | undefined {
  const member = findMember(document, path);
  return member && rangeToView(view, member.range);
}
