import type { HjsonDocument, HjsonValue, ReadingOptions, VerifiedEdit } from 'hjson-document';
import {
  removeDuplicate,
  removeMember,
  removeMembers,
  renameKey,
  type SetOptions,
  setValue,
} from 'hjson-document/edits';
import { reparse } from 'hjson-document/incremental';
import { commentOutMember, removeCommented, restoreMember, setNote } from 'hjson-document/notes';
import { agreesWithStructParse, readsAsStruct } from 'hjson-document/structs';
import type { TextEdit, TextRange, ValuePath } from 'source-text';
import { noteOptions } from './documents/template.ts';
import { isGoStringField } from './keys/keyNames.ts';
import { memberGroups } from './schema/options.ts';

/** Changes one thing in a configuration, or says why that cannot be done. */
export type ConfigEdit = (document: HjsonDocument) => VerifiedEdit;

/** How a value is written: a string as before the current typing, or any value as this source. */
export type Written = Pick<SetOptions, 'writing' | 'source'>;

/** The edits of a configuration. None changes anything else for any reader of the server. */
export const edits = {
  /** Sets the value at a path, adding what is missing on the way in the order of the options. */
  set: (path: ValuePath, value: HjsonValue, written: Written = {}) =>
    forEveryReader((document, reading) =>
      setValue(document, path, value, { order: memberGroups, ...written, ...reading }),
    ),
  remove: (path: ValuePath) => forEveryReader((document, reading) => removeMember(document, path, reading)),
  removeAll: (paths: readonly ValuePath[]) =>
    forEveryReader((document, reading) => removeMembers(document, paths, reading)),
  /** Removes the one of several members with the same key that has it at this range. */
  removeDuplicate: (key: TextRange) => forEveryReader((document, reading) => removeDuplicate(document, key, reading)),
  rename: (path: ValuePath, name: string) =>
    forEveryReader((document, reading) => renameKey(document, path, name, reading)),
  /** Writes the comment that is the note of an option; an empty text removes it. */
  note: (path: ValuePath, text: string) =>
    forEveryReader((document, reading) => setNote(document, path, text, { ...noteOptions(path), ...reading })),
  /** Makes an option what it is in another text, as it is written there: set, unset or commented out. */
  restore: (path: ValuePath, from: HjsonDocument) =>
    forEveryReader((document, reading) => restoreMember(document, path, from, reading)),
  commentOut: (path: ValuePath) => forEveryReader((document, reading) => commentOutMember(document, path, reading)),
  /** Removes the comments that are commented-out options. */
  removeCommented: (paths: readonly ValuePath[]) =>
    forEveryReader((document, reading) => removeCommented(document, paths, reading)),
} as const;

/**
 * An edit that changes nothing else for any reader. If the readers already disagree about a text, repairing it may change what one of them
 * sees elsewhere; then only the generic parse is checked, and whether hjson-go can still read the text into a struct.
 */
function forEveryReader(edit: (document: HjsonDocument, reading: ReadingOptions) => VerifiedEdit): ConfigEdit {
  return (document) => {
    const careful = edit(document, { goStringFields: isGoStringField });
    if (careful.ok || agreesWithStructParse(document, isGoStringField)) return careful;
    const generic = edit(document, {});
    const isLost = (changes: readonly TextEdit[]) =>
      readsAsStruct(document, isGoStringField) && !readsAsStruct(reparse(document, changes), isGoStringField);
    return generic.ok && isLost(generic.edits) ? careful : generic;
  };
}
