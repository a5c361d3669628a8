import { type Edited, type HjsonDocument, type HjsonValue, parseHjson } from 'hjson-document';
import { createDraft } from 'hjson-document/edits';
import { excessOf, reparse, unreadDocument } from 'hjson-document/incremental';
import { applyEdits, type Refusable, type TextEdit, type ValuePath } from 'source-text';
import { choiceSwitch, edits } from '../config/index.ts';
import { type Shown, shownIn, withShown } from '../secrets/index.ts';

/** A value and the option to write it to. */
export interface OptionSetting {
  readonly path: ValuePath;
  readonly value: HjsonValue;
}

/** The fields that setting a choice commented out and restored. */
export interface SwitchedFields {
  readonly setAside: readonly ValuePath[];
  readonly restored: readonly ValuePath[];
}

export type SettingsOutcome = Refusable<Edited & SwitchedFields>;

/**
 * Sets one value after the other, each edit verified, as one list of edits. Fields of another choice than a new one are commented out
 * first, and the commented-out fields of the new one get their values back; one that cannot is left unchanged.
 */
export function setValues(values: readonly OptionSetting[]): (document: HjsonDocument) => SettingsOutcome {
  return (document) => {
    const planned = choiceSwitch(document, values);
    const draft = createDraft(document);
    const setAside = planned.setAside.filter((path) => draft.apply(edits.commentOut(path)).ok);
    for (const { path, value } of values) {
      const step = draft.apply(edits.set(path, value));
      if (!step.ok) return step;
    }
    const restored = planned.restored
      .filter(({ path, value }) => draft.apply(edits.set(path, value)).ok)
      .map(({ path }) => path);
    return { ...draft.result, setAside, restored };
  };
}

/** The document of a text, with as much of it shown; one that is too large for the form is not parsed. */
export function readDocument(text: string, { unknown, mistyped }: Shown = {}): HjsonDocument {
  const excess = excessOf(text);
  const document = excess ? unreadDocument(text, excess) : parseHjson(text);
  return unknown || mistyped ? withShown(document, { unknown, mistyped }) : document;
}

/** The document of the edited text; parses again only what the edits touch. */
export function editDocument(before: HjsonDocument, changes: readonly TextEdit[]): HjsonDocument {
  const text = applyEdits(before.text, changes);
  return before.excess || excessOf(text) ? readDocument(text, shownIn(before)) : reparse(before, changes);
}
