import type { ValuePath } from 'source-text';
import type { HjsonObject } from '../document.ts';
import type { CommentedKey } from './keyComments.ts';

/** The keys of the object at a path in the order in which new members are placed, grouped by what belongs together. */
export type MemberOrder = (parent: ValuePath) => readonly (readonly string[])[];

/** Before or after a member, given by its index, or the block of comments that a commented-out one is in. */
export interface Insertion {
  readonly at: number | CommentedKey;
  readonly isBefore: boolean;
  /** True if both are of one group. */
  readonly isNear: boolean;
}

/**
 * Where a new member belongs: after the nearest one that precedes it in the order, or before the nearest one that follows where
 * only that one is of its group, or none precedes. Members that are commented out count like others. Undefined without any.
 */
export function nearestPlace(
  parent: HjsonObject,
  name: string,
  comments: readonly CommentedKey[],
  groups: readonly (readonly string[])[],
): Insertion | undefined {
  const order = groups.flat();
  const rank = order.indexOf(name);
  if (rank < 0) return undefined;
  const group = new Set(groups.find((keys) => keys.includes(name)));
  const ranks = new Map(order.map((key, index) => [key, index]));
  let before: Neighbour | undefined;
  let after: Neighbour | undefined;
  const neighbours = [
    ...parent.members.map(({ key }, at) => ({ name: key.name, at })),
    ...comments.map((at) => ({ name: at.name, at })),
  ];
  for (const { name: other, at } of neighbours) {
    const distance = (ranks.get(other) ?? Number.NaN) - rank;
    const neighbour = { at, distance, isNear: group.has(other) };
    if (distance < 0 && !(before && before.distance > distance)) before = neighbour;
    if (distance > 0 && !(after && after.distance <= distance)) after = neighbour;
  }
  if (after && (!before || (after.isNear && !before.isNear))) return { ...after, isBefore: true };
  return before && { ...before, isBefore: false };
}

interface Neighbour extends Pick<Insertion, 'at' | 'isNear'> {
  readonly distance: number;
}
