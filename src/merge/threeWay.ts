import { equalValues, type HjsonObjectValue, type HjsonValue } from 'hjson-document';
import type { ValuePath } from 'source-text';
import { optionAt } from '../config/index.ts';
import { findSentinels, holdsSentinel, isMask } from '../references/index.ts';

/**
 * Merges what the texts mean: a change on one side wins over no change; objects are merged member by member, lists are taken as a whole. What
 * both changed to different values is a conflict and keeps the value of ours. So does what theirs has only a mark of a redacted copy for,
 * or a mask of another program, whatever the value was there: that is not compared.
 */
export function mergeValues(base: HjsonObjectValue, ours: HjsonObjectValue, theirs: HjsonObjectValue) {
  const taken: ValuePath[] = [];
  const conflicts: ValuePath[] = [];
  const notCompared: ValuePath[] = [];

  function mergeObjects(base: HjsonObjectValue, ours: HjsonObjectValue, theirs: HjsonObjectValue, path: ValuePath) {
    const merged = new Map<string, HjsonValue>();
    for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
      const value = mergeMember(base.get(key), ours.get(key), theirs.get(key), [...path, key]);
      if (value !== undefined) merged.set(key, value);
    }
    return merged;
  }

  function mergeMember(base: Member, ours: Member, theirs: Member, path: ValuePath): Member {
    if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
    // What a redacted copy left out is no change; beside a mark, something may have changed.
    const isMasked = typeof theirs === 'string' && optionAt(path)?.kind === 'secret' && isMask(theirs);
    if (base !== undefined && (isMasked || isRedacted(theirs, base))) {
      notCompared.push(path);
      return ours;
    }
    if (isObject(ours) && isObject(theirs)) {
      return mergeObjects(isObject(base) ? base : new Map(), ours, theirs, path);
    }
    const isNew = base === undefined && ours === undefined;
    if (isNew && isObject(theirs) && holdsMark(theirs)) return mergeObjects(new Map(), new Map(), theirs, path);
    if (!isSame(base, ours) || isMasked || holdsMark(theirs)) {
      conflicts.push(path);
      return ours;
    }
    taken.push(path);
    return theirs;
  }

  return { value: mergeObjects(base, ours, theirs, []), taken, conflicts, notCompared };
}

/** Undefined if an object does not have the member. */
type Member = HjsonValue | undefined;

/** Whether a value is another one with marks in place of parts, or of all of it. */
function isRedacted(value: Member, other: HjsonValue): boolean {
  if (typeof value !== 'string') return false;
  const marks = findSentinels(value);
  if (typeof other !== 'string') return marks[0]?.text === value;
  const starts = [0, ...marks.map(({ start, text }) => start + text.length)];
  const [first = '', ...others] = starts.map((start, index) => value.slice(start, marks[index]?.start));
  if (others.length === 0 || !other.startsWith(first)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = piece === others.at(-1) ? other.lastIndexOf(piece) : other.indexOf(piece, at);
    if (found < at) return false;
    at = found + piece.length;
  }
  return at === other.length;
}

/** Whether there is a mark of a redacted copy in a value, at any depth. */
function holdsMark(value: Member): boolean {
  if (typeof value === 'string') return holdsSentinel(value);
  if (Array.isArray(value)) return value.some(holdsMark);
  return isObject(value) && [...value.values()].some(holdsMark);
}

function isSame(left: Member, right: Member): boolean {
  return left === undefined || right === undefined ? left === right : equalValues(left, right);
}

function isObject(value: Member): value is HjsonObjectValue {
  return value instanceof Map;
}
