import { composeEdits } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import type { VerifiedEdit } from './outcome.ts';

/** A document that is edited in steps. */
export interface Draft {
  /** All steps so far as one list of edits. */
  readonly result: Extract<VerifiedEdit, { ok: true }>;
  /** Makes one more step; a refused one changes nothing. */
  apply(edit: (document: HjsonDocument) => VerifiedEdit): VerifiedEdit;
}

export function createDraft(document: HjsonDocument): Draft {
  let result: Draft['result'] = { ok: true, edits: [], after: document };
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
