/**
 * Comments as parts of a document: the note of a member, members that are commented out, and whose each comment is.
 * Start at `edit/note.ts`; `edit/keyComments.ts` says which comment is a member, `edit/ownership.ts` whose it is.
 */
export { commentedKeys, commentedValue, commentOutMember, removeCommented } from './edit/commentOut.ts';
export { type NoteOptions, noteOf, noteRanges } from './edit/note.ts';
export { type Owned, ownedBy } from './edit/ownership.ts';
export { type RemovedParts, removedParts } from './edit/removeMember.ts';
export { restoreMember } from './edit/restoreMember.ts';
export { setNote } from './edit/setNote.ts';
export { commentBody } from './tree/trivia.ts';
