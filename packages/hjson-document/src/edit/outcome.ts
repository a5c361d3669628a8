import type { Refusable, TextEdit } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import { unclosedComment } from '../tree/tokens.ts';

/** An `EditOutcome` with the document that the edits lead to, which was parsed to verify them. */
export type VerifiedEdit = Refusable<{ readonly edits: readonly TextEdit[]; readonly after: HjsonDocument }>;

export const reasons = {
  damage: 'The HJSON around this value is broken. Fix it first.',
  hidden: 'This value may be in the broken part of the HJSON. Fix that part first.',
  unclosed: 'The object around this value is not closed. Add its closing bracket in the HJSON first.',
  brackets: 'The brackets in the HJSON do not match, so this value could end up in the wrong object. Fix them first.',
  notObject: 'The HJSON has another value where an object is needed. Replace it there first.',
  root: 'The document as a whole can only be replaced in the HJSON.',
  list: 'List items can only be added in the HJSON.',
  comment: 'The HJSON ends in a comment that is never closed. Add */ first.',
  missing: 'There is nothing to change here.',
  path: 'A path is a list of keys and indexes.',
  value: 'HJSON has no such value, or not this deep.',
  taken: 'This name is already taken.',
  note: 'This note cannot be written here as a comment. Write it in the HJSON.',
  unsafe: 'This cannot be written without changing other parts of the HJSON. Change it there.',
} as const;

/** Why none of the ways to write an edit worked. */
export function reasonFor(document: HjsonDocument): string {
  if (document.damage.length > 0) return reasons.damage;
  return unclosedComment(document) ? reasons.comment : reasons.unsafe;
}
