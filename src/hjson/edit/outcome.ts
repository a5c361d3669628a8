import type { EditOutcome } from '../../text/index.ts';
import type { HjsonDocument } from '../document.ts';
import { unclosedComment } from '../tokens.ts';

export function refusal(reason: string): EditOutcome {
  return { ok: false, reason };
}

export const reasons = {
  damage: 'The text around this option cannot be read. Repair it in the HJSON first.',
  hidden:
    'This option seems to stand in the part of the text that cannot be read. Repair that part in the HJSON first.',
  unclosed: 'The object around this option is not closed. Add the closing bracket in the HJSON first.',
  brackets:
    'Brackets do not match, so it is not certain which object a new entry would belong to. Repair them in the HJSON first.',
  notObject: 'The place for this option holds no object. Replace it in the HJSON first.',
  root: 'The configuration as a whole can only be replaced in the HJSON.',
  list: 'Items can only be added to a list in the HJSON.',
  comment: 'The text ends in a comment that is never closed. Close it with */ in the HJSON first.',
  missing: 'There is nothing here to change.',
  taken: 'There is already an entry with this name.',
  unsafe: 'No way to write this leaves the rest of the text as it is. Change it in the HJSON.',
} as const;

/** Why no way to write an edit held. */
export function reasonFor(document: HjsonDocument): string {
  if (document.damage.length > 0) return reasons.damage;
  return unclosedComment(document) ? reasons.comment : reasons.unsafe;
}
