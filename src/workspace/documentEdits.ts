import { memberGroups } from '../config/index.ts';
import {
  excessOf,
  type HjsonDocument,
  type HjsonValue,
  parseHjson,
  removeMembers,
  reparse,
  type SetOptions,
  setValue,
  unreadDocument,
  type VerifiedEdit,
} from '../hjson/index.ts';
import { applyEdits, composeEdits, type OptionPath, type TextEdit } from '../text/index.ts';

/** A value and the option to write it to. */
export interface OptionSetting {
  readonly path: OptionPath;
  readonly value: HjsonValue;
}

/** Removes members, then sets one value after the other, each edit verified, and makes one edit list of them all. */
export function setValues(
  document: HjsonDocument,
  values: readonly OptionSetting[],
  removed: readonly OptionPath[],
  options: SetOptions,
): VerifiedEdit {
  const removal = removeMembers(document, removed, options);
  if (!removal.ok) return removal;
  let { edits, after } = removal;
  for (const { path, value } of values) {
    const edit = setValue(after, path, value, { order: memberGroups, ...options });
    if (!edit.ok) return edit;
    edits = composeEdits(edits, edit.edits);
    after = edit.after;
  }
  return { ok: true, edits, after };
}

/** The document of a text; one that is too large for the form is not parsed. */
export function readDocument(text: string): HjsonDocument {
  const excess = excessOf(text);
  return excess ? unreadDocument(text, excess) : parseHjson(text);
}

/** The document of the edited text; reads anew only what the edits touch. */
export function editDocument(before: HjsonDocument, edits: readonly TextEdit[]): HjsonDocument {
  const text = applyEdits(before.text, edits);
  return before.excess || excessOf(text) ? readDocument(text) : reparse(before, edits);
}
