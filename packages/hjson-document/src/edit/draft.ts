import { composeEdits, type Refusable } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import type { Edited } from './outcome.ts';

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
