import type { TextEdit, ValuePath } from 'source-text';
import type { HjsonDocument, HjsonNode, HjsonObject } from '../document.ts';
import type { ReadingOptions } from '../syntax/parserTypes.ts';
import { memberOf } from '../tree/find.ts';
import { type HjsonValue, type PlainValue, valueOfPlain } from '../values/values.ts';
import { addMember, type MemberOrder } from './addMember.ts';
import { doubtfulBrackets, doubtfulPlace, hasSoundNeighbours } from './doubtfulPlace.ts';
import { keyComments } from './keyComments.ts';
import { refusalFor, refuse, type VerifiedEdit } from './outcome.ts';
import { replaceMember, replacements, replacementsBySource, type StringWriting } from './replaceValue.ts';
import { styleIn } from './style.ts';
import { type SetIn, uncommentMember } from './uncommentMember.ts';
import { type ExpectedChange, verifyEdit, withValueAt } from './verify.ts';

/** How a value is written. */
export interface SetOptions extends ReadingOptions {
  /** Where new members are placed; keys that it does not name go to the end. */
  readonly order?: MemberOrder;
  /** How the value was written when the user began to type: restored as soon as it is safe. */
  readonly writing?: StringWriting | undefined;
  /** A value that is there becomes exactly this text, which reads as the value and may have comments; or the edit is refused. */
  readonly source?: string | undefined;
}

/**
 * Replaces the value at a path, or adds the member and the missing objects above it. With duplicate keys, the one that counts changes.
 * Tries the present style first, then safer ones; the first that reads back as intended is used.
 */
export function setValue(
  document: HjsonDocument,
  path: ValuePath,
  plain: PlainValue,
  options: SetOptions = {},
): VerifiedEdit {
  const value = valueOfPlain(plain);
  if (value === undefined) return refuse('not-a-value');
  if (!Array.isArray(path)) return refuse('not-a-path');
  if (path.length === 0) return refuse('whole-document');
  let node: HjsonNode = document.root;
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    let next: HjsonNode | undefined;
    if (node.kind === 'array') {
      next = typeof step === 'number' ? node.elements[step] : undefined;
      if (!next) return refuse('list-item');
      if (isLast) {
        const candidates = options.source
          ? replacementsBySource(document, next, options.source)
          : replacements(document, next, value, undefined, options.writing);
        return firstVerified(document, candidates, path, value, options);
      }
    } else if (node.kind === 'object') {
      const member = memberOf(node, step);
      if (!member) {
        const doubt = doubtfulPlace(document, node, String(step), wrapped(path.slice(depth + 1), value));
        if (doubt) return refuse(doubt);
        return addAt(document, node, path, depth, value, options);
      }
      const doubt = member.value ? undefined : (doubtfulBrackets(document) ?? (isLast ? undefined : 'damaged'));
      if (doubt) return refuse(doubt);
      // hjson-go reads an object that is null as one that is not set.
      if (isLast || !member.value || member.value.kind === 'null') {
        const rest = isLast ? value : wrapped(path.slice(depth + 1), value);
        const candidates =
          isLast && member.value && options.source
            ? replacementsBySource(document, member.value, options.source)
            : replaceMember(document, node, member, rest, options.writing);
        if (candidates.length === 0) return refuse('damaged');
        return firstVerified(document, candidates, path, value, options);
      }
      next = member.value;
    } else if (node.kind === 'null') {
      // The root: hjson-go reads it as an object without members.
      const candidates = replacements(document, node, wrapped(path.slice(depth), value), undefined, undefined);
      return firstVerified(document, candidates, path, value, options);
    } else {
      return refuse('not-an-object');
    }
    node = next;
  }
  return refuse('nothing-there');
}

/** Adds the missing member on the way to a path: in place of the comment that is that member, or next to the others. */
function addAt(
  document: HjsonDocument,
  parent: HjsonObject,
  path: ValuePath,
  depth: number,
  value: HjsonValue,
  options: SetOptions,
): VerifiedEdit {
  const name = String(path[depth]);
  const parentPath = path.slice(0, depth);
  const added = wrapped(path.slice(depth + 1), value);
  const comments = keyComments(document, parent);
  const [member, ...others] = comments.members.filter((comment) => comment.name === name);
  if (member && others.length === 0) {
    const set: SetIn = (other, at, inner) => setValue(other, at, inner, options.order ? { order: options.order } : {});
    const style = styleIn(document, parent);
    const edits = uncommentMember(document, { path: parentPath, member, value: added, style, set });
    const expected = { ...expectedChange(path, value, options), uncomments: true };
    const isSound = edits && hasSoundNeighbours(document, parent, edits);
    const after = isSound && verifyEdit(document, edits, expected);
    if (after) return { ok: true, edits, after };
  }
  const candidates = addMember(document, parent, name, added, comments, options.order?.(parentPath) ?? []);
  if (candidates.length === 0) return refuse('unclosed-object');
  const sound = candidates.filter((edits) => hasSoundNeighbours(document, parent, edits));
  return firstVerified(document, sound, path, value, options);
}

function wrapped(path: ValuePath, value: HjsonValue): HjsonValue {
  return path.reduceRight<HjsonValue>((inner, step) => new Map([[String(step), inner]]), value);
}

type Candidate = readonly TextEdit[];

function firstVerified(
  document: HjsonDocument,
  candidates: readonly Candidate[],
  path: ValuePath,
  value: HjsonValue,
  options: SetOptions,
): VerifiedEdit {
  const expected = expectedChange(path, value, options);
  for (const edits of candidates) {
    const after = verifyEdit(document, edits, expected);
    if (after) return { ok: true, edits, after };
  }
  return refuse(refusalFor(document));
}

function expectedChange(path: ValuePath, value: HjsonValue, { goStringFields, source }: SetOptions): ExpectedChange {
  return {
    change: (whole) => withValueAt(whole, path, value),
    written: { path, value },
    goStringFields,
    uncomments: source !== undefined,
  };
}
