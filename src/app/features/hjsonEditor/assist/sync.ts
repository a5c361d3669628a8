import { findMember, type HjsonDocument, pathAt } from 'hjson-document';
import type { TextRange, ValuePath } from 'source-text';
import { connectionPartRanges } from '../../../../config/index.ts';
import { type MaskedView, rangeToView, toSource } from '../../../../masking/index.ts';

/** The option at an offset of the view; `[]` if there is none. */
export function pathAtCursor(document: HjsonDocument, view: MaskedView, offset: number): ValuePath {
  return pathAt(document, toSource(view, offset));
}

/** Where the view shows the member of an option, including its key; undefined if the text has none. */
export function shownMember(document: HjsonDocument, view: MaskedView, path: ValuePath): TextRange | undefined {
  const member = findMember(document, path);
  return member && rangeToView(view, member.range);
}

/** Where the view shows a part of the connection string at a path; a hidden password is its whole placeholder. */
export function shownPart(
  document: HjsonDocument,
  view: MaskedView,
  path: ValuePath,
  name: string,
): TextRange | undefined {
  const part = connectionPartRanges(document, path).find((each) => each.name === name);
  return part && rangeToView(view, part.range);
}

/** The part of the connection string at a path that an offset of the view is in; its ends belong to it. */
export function partAtCursor(
  document: HjsonDocument,
  view: MaskedView,
  path: ValuePath,
  offset: number,
): string | undefined {
  const at = toSource(view, offset);
  return connectionPartRanges(document, path).find(({ range }) => range.start <= at && at <= range.end)?.name;
}
