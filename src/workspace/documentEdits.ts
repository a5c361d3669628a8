import { choiceSwitch, memberGroups } from '../config/index.ts';
import {
  commentOutMember,
  excessOf,
  type HjsonDocument,
  type HjsonValue,
  parseHjson,
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

/** The fields that setting a choice commented out and restored. */
export interface Switched {
  readonly setAside: readonly OptionPath[];
  readonly restored: readonly OptionPath[];
}

export type SettingsOutcome = (Extract<VerifiedEdit, { ok: true }> & Switched) | Extract<VerifiedEdit, { ok: false }>;

/**
 * Sets one value after the other, each edit verified, and returns all of them as one list of edits. Fields of another choice than a new one
 * are commented out first, and the commented-out fields of the new one get their values back; one that cannot is left unchanged.
 */
export function setValues(
  document: HjsonDocument,
  values: readonly OptionSetting[],
  options: SetOptions,
): SettingsOutcome {
  const { goStringFields } = options;
  const planned = choiceSwitch(document, values);
  let edits: readonly TextEdit[] = [];
  let after = document;
  const apply = (edit: VerifiedEdit) => {
    if (!edit.ok) return false;
    edits = composeEdits(edits, edit.edits);
    ({ after } = edit);
    return true;
  };
  const setAside = planned.setAside.filter((path) =>
    apply(commentOutMember(after, path, goStringFields ? { goStringFields } : {})),
  );
  for (const { path, value } of values) {
    const edit = setValue(after, path, value, { order: memberGroups, ...options });
    if (!apply(edit) && !edit.ok) return edit;
  }
  const restored = planned.restored
    .filter(({ path, value }) => apply(setValue(after, path, value, { order: memberGroups, ...options })))
    .map(({ path }) => path);
  return { ok: true, edits, after, setAside, restored };
}

/** The document of a text; one that is too large for the form is not parsed. */
export function readDocument(text: string): HjsonDocument {
  const excess = excessOf(text);
  return excess ? unreadDocument(text, excess) : parseHjson(text);
}

/** The document of the edited text; parses again only what the edits touch. */
export function editDocument(before: HjsonDocument, edits: readonly TextEdit[]): HjsonDocument {
  const text = applyEdits(before.text, edits);
  return before.excess || excessOf(text) ? readDocument(text) : reparse(before, edits);
}
