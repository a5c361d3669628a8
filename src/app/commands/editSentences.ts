import { findNode, type HjsonDocument } from 'hjson-document';
import type { RemovedParts } from 'hjson-document/notes';
import { counted, type ValuePath } from 'source-text';
import { shownName } from '../../workspace/index.ts';

/** The announcement after options were removed: `Removed smtpPort, with its note of 2 lines.` */
export function removedSentence(what: string, { members, noteLines, innerComments }: RemovedParts): string {
  const note = noteLines > 0 && `${members > 1 ? 'notes' : 'its note'} of ${counted(noteLines, 'line')}`;
  const inner = innerComments > 0 && counted(innerComments, 'comment');
  const parts = [note, inner].filter((part) => part !== false);
  return `Removed ${what}${parts.length > 0 ? `, with ${parts.join(' and ')}` : ''}.`;
}

/** The announcement after an option was restored from the opened file. */
export function revertedSentence(what: string, { comments }: RemovedParts): string {
  if (comments === 0) return `Reverted ${what}.`;
  return `Reverted ${what}. ${counted(comments, 'comment')} written since ${comments === 1 ? 'is' : 'are'} gone.`;
}

/** The name of an option before it is removed, which says whether others go with it. */
export function nameOfRemoved(before: HjsonDocument, path: ValuePath): string {
  const node = findNode(before, path);
  const holdsOthers = node?.kind === 'object' && node.members.length > 0;
  const name = shownName(before, path);
  return holdsOthers ? `${name} and everything in it` : name;
}
