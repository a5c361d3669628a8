import { invariant } from 'source-text';
import type { HjsonArray, HjsonNode, HjsonObject } from './document.ts';

/** How to turn a tree into something else, from the leaves up. Members without a value are skipped. */
export interface Fold<Result> {
  scalar(node: Exclude<HjsonNode, HjsonObject | HjsonArray>): Result;
  array(elements: readonly Result[], node: HjsonArray): Result;
  /** In text order, duplicates included. */
  object(members: readonly (readonly [name: string, value: Result])[], node: HjsonObject): Result;
}

interface Level<Result> {
  readonly node: HjsonObject | HjsonArray;
  next: number;
  readonly elements: Result[];
  readonly members: [string, Result][];
}

/** Folds with an explicit stack: the brackets of a text may nest deeper than the engine's calls can. */
export function foldNode<Result>(root: HjsonNode, fold: Fold<Result>): Result {
  const levels: Level<Result>[] = [];
  let node: HjsonNode = root;
  for (;;) {
    let result: Result | undefined;
    if (node.kind === 'object' || node.kind === 'array') levels.push({ node, next: 0, elements: [], members: [] });
    else result = fold.scalar(node);
    for (;;) {
      const level = levels[levels.length - 1];
      if (!level) {
        invariant(result !== undefined, 'a fold gives a result for every node');
        return result;
      }
      if (result !== undefined) addResult(level, result);
      const child = nextChild(level);
      if (child) {
        node = child;
        break;
      }
      levels.pop();
      result =
        level.node.kind === 'object' ? fold.object(level.members, level.node) : fold.array(level.elements, level.node);
    }
  }
}

function addResult<Result>(level: Level<Result>, result: Result): void {
  if (level.node.kind === 'array') level.elements.push(result);
  else level.members.push([level.node.members[level.next - 1]?.key.name ?? '', result]);
}

function nextChild<Result>(level: Level<Result>): HjsonNode | undefined {
  if (level.node.kind === 'array') return level.node.elements[level.next++];
  for (;;) {
    const member = level.node.members[level.next++];
    if (!member || member.value) return member?.value;
  }
}
