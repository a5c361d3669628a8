import { type HjsonDocument, type HjsonMember, type HjsonNode, linesOf, nodeEntries } from 'hjson-document';
import { defineSearch, entryAt, type NodeIndexPath } from 'hjson-document/incremental';
import type { ValuePath } from 'source-text';
import { removeIgnoredFix } from '../fixes.ts';
import type { Rule, RuleResult } from './rule.ts';

/** Keys that the same object repeats further on: every reader uses the last one (hjson-facts §1.3). */
export const duplicateKeys: Rule = ({ document }) =>
  objectsWithDuplicates(document).flatMap((route) => ignoredIn(document, route));

const objectsWithDuplicates = defineSearch({
  find: (document) => [
    ...(hasDuplicates(document.root) ? [[]] : []),
    ...nodeEntries(document)
      .filter(({ node }) => hasDuplicates(node))
      .map(({ route }) => route),
  ],
  isFound: (route, document) => hasDuplicates(entryAt(document, route)?.node),
});

function hasDuplicates(node: HjsonNode | undefined): boolean {
  return node?.kind === 'object' && new Set(node.members.map(({ key }) => key.name)).size < node.members.length;
}

function ignoredIn(document: HjsonDocument, route: NodeIndexPath): readonly RuleResult[] {
  const place = entryAt(document, route);
  const node = place ? place.node : document.root;
  if (node?.kind !== 'object') return [];
  const lines = linesOf(document);
  const last = new Map(node.members.map((member) => [member.key.name, member]));
  return node.members.flatMap((member) => {
    const winner = last.get(member.key.name);
    if (!winner || winner === member) return [];
    return ignored(document, member, place?.path ?? [], lines.positionAt(winner.key.range.start).line);
  });
}

function ignored(document: HjsonDocument, { key }: HjsonMember, parent: ValuePath, line: number): RuleResult {
  const path = [...parent, key.name];
  return {
    code: 'duplicate-key',
    severity: 'warning',
    path,
    range: key.range,
    message: `This key is set again in line ${line}. hjson-go keeps that one and ignores this one.`,
    fixes: [removeIgnoredFix(document, key.range, 'Remove this one')],
  };
}
