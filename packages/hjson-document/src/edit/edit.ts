import { composeEdits, type Refusable, type ValuePath } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import type { PlainValue } from '../values/values.ts';
import type { MemberOrder } from './addMember.ts';
import type { Edited, EditRefusal, VerifiedEdit } from './outcome.ts';
import { removeMember } from './removeMember.ts';
import { renameKey } from './renameKey.ts';
import { setNote } from './setNote.ts';
import { setValue } from './setValue.ts';

/** A document that is edited in steps of any kind, each of which may be refused. */
export interface Draft {
  /** All steps so far as one list of edits. */
  readonly result: Edited;
  /** Makes one more step; a refused one changes nothing. */
  apply<Outcome extends Refusable<Edited>>(edit: (document: HjsonDocument) => Outcome): Outcome;
}

/** A draft without any step: its result is the document. */
export function createDraft(document: HjsonDocument): Draft {
  let result: Edited = { ok: true, edits: [], after: document };
  return {
    get result() {
      return result;
    },
    apply(edit) {
      const step = edit(result.after);
      if (step.ok) result = { ok: true, edits: composeEdits(result.edits, step.edits), after: step.after };
      return step;
    },
  };
}

/** What the steps of one `edit` have in common. */
export interface EditOptions extends ReadingOptions {
  /** Where new members are placed; by default at the end. */
  readonly order?: MemberOrder;
}

/** Several changes of a document as one, all or none. Each step returns the same object; nothing throws. */
export interface Editing {
  /** Replaces the value at a path, or adds it with the objects above it. Of a list, only an element that is there. */
  set(path: ValuePath, value: PlainValue): Editing;
  /** Removes a member with the comments that belong to it; with duplicate keys, all of them. */
  remove(path: ValuePath): Editing;
  /** Gives a member another name, in its place; refused if the object has that name. */
  rename(path: ValuePath, name: string): Editing;
  /** Writes the comment above a member, or beside it if it is there; an empty text removes it. */
  note(path: ValuePath, text: string): Editing;
  /** The edits of the text and the document that they lead to, or why the first step that was refused cannot be done. */
  apply(): VerifiedEdit;
}

/**
 * Begins to change a document: `edit(document).set(['port'], 587).remove(['old']).apply()`. Each step is tried in several ways, from the one
 * that changes least; a way counts if the text, parsed again, has the wanted value, all others, and all other comments as before.
 */
export function edit(document: HjsonDocument, options: EditOptions = {}): Editing {
  const draft = createDraft(document);
  let refused: EditRefusal | undefined;
  const step = (change: (current: HjsonDocument) => VerifiedEdit): Editing => {
    const outcome = refused ?? draft.apply(change);
    if (!outcome.ok) refused = outcome;
    return editing;
  };
  const editing: Editing = {
    set: (path, value) => step((current) => setValue(current, path, value, options)),
    remove: (path) => step((current) => removeMember(current, path, options)),
    rename: (path, name) => step((current) => renameKey(current, path, name, options)),
    note: (path, text) => step((current) => setNote(current, path, text, options)),
    apply: () => refused ?? draft.result,
  };
  return editing;
}
