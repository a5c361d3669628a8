/**
 * The steps of `edit`, one by one, for programs that compose edits of their own, and for fields that are typed in: `setNote` is in
 * `hjson-document/notes`. Each is tried in several ways, and verified, as `edit` says. Start at `edit/setValue.ts`.
 */
export { createDraft, type Draft } from './edit/edit.ts';
export { type RemoveOptions, removeDuplicate, removeMember, removeMembers } from './edit/removeMember.ts';
export { renameKey } from './edit/renameKey.ts';
export { type StringWriting, stringWriting } from './edit/replaceValue.ts';
export { type SetOptions, setValue } from './edit/setValue.ts';
