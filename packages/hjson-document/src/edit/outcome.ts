import type { Refused, TextEdit } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import { unclosedComment } from '../tree/tokens.ts';
import type { RefusalCode } from './refusalCodes.ts';

/** An edit that can be made. */
export interface Edited {
  readonly ok: true;
  /** What to do to the text of the document that was edited: its offsets, in text order, not overlapping. */
  readonly edits: readonly TextEdit[];
  /** The document that the edits lead to, which was parsed to verify them. */
  readonly after: HjsonDocument;
}

/** Why an edit is not made. Nothing has changed. */
export interface EditRefusal extends Refused {
  /** Stable, for programs. `refusalCodes` of `hjson-document/codes` has an example of each. */
  readonly code: RefusalCode;
}

/** What every edit returns; none throws. */
export type VerifiedEdit = Edited | EditRefusal;

const reasons: Readonly<Record<RefusalCode, string>> = {
  damaged: 'The HJSON around this value is broken. Fix it first.',
  'possibly-damaged': 'This value may be in the broken part of the HJSON. Fix that part first.',
  'unclosed-object': 'The object around this value is not closed. Add its closing bracket in the HJSON first.',
  'unmatched-brackets':
    'The brackets in the HJSON do not match, so this value could end up in the wrong object. Fix them first.',
  'not-an-object': 'The HJSON has another value where an object is needed. Replace it there first.',
  'whole-document': 'The document as a whole can only be replaced in the HJSON.',
  'list-item': 'List items can only be added in the HJSON.',
  'unclosed-comment': 'The HJSON ends in a comment that is never closed. Add */ first.',
  'nothing-there': 'There is nothing to change here.',
  'not-a-path': 'A path is a list of keys and indexes.',
  'not-a-value': 'HJSON has no such value, or not this deep.',
  'name-taken': 'This name is already taken.',
  'unwritable-note': 'This note cannot be written here as a comment. Write it in the HJSON.',
  unsafe: 'This cannot be written without changing other parts of the HJSON. Change it there.',
  'errors-first': 'Repair the errors first, then format.',
  'text-behind-end': 'The text holds characters behind its end. Remove them first.',
};

export function refuse(code: RefusalCode): EditRefusal {
  return { ok: false, code, reason: reasons[code] };
}

/** Why none of the ways to write an edit worked. */
export function refusalFor(document: HjsonDocument): RefusalCode {
  if (document.damage.length > 0) return 'damaged';
  return unclosedComment(document) ? 'unclosed-comment' : 'unsafe';
}
